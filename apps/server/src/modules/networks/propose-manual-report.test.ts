import { calls } from '@fairlead/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../testing/client';
import { openReportDesk, REASON } from '../../testing/report-desk';
import { addUpload } from '../../testing/stored-image';
import { acceptOrder } from '../plans';

let desk: Awaited<ReturnType<typeof openReportDesk>>;
beforeAll(async () => {
  desk = await openReportDesk();
});
afterEach(() => desk.context.expectBooks());
afterAll(() => desk.context.close());

describe('a report entered by hand', () => {
  const propose = async (number: string, more: Record<string, number> = {}, image?: string) =>
    desk.call(calls.consoleReport.proposeManual, desk.maker, {
      report: {
        ...{ order_number: number, bucket: desk.bucket(), version: 1 },
        ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000, ...more },
      },
      evidence_file_ids: image === undefined ? await desk.evidence() : [image],
      reason: REASON,
    });

  it('no figure without a source: counts when a second person agrees, and stays marked', async () => {
    const { holder, id, number } = await desk.running();
    const proposed = dataOf(await propose(number));
    expect(proposed).toMatchObject({ kind: 'manual_report', amount: 2_000, subject: { type: 'order', id } });
    expect(await desk.approve(proposed.id, desk.maker)).toEqual({ ok: false, reason: 'same_person' });
    const shown = dataOf(await desk.call(calls.consoleProposal.detail, desk.checker, { id: proposed.id }));
    expect(shown.payload.filter(({ name }) => name === 'evidence')).toMatchObject([
      { value: expect.stringMatching(/\/files\/\d+\./) },
    ]);
    const approved = dataOf(await desk.approve(proposed.id));
    expect(approved.moves).toEqual(shown.moves);
    expect(approved.transaction_ids).toHaveLength(3);
    expect(await desk.plans.walletOf(holder)).toMatchObject({ escrow: 3_000, settling: 1_200 });
    const { reports } = dataOf(await desk.call(calls.consoleOrder.detail, desk.maker, { id }));
    expect(reports).toMatchObject([{ state: 'accepted', entered_by_hand: true }]);
  });

  it('no figure without a source: tells the holder what it restates, and names staff', async () => {
    const { holder, id, number } = await desk.running();
    dataOf(await desk.approve(dataOf(await propose(number)).id));
    dataOf(await desk.approve(dataOf(await propose(number, { version: 2, conversions: 0 })).id));
    expect(await desk.plans.walletOf(holder)).toMatchObject({ settling: 0 });
    expect((await desk.plans.detailOf(holder, id)).timeline.at(-1)).toMatchObject({
      ...{ cause: 'report_restated', actor: 'staff' },
      restated: { before: { conversions: 3 }, after: { conversions: 0, revenue: 0 }, reason: REASON },
    });
    const notices = await desk.context.database.query<{ key: string }>(
      "select key from notification where holder_id = $1 and key like 'order.restated%'",
      [holder.holderId],
    );
    expect(notices).toEqual([{ key: 'order.restatedByStaff' }]);
  });

  it('is refused at once where it cannot be true, says nothing newer, or nothing proves it', async () => {
    const { holder, number } = await desk.running();
    expect(await propose(number, { clicks: 2_001 })).toEqual({ ok: false, reason: 'wrong_state' });
    expect(await propose('261121-9999999')).toEqual({ ok: false, reason: 'no_such_data' });
    const theirs = await addUpload(desk.context, holder.holderId);
    expect(await propose(number, {}, theirs)).toEqual({ ok: false, reason: 'no_such_data' });
    const { id } = dataOf(await propose(number));
    expect(await propose(number)).toEqual({ ok: false, reason: 'proposal_pending' });
    dataOf(await desk.approve(id));
    expect(await propose(number)).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await propose(number, { version: 2, spend: 1_500 })).ok).toBe(true);
  });

  it('is refused at once where its version waits in quarantine already', async () => {
    const { id, number } = await desk.waiting('test');
    await acceptOrder(desk.context, Number(id));
    expect(await desk.plans.report(Number(id), { clicks: 2_001 })).toMatchObject({ outcome: 'quarantined' });
    expect(await propose(number)).toEqual({ ok: false, reason: 'wrong_state' });
    expect((await propose(number, { version: 2 })).ok).toBe(true);
  });
});
