import { calls } from '@fairlead/contract';
import { CSV_COLUMNS, CSV_TERMS, presentBucket, putAndRun } from './csv-plan';
import type { HostileWorld } from './hostile-world';

/** A product of the network without an interface, published by two people. */
const publishProduct = async (world: HostileWorld): Promise<string> => {
  const { desks, write, pass } = world;
  const words = { title: 'x', put_content: 'x', put_rule: 'x', user_targeting: 'x', game_description: 'x' };
  const cover_file_id = await world.picture(calls.consoleUpload.image, desks.delivery);
  const draft = { ...CSV_TERMS, ...words, cover_file_id } as const;
  const { id } = await write(calls.consoleProduct.save, desks.delivery, draft);
  await pass(await write(calls.consoleProduct.proposeVersion, desks.delivery, { id, reason: 'x' }));
  return id;
};

/** A report entered by hand, and one that was held back; each counted or set aside for a reason. */
export const writeReports = async (world: HostileWorld): Promise<void> => {
  const { doors, desks, write, pass, drop } = world;
  const { delivery } = desks;
  const { number: order_number } = await putAndRun(doors, world.holder.token, await publishProduct(world));
  const bucket = presentBucket();
  const evidence_file_ids = [await world.picture(calls.consoleUpload.image, delivery)];
  const figures = { bucket, version: 1, impressions: 100, clicks: 2, conversions: 0, spend: 10 };
  const report = { order_number, ...figures };
  await pass(
    await write(calls.consoleReport.proposeManual, delivery, { report, evidence_file_ids, reason: 'x' }),
  );
  const impossible = `${CSV_COLUMNS}\n${order_number},${bucket},2,10,11,0,0\n`;
  const file = new File([impossible], 'reports.csv', { type: 'text/csv' });
  const { results } = await doors.upload(calls.consoleReport.uploadCsv, delivery, file);
  const target = { id: results[0]?.report_id ?? '', accept: false, reason: 'x' };
  await drop(await write(calls.consoleReport.decideQuarantined, delivery, target));
  await pass(await write(calls.consoleReport.decideQuarantined, delivery, target));
};
