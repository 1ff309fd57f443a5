import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { campaign } from '@fairlead/db';
import { closeHold, totalAssets } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app/application';
import type { HolderCaller } from '../src/http/route';
import { notify } from '../src/modules/notifications';
import { advanceDueOrders, recordRemittance, refuseOrder, windowsAt } from '../src/modules/plans';
import { urlOf } from '../src/plugins/calls';
import { openSession } from '../src/plugins/sessions';
import { dataOf, PIN } from '../src/testing/client';
import { openStories } from './support/stories';

/** Numbers in titles are those of the reports in which users of other programs told how it hurt them. */
const DAY_MS = 86_400_000;
const MANUAL = calls.consoleWithdrawal;

let stories: Awaited<ReturnType<typeof openStories>>;
beforeAll(async () => {
  stories = await openStories();
});
afterEach(() => stories.context.expectBooks());
afterAll(() => stories.close());

describe('holds', () => {
  it('several on one balance (#181): each holds its own, and none is lifted by the end of another', async () => {
    const holder = await stories.payeeWith(10_000);
    const first = await stories.withdraw(holder, 4_000);
    await stories.withdraw(holder, 3_000);
    await stories.holdBack(holder, 2_000);
    expect(await stories.wallet(holder)).toMatchObject({ available: 1_000, withdrawing: 7_000, held: 2_000 });
    const beyond = { amount: 1_001, password: PIN };
    expect(await stories.act(calls.withdrawal.request, holder, beyond)).toMatchObject({ ok: false });
    dataOf(await stories.act(calls.withdrawal.cancel, holder, { withdrawal_id: first }));
    expect(await stories.wallet(holder)).toMatchObject({ available: 5_000, withdrawing: 3_000, held: 2_000 });
  });

  it('one that was rejected (#182) is not committed later, by nobody', async () => {
    const holder = await stories.payeeWith(4_000);
    const withdrawal_id = await stories.withdraw(holder, 4_000);
    await stories.pass(await stories.call(MANUAL.proposeApproval, stories.maker, { withdrawal_id }));
    const payment = { withdrawal_id, reference: 'sent perhaps' };
    const { id } = dataOf(await stories.call(MANUAL.proposePayment, stories.maker, payment));
    dataOf(
      await stories.call(calls.consoleProposal.refuse, stories.checker, { id, reason: 'it was not sent' }),
    );
    const refusal = { withdrawal_id, reason: 'destination_not_own' } as const;
    await stories.pass(await stories.call(MANUAL.proposeRefusal, stories.maker, refusal));
    const refused = [
      await stories.call(calls.consoleProposal.approve, stories.checker, { id }),
      await stories.call(MANUAL.proposePayment, stories.maker, { ...payment, reference: 'sent now' }),
      await stories.act(calls.withdrawal.cancel, holder, { withdrawal_id }),
    ];
    expect(refused.map((answer) => !answer.ok && answer.reason)).toEqual([
      ...['already_decided', 'wrong_state', 'wrong_state'],
    ]);
    const [hold] = await stories.context.asOwner<{ id: number }>(
      `select id from ledger.hold where holder_id = $1 and account = 'withdrawing'`,
      [holder.holderId],
    );
    const closing = { holderId: holder.holderId, holdId: hold?.id ?? 0, to: 'bank' } as const;
    const commit = { ...closing, kind: 'manual_withdrawal', time: stories.context.clock.now() } as const;
    expect(await stories.context.database.transaction((tx) => closeHold(tx, commit))).toBeUndefined();
    expect(await stories.wallet(holder)).toMatchObject({ available: 4_000, withdrawing: 0 });
  });
});

