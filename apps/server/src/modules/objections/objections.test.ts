import { calls } from '@fairlead/contract';
import { openHold, readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OBJECTION_SUBJECTS } from '../../app/objection-subjects';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, makeStaff, openTestClient, PIN } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { addUpload } from '../../testing/stored-image';
import { acceptOrder, advanceDueOrders, windowsAt } from '../plans';
import { walletJobs } from '../wallet';
import { lapseObjections } from './lapse-objections';

const DAY_MS = 86_400_000;

let context: TestContext;
let call: ReturnType<typeof clientOf>;
let plans: Awaited<ReturnType<typeof planClient>>;
let support: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  support = await makeStaff(context, 'support', 'support');
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const makeRich = async (): Promise<HolderCaller> => {
  const holder = await context.makeHolder();
  await context.topUp(holder.holderId, 20_000);
  return holder;
};

const object = (
  holder: HolderCaller,
  type: 'hold' | 'order' | 'account' | 'flow' | 'withdrawal',
  id?: string,
) =>
  call(calls.objection.make, holder, {
    subject_type: type,
    text: 'this is wrong',
    ...(id === undefined ? {} : { subject_id: id }),
  });

const decide = (id: string, upheld: boolean, by = support) =>
  call(calls.consoleObjection.decide, by, { id, upheld, answer: 'looked at it' });

const upholdByTwo = async (id: string) => {
  const second = await makeStaff(context, `second_${id}`, 'finance_checker');
  const proposed = await call(calls.consoleObjection.proposeUphold, support, { id, answer: 'looked at it' });
  dataOf(await call(calls.consoleProposal.approve, second, { id: dataOf(proposed).id }));
};

const holdOn = async (holder: HolderCaller, opener = 'staff:1'): Promise<number> => {
  const { holdId } = await context.database.transaction((tx) =>
    openHold(tx, {
      holderId: holder.holderId,
      account: 'held',
      kind: 'hold',
      amountMinor: 5_000,
      reason: 'dispute',
      opener,
      time: context.clock.now(),
      expiresAt: new Date(context.clock.now().getTime() + 14 * DAY_MS),
      remark: 'a question',
      linkId: 0,
    }),
  );
  return holdId;
};

/** Runs what ends holds whose time is over. */
const releaseHolds = async (): Promise<void> => {
  for (const { run } of walletJobs(context)) await run();
};

const walletOf = (holder: HolderCaller) => readWallet(context.database, holder.holderId);

