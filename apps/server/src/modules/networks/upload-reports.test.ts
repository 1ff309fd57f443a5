import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { REPORTS_PER_FILE_MAX } from '@fairlead/contract/csv';
import { reportFile } from '@fairlead/db';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../testing/client';
import { CSV_HEAD, openReportDesk, REASON } from '../../testing/report-desk';
import { addUpload } from '../../testing/stored-image';
import { sendDueOutbox } from '.';

let desk: Awaited<ReturnType<typeof openReportDesk>>;
beforeAll(async () => {
  desk = await openReportDesk();
});
afterEach(() => desk.context.expectBooks());
afterAll(() => desk.context.close());

describe('a file of reports', () => {
  it('no figure without a source: changes nothing by the one person who uploads it', async () => {
    const { holder, id, number } = await desk.running();
    const before = await desk.plans.walletOf(holder);
    const file = `${CSV_HEAD}\r\n"${number}",${desk.bucket()},1,5000,100,3,5000\r\n`;
    const { file_id: fileId, hash } = dataOf(await desk.upload(file));
    expect(hash).toBe(createHash('sha256').update(file).digest('hex'));
    const proposed = dataOf(await desk.proposeFile(fileId));
    expect(await desk.approve(proposed.id, desk.maker)).toEqual({ ok: false, reason: 'same_person' });
    expect(await desk.plans.walletOf(holder)).toEqual(before);
    expect((await desk.plans.detailOf(holder, id)).order.status).toBe('putting');
    expect(await desk.context.asOwner('select from delivery_report where order_id = $1', [id])).toEqual([]);
    expect(await desk.causesOf(holder, id)).not.toContain('budget_spent / staff');
    dataOf(await desk.drop(proposed.id));
    expect(await desk.plans.walletOf(holder)).toEqual(before);
    expect(await desk.context.asOwner('select from delivery_report where order_id = $1', [id])).toEqual([]);
    expect((await desk.proposeFile(fileId)).ok).toBe(true);
  });

  it('no figure without a source: counts when a second person agrees; staff are named', async () => {
    const [one, other] = [await desk.running(), await desk.running()];
    const lines = [
      `${one.number},${desk.bucket()},1,3000,100,3,3000`,
      `${other.number},${desk.bucket()},1,2000,100,1,1500`,
      `${one.number},${desk.bucket(1)},1,2000,10,0,2000`,
    ];
    const file = [CSV_HEAD, ...lines].join('\n');
    const { file_id: fileId, hash } = dataOf(await desk.upload(file));
    const proposed = dataOf(await desk.proposeFile(fileId));
    expect(proposed).toMatchObject({
      ...{ kind: 'report_file', amount: 6_500 },
      subject: { type: 'report_file', id: fileId, label: 'reports.csv' },
    });
    const shown = dataOf(await desk.call(calls.consoleProposal.detail, desk.checker, { id: proposed.id }));
    expect(shown.payload.filter(({ name }) => name === 'evidence')).toMatchObject([
      { value: expect.stringMatching(/\/files\/\d+\./) },
    ]);
    expect(shown.payload).toEqual(
      expect.arrayContaining([
        { name: 'name', value: 'reports.csv' },
        { name: 'sha256', value: hash },
        { name: 'reports', value: '3' },
      ]),
    );
    const [owner] = await desk.context.asOwner<{ username: string }>(
      'select username from account_holder where id = $1',
      [one.holder.holderId],
    );
    expect(shown.report_sums).toMatchObject([
      {
        ...{ order_id: one.id, order_number: one.number, holder: owner?.username },
        ...{ reports: 2, impressions: 5_000, clicks: 110, conversions: 3, spend: 5_000, revenue: 1_200 },
        ...{ budget: 5_000, billed: 0 },
      },
      { order_id: other.id, reports: 1, spend: 1_500, revenue: 400 },
    ]);
    const approved = dataOf(await desk.approve(proposed.id));
    expect(approved.moves).toEqual(shown.moves);
    expect(approved.transaction_ids).toHaveLength(7);
    expect(await desk.plans.walletOf(one.holder)).toMatchObject({ escrow: 0, settling: 1_200 });
    expect(await desk.plans.walletOf(other.holder)).toMatchObject({ escrow: 3_500, settling: 400 });
    const { reports } = dataOf(await desk.call(calls.consoleOrder.detail, desk.maker, { id: one.id }));
    expect(reports).toMatchObject([
      { network: 'quay', entered_by_hand: true, state: 'accepted' },
      { network: 'quay', entered_by_hand: true, state: 'accepted' },
    ]);
    expect(await desk.causesOf(one.holder, one.id)).toEqual([
      ...['order_made / holder', 'amount_put / holder', 'placed_by_hand / staff', 'budget_spent / staff'],
    ]);
    expect(await desk.actsOf(one.holder)).toEqual([
      ['approved.report_file', 5_000, 'order', one.id],
      ['propose.report_file', 5_000, 'order', one.id],
      ['consoleOrder.place', null, 'order', one.id],
    ]);
    expect((await desk.actsOf(other.holder)).slice(0, 2)).toEqual([
      ['approved.report_file', 1_500, 'order', other.id],
      ['propose.report_file', 1_500, 'order', other.id],
    ]);
  });

  it('is kept whole, named by each of its reports, and counts once', async () => {
    const { id, number } = await desk.running();
    const file = `${CSV_HEAD}\n${number},${desk.bucket()},1,2000,100,3,2000`;
    const { file_id: fileId, hash } = dataOf(await desk.upload(file));
    const proposed = dataOf(await desk.proposeFile(fileId));
    dataOf(await desk.approve(proposed.id));
    expect(await desk.approve(proposed.id)).toEqual({ ok: false, reason: 'already_decided' });
    const kept = await desk.context.database.orm.select().from(reportFile);
    expect(kept.filter((row) => row.hash.toString('hex') === hash)).toMatchObject([
      { uploadedBy: desk.maker.staffId },
    ]);
    const raw = await desk.context.asOwner<{ raw: string }>(
      'select raw from delivery_report where order_id = $1',
      [id],
    );
    expect(raw).toMatchObject([{ raw: expect.stringContaining(hash) }]);
    expect(dataOf(await desk.upload(file))).toMatchObject({
      file_id: null,
      faults: [{ place: 0, fault: 'not_newer' }],
    });
  });

  it('needs evidence, and waits once: not the same file twice, nor a bucket of it in another', async () => {
    const { number, holder } = await desk.running();
    const line = `${number},${desk.bucket()},1,2000,100,3,2000`;
    const { file_id: fileId } = dataOf(await desk.upload(`${CSV_HEAD}\n${line}`));
    const theirs = await addUpload(desk.context, holder.holderId);
    expect(await desk.proposeFile(fileId, { evidence_file_ids: [theirs] })).toEqual({
      ...{ ok: false, reason: 'no_such_data' },
    });
    expect(await desk.proposeFile('999999')).toEqual({ ok: false, reason: 'no_such_data' });
    const { id } = dataOf(await desk.proposeFile(fileId));
    const refused = { ok: false, reason: 'proposal_pending' };
    expect(await desk.proposeFile(fileId)).toEqual(refused);
    const again = dataOf(await desk.upload(`${CSV_HEAD}\n${line}\n`));
    expect(again.file_id).not.toBe(fileId);
    expect(await desk.proposeFile(again.file_id)).toEqual(refused);
    const report = { order_number: number, bucket: desk.bucket(), version: 2, impressions: 1, clicks: 0 };
    const byHand = await desk.call(calls.consoleReport.proposeManual, desk.maker, {
      report: { ...report, conversions: 0, spend: 0 },
      ...{ evidence_file_ids: await desk.evidence(), reason: REASON },
    });
    expect(byHand).toEqual(refused);
    dataOf(await desk.drop(id));
    expect((await desk.proposeFile(again.file_id)).ok).toBe(true);
  });

  it('cannot be approved once it is overtaken: nothing of it counts then', async () => {
    const [one, other] = [await desk.running(), await desk.running()];
    const lines = [one, other].map(({ number }) => `${number},${desk.bucket()},1,2000,100,3,2000`);
    const { file_id: fileId } = dataOf(await desk.upload([CSV_HEAD, ...lines].join('\n')));
    const { id } = dataOf(await desk.proposeFile(fileId));
    await desk.plans.send(calls.plan.stop, other.holder, { order_id: other.id });
    await sendDueOutbox(desk.context);
    // The run was over and its rest returned, and the operator's own funds cannot bear the spend.
    expect(await desk.approve(id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await desk.plans.walletOf(one.holder)).toMatchObject({ escrow: 5_000, settling: 0 });
    const shown = dataOf(await desk.call(calls.consoleProposal.detail, desk.checker, { id }));
    expect(shown.moves).toEqual([]);
  });

  it('names every report that cannot be true, and keeps nothing', async () => {
    const { number } = await desk.running();
    const { order } = await desk.plans.putOk(await desk.plans.funded());
    const places = [number, order.number, '261121-9999999'].map(
      (name) => `${name},${desk.bucket()},1,10,11,0,0`,
    );
    const lines = [
      ...places,
      `${number},${desk.bucket(1)},1,9000,0,0,5000`,
      `${number},${desk.bucket(2)},1,9000,0,0,1`,
    ];
    const file = [CSV_HEAD, ...lines].join('\n');
    const read = dataOf(await desk.upload(file));
    expect(read).toMatchObject({ file_id: null, reports: 5 });
    expect(read.faults).toEqual([
      { place: 0, fault: 'clicks_above_impressions' },
      { place: 1, fault: 'unknown_order' },
      { place: 2, fault: 'unknown_order' },
      { place: 4, fault: 'over_budget' },
    ]);
    const hash = createHash('sha256').update(file).digest();
    const kept = await desk.context.database.orm.select().from(reportFile);
    expect(kept.some((row) => row.hash.equals(hash))).toBe(false);
  });

  it('is refused where one line cannot be read, or where there are too many', async () => {
    const { number } = await desk.running();
    const good = `${number},${desk.bucket()},1,2000,100,3,2000`;
    for (const bad of [
      `${number},${desk.bucket()},1,2000,100,3`,
      `${number},${desk.bucket()},1,2000,100,3,-1`,
      '=1+1',
    ]) {
      expect(await desk.upload([CSV_HEAD, good, bad].join('\n'))).toMatchObject({ reason: 'invalid_fields' });
    }
    expect(await desk.upload(CSV_HEAD)).toMatchObject({ reason: 'invalid_fields' });
    expect(
      await desk.upload([CSV_HEAD, ...Array(REPORTS_PER_FILE_MAX + 1).fill(good)].join('\n')),
    ).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { reports: 'too_long' } } },
    });
    for (const other of ['', 'a,b\n1,2', Buffer.from([0xff, 0xfe, 0x00])]) {
      expect(await desk.upload(other)).toMatchObject({ reason: 'file_type_refused' });
    }
  });
});