describe('coupons', () => {
  const spend = async (holder: HolderCaller, coupon_id: string) => stories.plans.put(holder, { coupon_id });

  it('one burnt by a failed order (#1466) is usable again, a day at least, however the order failed', async () => {
    const failures = {
      refused: (orderId: string) => refuseOrder(stories.context, Number(orderId)),
      silent: () => stories.turn(windowsAt(1).matchingMs),
      cancelled: async (orderId: string, holder: HolderCaller) =>
        (await stories.plans.send(calls.plan.cancel, holder, { order_id: orderId })).ok,
    };
    for (const fail of Object.values(failures)) {
      const holder = await stories.plans.funded();
      const expiresAt = new Date(stories.context.clock.now().getTime() + 1_000);
      const coupon_id = String(await stories.context.makeCoupon(holder.holderId, { expiresAt }));
      const { order } = dataOf(await spend(holder, coupon_id));
      await fail(order.id, holder);
      expect((await stories.plans.detailOf(holder, order.id)).order.status).toBe('put_failed');
      expect(await stories.wallet(holder)).toMatchObject({ available: 10_000, escrow: 0, promo: 0 });
      stories.context.clock.turn(DAY_MS - 1);
      expect(dataOf(await spend(holder, coupon_id)).receipt.paid_gift).toBe(500);
    }
  });

  it('two of one name in one request, or in two at the same moment: one at most counts', async () => {
    const holder = await stories.plans.funded();
    const ids = [
      String(await stories.context.makeCoupon(holder.holderId)),
      String(await stories.context.makeCoupon(holder.holderId)),
    ];
    const { server } = await buildApp(stories.context, { jobs: [] });
    const { token } = await stories.context.database.transaction((tx) =>
      openSession(tx, holder.holderId, 'test', stories.context.clock.now()),
    );
    const product_id = String(await stories.context.makeProduct());
    const send = async (more: Record<string, unknown>) => {
      const url = urlOf(calls.plan.put, stories.context.config.apiBasePath);
      const headers = { 'x-ct': token, 'idempotency-key': randomUUID() };
      const payload = { product_id, amount: 2_000, ...more };
      return (await server.inject({ method: 'POST', url, headers, payload })).json<{ code: number }>().code;
    };
    const together = [{ coupon_id: ids }, { coupon_ids: ids }, { coupon_id: ids.join(',') }];
    for (const more of together) expect(await send(more)).toBe(400);
    const codes = await Promise.all(ids.map((coupon_id) => send({ coupon_id })));
    expect(codes.toSorted()).toEqual([200, 405]);
    expect(await stories.wallet(holder)).toMatchObject({ promo: 500, escrow: 1_500 });
    await server.close();
  });

  it('the newcomer’s is not claimed again after a change of e-mail, phone and name (#18563)', async () => {
    const now = stories.context.clock.now();
    await stories.context.database.orm.insert(campaign).values({
      ...{ campaign: 'newcomer', name: 'Welcome', kind: 'fixed_amount', effect: 'fixed_amount' },
      ...{ valueMinor: 500, validDays: 30, state: 'open', startsAt: now, createdAt: now },
    });
    const holder = await stories.plans.funded();
    dataOf(await stories.act(calls.coupon.receive, holder, {}));
    const somebodyElse = { email: 'new@example.org', phone: '+44 20 7946 0001', nickname: 'Newcomer' };
    dataOf(await stories.act(calls.user.edit, holder, somebodyElse));
    expect(await stories.act(calls.coupon.receive, holder, {})).toMatchObject({
      reason: 'coupon_already_received',
    });
    expect(dataOf(await stories.act(calls.coupon.list, holder, {})).totals.unused).toBe(1);
  });
});

describe('reports', () => {
  it('delivered twice and from two nodes at once (#392) are counted once', async () => {
    const { holder, order } = await stories.runningOrder();
    const reports = [stories.reportOf(order.number)];
    const replies = await Promise.all(
      [...stories.nodes, ...stories.nodes, stories.nodes[0]].map((node) => node.report(reports)),
    );
    const outcomes = replies.flatMap(({ results }) => results.map(({ outcome }) => outcome));
    expect(outcomes.toSorted()).toEqual(['accepted', 'known', 'known', 'known', 'known']);
    expect((await stories.plans.detailOf(holder, order.id)).statistics.spend).toBe(2_000);
    expect(await stories.wallet(holder)).toMatchObject({ escrow: 3_000 });
  });

  it('with clicks above impressions (#1215) are held back, and shown nowhere', async () => {
    const { holder, order } = await stories.runningOrder();
    const impossible = { impressions: 10, clicks: 11, spend: 0 };
    const { results } = await stories.nodes[0].report([stories.reportOf(order.number, impossible)]);
    expect(results).toMatchObject([{ outcome: 'quarantined', fault: 'clicks_above_impressions' }]);
    const shown = await stories.plans.detailOf(holder, order.id);
    expect(shown.statistics).toMatchObject({ impressions: 0, clicks: 0, conversions: 0 });
    expect(shown.reasons.map(({ reason }) => reason)).toContain('reports_in_quarantine');
  });
});

