import { calls } from '@fairlead/contract';
import { expect } from '@playwright/test';
import { CSV_TERMS, csvFile, holdBackReport, presentBucket } from './csv-plan';
import type { HostileScenario } from './hostile-scenario';
import { CSV_NETWORK, SIGNED_NETWORK } from './product';

/** A product of a network, published by two people. */
const publishProduct = async (scenario: HostileScenario, network: string): Promise<string> => {
  const { desks, write, pass } = scenario;
  const words = { title: 'x', put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const cover_file_id = await scenario.picture(calls.consoleUpload.image, desks.delivery);
  const draft = { ...CSV_TERMS, ...words, network, cover_file_id } as const;
  const { id } = await write(calls.consoleProduct.save, desks.delivery, draft);
  await pass(await write(calls.consoleProduct.proposeVersion, desks.delivery, { id, reason: 'x' }));
  return id;
};

/** A plan is paused, and somebody says that its network, which has no interface, was told. */
const tellNetwork = async ({ client, desks, holder, write }: HostileScenario, id: string): Promise<void> => {
  await client.send(calls.plan.pause, holder.token, { order_id: id });
  const readTasks = async () =>
    (await client.send(calls.consoleOrder.detail, desks.delivery, { id })).network_tasks;
  await expect.poll(async () => (await readTasks()).length).toBeGreaterThan(0);
  const upTo = (await readTasks()).at(-1)?.id ?? '';
  await write(calls.consoleOrder.tell, desks.delivery, { id, up_to: upTo, reason: 'x' });
};

/** A report entered by hand, a file of them, a report that was held back, set aside for a reason, and a network that was told. */
export const writeReports = async (scenario: HostileScenario): Promise<void> => {
  const { client, desks, holder, write, pass, drop } = scenario;
  const { delivery } = desks;
  const put = { product_id: await publishProduct(scenario, CSV_NETWORK), amount: 1_000 };
  const { order } = await client.send(calls.plan.put, holder.token, put);
  await write(calls.consoleOrder.place, delivery, { id: order.id, reason: 'x' });
  const { number: order_number } = order;
  const bucket = presentBucket();
  const evidence = async () => [await scenario.picture(calls.consoleUpload.image, delivery)];
  const report = { order_number, bucket, version: 1, impressions: 100, clicks: 2, conversions: 0, spend: 10 };
  await pass(
    await write(calls.consoleReport.proposeManual, delivery, {
      ...{ report, evidence_file_ids: await evidence(), reason: 'x' },
    }),
  );
  const file = csvFile(`${order_number},${bucket},2,200,4,0,20`);
  const { file_id } = await client.upload(calls.consoleReport.uploadCsv, delivery, file);
  const about = { file_id: file_id ?? '', name: 'x', evidence_file_ids: await evidence(), reason: 'x' };
  await pass(await write(calls.consoleReport.proposeFile, delivery, about));
  const heldBack = await holdBackReport(
    scenario,
    holder.token,
    await publishProduct(scenario, SIGNED_NETWORK.name),
  );
  const target = { id: heldBack, accept: false, reason: 'x' };
  await drop(await write(calls.consoleReport.decideQuarantined, delivery, target));
  await pass(await write(calls.consoleReport.decideQuarantined, delivery, target));
  await tellNetwork(scenario, order.id);
};
