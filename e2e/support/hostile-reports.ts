import { calls } from '@fairlead/contract';
import { expect } from '@playwright/test';
import type { HostileWorld } from './hostile-world';
import { CSV_NETWORK } from './product';

const BUCKET_MS = 900_000;
const COLUMNS = 'order_number,bucket,version,impressions,clicks,conversions,spend';
const TERMS = {
  ...{ version: 0, official: false, network: CSV_NETWORK, run_days: 30, learning_conversions: 50 },
  ...{ min_put_amount: 1_000, max_put_amount: 9_000, cost_per_thousand: 500 },
  ...{ payout_per_conversion: 100, holder_share_bp: 8_000 },
  kind: 'video',
} as const;

/** A product of the network without an interface, published by two people. */
const publishProduct = async (world: HostileWorld): Promise<string> => {
  const { desks, write, pass } = world;
  const words = { title: 'x', put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const cover_file_id = await world.picture(calls.consoleUpload.image, desks.delivery);
  const draft = { ...TERMS, ...words, cover_file_id } as const;
  const { id } = await write(calls.consoleProduct.save, desks.delivery, draft);
  await pass(await write(calls.consoleProduct.proposeVersion, desks.delivery, { id, reason: 'x' }));
  return id;
};

/** A plan that this network runs just now, by its number. */
const runPlan = async (world: HostileWorld): Promise<string> => {
  const { doors, holder } = world;
  const product_id = await publishProduct(world);
  const { order } = await doors.send(calls.plan.put, holder.token, { product_id, amount: 1_000 });
  const statusNow = async () =>
    (await doors.send(calls.plan.detail, holder.token, { order_id: order.id })).order.status;
  await expect.poll(statusNow, { timeout: 30_000 }).toBe('putting');
  return order.number;
};

/** A report entered by hand, and one that was held back; each counted or set aside for a reason. */
export const writeReports = async (world: HostileWorld): Promise<void> => {
  const { doors, desks, write, pass, drop } = world;
  const { delivery } = desks;
  const order_number = await runPlan(world);
  const bucket = new Date(Math.floor(Date.now() / BUCKET_MS) * BUCKET_MS).toISOString();
  const evidence_file_ids = [await world.picture(calls.consoleUpload.image, delivery)];
  const figures = { bucket, version: 1, impressions: 100, clicks: 2, conversions: 0, spend: 10 };
  const report = { order_number, ...figures };
  await pass(
    await write(calls.consoleReport.proposeManual, delivery, { report, evidence_file_ids, reason: 'x' }),
  );
  const impossible = `${COLUMNS}\n${order_number},${bucket},2,10,11,0,0\n`;
  const file = new File([impossible], 'reports.csv', { type: 'text/csv' });
  const { results } = await doors.upload(calls.consoleReport.uploadCsv, delivery, file);
  const target = { id: results[0]?.report_id ?? '', accept: false, reason: 'x' };
  await drop(await write(calls.consoleReport.decideQuarantined, delivery, target));
  await pass(await write(calls.consoleReport.decideQuarantined, delivery, target));
};