describe('an objection to a hold', () => {
  it('no hold without reason and end: is shown on the hold, and lifts it when upheld', async () => {
    const holder = await makeRich();
    const holdId = String(await holdOn(holder));
    const made = dataOf(await object(holder, 'hold', holdId));
    const { holds } = dataOf(await call(calls.wallet.property, holder, {}));
    expect(holds).toMatchObject([{ id: holdId, objection_id: made.id }]);
    expect(dataOf(await decide(made.id, true))).toMatchObject({ state: 'upheld', answer: 'looked at it' });
    expect(await walletOf(holder)).toMatchObject({ available: 20_000, held: 0 });
    expect(await decide(made.id, false)).toMatchObject({ reason: 'already_decided' });
  });

  it('leaves the hold to its end when rejected', async () => {
    const holder = await makeRich();
    const made = dataOf(await object(holder, 'hold', String(await holdOn(holder))));
    dataOf(await decide(made.id, false));
    expect(await walletOf(holder)).toMatchObject({ available: 15_000, held: 5_000 });
  });

  it('no hold without reason and end: is upheld by itself when nobody answers within 7 days', async () => {
    const holder = await makeRich();
    const made = dataOf(await object(holder, 'hold', String(await holdOn(holder))));
    context.clock.turn(7 * DAY_MS - 1);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    expect(await walletOf(holder)).toMatchObject({ held: 5_000 });
    context.clock.turn(1);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    expect(await walletOf(holder)).toMatchObject({ available: 20_000, held: 0 });
    const [kept] = dataOf(await call(calls.objection.list, holder, {})).items;
    expect(kept).toMatchObject({ id: made.id, state: 'upheld', answer: 'not_answered_in_time' });
  });

  it('is made once at a time, and only to one’s own', async () => {
    const holder = await makeRich();
    const holdId = String(await holdOn(holder));
    const answers = await Promise.all([1, 2, 3, 4].map(() => object(holder, 'hold', holdId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'objection_open')).toHaveLength(3);
    expect(await object(await makeRich(), 'hold', holdId)).toEqual({ ok: false, reason: 'no_such_data' });
    expect(await object(holder, 'hold', '999999')).toEqual({ ok: false, reason: 'no_such_data' });
  });
});

describe('an objection to a record or a withdrawal', () => {
  it('is made only to one’s own; a withdrawal that still waits comes back when it is upheld', async () => {
    const { call: act, makePayee } = openTestClient(context);
    const holder = await makePayee();
    await context.topUp(holder.holderId, 20_000);
    const asked = { amount: 4_000, password: PIN };
    const { id } = dataOf(await act(calls.withdrawal.request, holder, asked, { key: 'objected-to' }));
    const [record] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const other = await makeRich();
    for (const [type, subjectId] of [
      ['withdrawal', id],
      ['flow', record?.id ?? ''],
    ] as const) {
      expect(await object(other, type, subjectId)).toEqual({ ok: false, reason: 'no_such_data' });
      expect(await object(holder, type, '999999')).toEqual({ ok: false, reason: 'no_such_data' });
      const made = dataOf(await object(holder, type, subjectId));
      expect(dataOf(await decide(made.id, true))).toMatchObject({ state: 'upheld', subject_id: subjectId });
    }
    expect(await walletOf(holder)).toMatchObject({ available: 20_000, withdrawing: 0 });
  });
});

describe('an objection to an order', () => {
  const toSettlement = async (holder: HolderCaller): Promise<string> => {
    const { order } = await plans.putOk(holder);
    await acceptOrder(context, Number(order.id));
    const { runMs, reportsMs } = windowsAt(context.config.sandboxSpeed);
    for (const waitMs of [runMs(30), reportsMs]) {
      context.clock.turn(waitMs);
      await advanceDueOrders(context);
    }
    return order.id;
  };
  const statusOf = async (holder: HolderCaller, id: string) =>
    (await plans.detailOf(holder, id)).order.status;

  it('stops its settlement until it is answered', async () => {
    const holder = await makeRich();
    const orderId = await toSettlement(holder);
    const made = dataOf(await object(holder, 'order', orderId));
    const shown = await plans.detailOf(holder, orderId);
    expect(shown.order.reasons.map(({ reason }) => reason)).toEqual(['objection_open']);
    context.clock.turn(3 * DAY_MS);
    await advanceDueOrders(context);
    expect(await statusOf(holder, orderId)).toBe('waiting_for_settlement');
    dataOf(await decide(made.id, false));
    await advanceDueOrders(context);
    expect(await statusOf(holder, orderId)).toBe('settlement_successful');
    // The objection was lost: its points are taken, and the plan gives none.
    const { items } = dataOf(await call(calls.standing.creditScore, holder, {}));
    expect(items.map(({ cause, order_id }) => [cause, order_id])).toEqual([
      ['objection_lost', orderId],
      ['start', null],
    ]);
    const causes = (await plans.detailOf(holder, orderId)).timeline.map(({ cause }) => cause);
    expect(causes.slice(-3)).toEqual(['objection_opened', 'objection_closed', 'settled_by_remittance']);
    expect(await object(holder, 'order', orderId)).toEqual({ ok: false, reason: 'objection_window_over' });
  });

  it('is refused while there is no statement', async () => {
    const holder = await makeRich();
    const { order } = await plans.putOk(holder);
    expect(await object(holder, 'order', order.id)).toMatchObject({ reason: 'objection_window_over' });
  });
});

describe('an objection to a chargeback', () => {
  /** 30.00 of a top-up called back: held for 14 days. */
  const chargedBack = async () => {
    const holder = await makeRich();
    const maker = await makeStaff(context, `maker_${holder.holderId}`, 'finance_maker');
    const checker = await makeStaff(context, `checker_${holder.holderId}`, 'finance_checker');
    const [record] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const request = { record_id: record?.id ?? '', amount: 3_000, reason: 'called back' };
    const proposed = dataOf(await call(calls.consoleHold.proposeChargeback, maker, request));
    dataOf(await call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    const hold = async () => dataOf(await call(calls.wallet.property, holder, {})).holds[0];
    return { holder, hold };
  };

  it('no hold without reason and end: keeps it from being posted until the answer', async () => {
    const { holder, hold } = await chargedBack();
    context.clock.turn(13 * DAY_MS);
    const made = dataOf(await object(holder, 'hold', (await hold())?.id));
    expect(await hold()).toMatchObject({ objection_id: made.id, expires_at: made.due_at });
    context.clock.turn(2 * DAY_MS);
    await releaseHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 17_000, held: 3_000 });
    await upholdByTwo(made.id);
    await releaseHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 20_000, held: 0 });
  });

  it('that is lost lets it be posted, once its 14 days are over', async () => {
    const { holder, hold } = await chargedBack();
    const made = dataOf(await object(holder, 'hold', (await hold())?.id));
    dataOf(await decide(made.id, false));
    await releaseHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 17_000, held: 3_000 });
    context.clock.turn(14 * DAY_MS);
    await releaseHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 17_000, held: 0 });
  });
});

