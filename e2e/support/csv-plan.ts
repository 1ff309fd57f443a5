import { calls } from '@fairlead/contract';
import { expect } from '@playwright/test';
import type { Doors } from './doors';
import { PICTURE } from './picture';
import { CSV_NETWORK } from './product';
import type { Somebody, World } from './world';

const BUCKET_MS = 900_000;

/** What a file of reports names in its first line. */
export const CSV_COLUMNS = 'order_number,bucket,version,impressions,clicks,conversions,spend';

/** Terms of a product of the network without an interface; its run outlasts a long journey. */
export const CSV_TERMS = {
  ...{ version: 0, official: false, network: CSV_NETWORK, run_days: 365, learning_conversions: 50 },
  ...{ min_put_amount: 1_000, max_put_amount: 9_000, cost_per_thousand: 500 },
  ...{ payout_per_conversion: 100, holder_share_bp: 8_000 },
  kind: 'video',
} as const;

/** The quarter of an hour that runs now, as a report names it. */
export const presentBucket = (): string =>
  new Date(Math.floor(Date.now() / BUCKET_MS) * BUCKET_MS).toISOString();

/** A plan of 10.00 on a product, once its network runs it. */
export const putAndRun = async (
  doors: Doors,
  holderToken: string,
  productId: string,
): Promise<{ readonly id: string; readonly number: string }> => {
  const put = { product_id: productId, amount: 1_000 };
  const { order } = await doors.send(calls.plan.put, holderToken, put);
  const statusNow = async () =>
    (await doors.send(calls.plan.detail, holderToken, { order_id: order.id })).order.status;
  await expect.poll(statusNow, { timeout: 30_000 }).toBe('putting');
  return order;
};

/** A product of the network without an interface, published by two people. */
const publishCsvProduct = async ({ doors, desks }: World, title: string): Promise<string> => {
  const file = new File([PICTURE], 'dot.png', { type: 'image/png' });
  const { file_id } = await doors.upload(calls.consoleUpload.image, desks.delivery, file);
  const words = { put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const { id } = await doors.send(calls.consoleProduct.save, desks.delivery, {
    ...{ ...CSV_TERMS, ...words, title, cover_file_id: file_id },
  });
  const reason = 'For the journey';
  const proposal = await doors.send(calls.consoleProduct.proposeVersion, desks.delivery, { id, reason });
  await doors.send(calls.consoleProposal.approve, desks.checker, { id: proposal.id });
  return id;
};

/** A plan of somebody that the network without an interface runs just now. */
export const runCsvPlan = async (world: World, { token }: Somebody, title: string) =>
  putAndRun(world.doors, token, await publishCsvProduct(world, title));