describe('orders', () => {
  it('finished with nothing delivered (#384): 0 %, and all of it back', async () => {
    const { holder, order } = await stories.runningOrder();
    const { runMs, reportsMs } = windowsAt(1);
    await stories.turn(runMs(1));
    await stories.turn(reportsMs);
    const shown = await stories.plans.detailOf(holder, order.id);
    expect(shown.order).toMatchObject({ status: 'waiting_for_settlement', progress_bp: 0 });
    expect(await stories.wallet(holder)).toMatchObject({ available: 10_000, escrow: 0 });
  });

  it('no profit from others’ deposits: early settlement (#212) is refused on every path', async () => {
    const { holder, order } = await stories.runningOrder();
    const report = stories.reportOf(order.number);
    await stories.nodes[0].report([report]);
    const { runMs, reportsMs, objectionMs } = windowsAt(1);
    const remit = (amountMinor: number) =>
      stories.context.database.transaction((tx) =>
        recordRemittance(tx, {
          ...{ network: 'test', receiptNumber: randomUUID(), now: stories.context.clock.now() },
          lines: [{ orderId: Number(order.id), amountMinor }],
        }),
      );
    const expectUnsettled = async () => {
      // A report that comes late, one that is sent again, and a second look at what is due: none of them pays out.
      await stories.nodes[0].report([report, { ...report, version: 3 }]);
      await advanceDueOrders(stories.context);
      expect((await stories.plans.detailOf(holder, order.id)).order.status).not.toBe('settlement_successful');
      expect(await stories.wallet(holder)).toMatchObject({ settling: 1_200 });
    };
    await stories.turn(runMs(1));
    await expectUnsettled();
    // The network pays early, and not all of it.
    await remit(1_000);
    await expectUnsettled();
    await stories.turn(reportsMs);
    await expectUnsettled();
    await stories.turn(objectionMs - 1);
    await remit(499);
    await expectUnsettled();
    await stories.turn(1);
    await expectUnsettled();
    await remit(1);
    await advanceDueOrders(stories.context);
    expect(await stories.wallet(holder)).toMatchObject({ available: 9_200, settling: 0 });
  });
});

describe('notices', () => {
  it('mark-all while a new one arrives (#10817) leaves that one unread', async () => {
    const holder = await stories.context.makeHolder();
    const tell = (amount: number) =>
      stories.context.database.transaction((tx) => {
        const parameters = { amount };
        return notify(tx, {
          holderId: holder.holderId,
          key: 'hold.released',
          parameters,
          time: stories.context.clock.now(),
        });
      });
    for (const amount of [1, 2, 3]) await tell(amount);
    const seen = dataOf(await stories.act(calls.notification.list, holder, {})).items[0]?.id ?? '';
    const all = { all: true, up_to: seen } as const;
    await Promise.all([stories.act(calls.notification.read, holder, all), tell(4), tell(5)]);
    const { unread_total } = dataOf(await stories.act(calls.notification.read, holder, all));
    expect(unread_total).toBe(2);
    const unread = dataOf(await stories.act(calls.notification.list, holder, { filter: 'unread' })).items;
    expect(unread.map(({ content }) => content?.slice(0, 5)).toSorted()).toEqual(['$0.04', '$0.05']);
  });
});

describe('time', () => {
  it('takes no money away (#43): what waits comes back to its holder, and each return is told', async () => {
    const holder = await stories.payeeWith(10_000);
    const begun = await stories.wallet(holder);
    await stories.withdraw(holder, 1_000);
    await stories.holdBack(holder, 2_000);
    await stories.plans.putOk(holder, { amount: 3_000 });
    for (const days of [1, 7, 30, 400]) await stories.turn(days * DAY_MS);
    const now = await stories.wallet(holder);
    expect(now).toMatchObject({ available: begun?.available, held: 0, escrow: 0, withdrawing: 0 });
    expect(now === undefined ? 0 : totalAssets(now)).toBe(10_000);
    const notices = await stories.context.asOwner<{ key: string; at: Date }>(
      `select key, created_at as at from notification where holder_id = $1 order by id`,
      [holder.holderId],
    );
    expect(notices.map(({ key }) => key)).toEqual([
      ...['hold.opened', 'order.planFailed', 'withdrawal.lapsed', 'hold.released'],
    ]);
    const returns = dataOf(await stories.act(calls.wallet.flow, holder, {})).items.filter(
      ({ type, available_delta }) => available_delta > 0 && type !== 'system_topup',
    );
    const told = notices.slice(1).map(({ at }) => at.toISOString());
    expect(returns.map(({ time }) => time).toSorted()).toEqual(told.toSorted());
  });
});