describe('a lost objection', () => {
  const scoreOf = async (holder: HolderCaller) => dataOf(await call(calls.standing.creditScore, holder, {}));

  it('costs 20 points, shown with its cause; one that is upheld or that nobody answered costs none', async () => {
    const holder = await makeRich();
    const lost = dataOf(await object(holder, 'account'));
    dataOf(await decide(lost.id, false));
    const { score, items } = await scoreOf(holder);
    expect([score, items[0]]).toMatchObject([580, { cause: 'objection_lost', delta: -20, order_id: null }]);
    const other = await makeStaff(context, 'looks_again', 'support');
    dataOf(await decide(dataOf(await object(holder, 'account')).id, true, other));
    dataOf(await object(holder, 'account'));
    context.clock.turn(7 * DAY_MS);
    await lapseObjections(context, OBJECTION_SUBJECTS);
    expect((await scoreOf(holder)).score).toBe(580);
  });
});

describe('the person who answers', () => {
  it('is never who did what it is about', async () => {
    const holder = await makeRich();
    const maker = await makeStaff(context, 'maker', 'finance_maker', 'support');
    const checker = await makeStaff(context, 'checker', 'finance_checker', 'support');
    const [record] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const request = { record_id: record?.id ?? '', amount: 3_000, reason: 'called back' };
    const proposed = dataOf(await call(calls.consoleHold.proposeChargeback, maker, request));
    dataOf(await call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    const [hold] = dataOf(await call(calls.wallet.property, holder, {})).holds;
    const made = dataOf(await object(holder, 'hold', hold?.id));
    expect(await decide(made.id, false, maker)).toMatchObject({ reason: 'same_person' });
    expect(await decide(made.id, false, checker)).toMatchObject({ reason: 'same_person' });
    await upholdByTwo(made.id);
    expect(await walletOf(holder)).toMatchObject({ available: 20_000, held: 0 });
    // Between the money that came and what the answer gave back stands what the two posted.
    const [, posted] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const again = dataOf(await object(holder, 'flow', posted?.id));
    expect(await decide(again.id, true, checker)).toMatchObject({ reason: 'same_person' });
    expect((await decide(again.id, true)).ok).toBe(true);
  });

  it('nor who charged back what a hold ended in, which the program posted', async () => {
    const holder = await makeRich();
    const maker = await makeStaff(context, 'maker_too', 'finance_maker', 'support');
    const checker = await makeStaff(context, 'checker_too', 'finance_checker', 'support');
    const [record] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const request = { record_id: record?.id ?? '', amount: 3_000, reason: 'called back' };
    const proposed = dataOf(await call(calls.consoleHold.proposeChargeback, maker, request));
    dataOf(await call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    context.clock.turn(15 * DAY_MS);
    await releaseHolds();
    expect(await walletOf(holder)).toMatchObject({ available: 17_000, held: 0 });
    const [posted] = dataOf(await call(calls.wallet.flow, holder, {})).items;
    const made = dataOf(await object(holder, 'flow', posted?.id));
    expect(await decide(made.id, false, maker)).toMatchObject({ reason: 'same_person' });
    expect(await decide(made.id, false, checker)).toMatchObject({ reason: 'same_person' });
    expect((await decide(made.id, false)).ok).toBe(true);
  });

  it('sees the proof, which serves one objection only', async () => {
    const holder = await makeRich();
    const proof = await addUpload(context, holder.holderId);
    const request = { subject_type: 'other' as const, text: 'see the picture', file_ids: [proof] };
    const made = dataOf(await call(calls.objection.make, holder, request));
    const again = { ...request, subject_type: 'account' as const };
    expect(await call(calls.objection.make, holder, again)).toEqual({ ok: false, reason: 'no_such_data' });
    const { items } = dataOf(await call(calls.consoleObjection.list, support, { id: made.id }));
    expect(items.map(({ id }) => id)).toEqual([made.id]);
    expect(items[0]?.file_urls).toEqual([expect.stringContaining(`/files/${proof}.`)]);
  });
});
