import { calls, type RequestOf } from '@fairlead/contract';
import { expect } from '@playwright/test';
import { PICTURE } from './picture';
import { CSV_NETWORK } from './product';
import { agreeTo, type Scenario, type Somebody } from './scenario';

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

/** A plan of 10.00 on a product, placed by hand with the network that has no interface. */
const putAndPlace = async (
  { client, desks }: Pick<Scenario, 'client' | 'desks'>,
  holderToken: string,
  productId: string,
): Promise<{ readonly id: string; readonly number: string }> => {
  const put = { product_id: productId, amount: 1_000 };
  const { order } = await client.send(calls.plan.put, holderToken, put);
  const placing = { id: order.id, reason: 'Placed by telephone' };
  expect((await client.send(calls.consoleOrder.place, desks.delivery, placing)).status).toBe('putting');
  return order;
};

type Terms = Partial<RequestOf<typeof calls.consoleProduct.save>>;

/** Saves a product's draft, and has it published by two people. */
const publish = async ({ client, desks }: Scenario, title: string, terms: Terms): Promise<string> => {
  const file = new File([PICTURE], 'dot.png', { type: 'image/png' });
  const { file_id } = await client.upload(calls.consoleUpload.image, desks.delivery, file);
  const words = { put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const { id } = await client.send(calls.consoleProduct.save, desks.delivery, {
    ...{ ...CSV_TERMS, ...words, title, cover_file_id: file_id, ...terms },
  });
  const reason = 'For the journey';
  const proposal = await client.send(calls.consoleProduct.proposeVersion, desks.delivery, { id, reason });
  await agreeTo({ client, desks }, proposal.id);
  return id;
};

/** A product of a network that the demo has no part in. */
export const publishProduct = (scenario: Scenario, title: string, network = CSV_NETWORK): Promise<string> =>
  publish(scenario, title, { network });

/** The next version of such a product, with other terms. */
export const publishVersion = (
  scenario: Scenario,
  { id, version, title }: { readonly id: string; readonly version: number; readonly title: string },
  terms: Terms,
): Promise<string> => publish(scenario, title, { id, version, ...terms });

/** A plan of somebody that the network without an interface runs just now. */
export const runCsvPlan = async (scenario: Scenario, { token }: Somebody, title: string) =>
  putAndPlace(scenario, token, await publishProduct(scenario, title));

/** A report of a plan that its network has not accepted: it cannot be true, and waits for a decision. */
export const holdBackReport = async (
  { client }: Pick<Scenario, 'client'>,
  holderToken: string,
  productId: string,
): Promise<string> => {
  const { order } = await client.send(calls.plan.put, holderToken, { product_id: productId, amount: 1_000 });
  const figures = { version: 1, impressions: 10, clicks: 1, conversions: 0, spend: 0 };
  const report = { order_number: order.number, bucket: presentBucket(), ...figures };
  const { results } = await client.sign(calls.network.reports, { reports: [report] });
  return results[0]?.report_id ?? '';
};

/** A file with these lines, as staff choose it. */
export const csvFile = (...lines: readonly string[]): File =>
  new File([[CSV_COLUMNS, ...lines].join('\n')], 'reports.csv', { type: 'text/csv' });

/** Proposes to count a file with these lines, with an image as evidence. */
export const proposeCsv = async (
  { client }: Pick<Scenario, 'client'>,
  token: string,
  evidenceFileId: string,
  ...lines: readonly string[]
): Promise<string> => {
  const { file_id } = await client.upload(calls.consoleReport.uploadCsv, token, csvFile(...lines));
  const request = { file_id: file_id ?? '', name: 'reports.csv', reason: 'Sent by the network' };
  const proposed = await client.send(calls.consoleReport.proposeFile, token, {
    ...{ ...request, evidence_file_ids: [evidenceFileId] },
  });
  return proposed.id;
};
