import { calls } from '@fairlead/contract';
import { violatedConstraint } from '@fairlead/db';
import { openHold } from '@fairlead/ledger';
import { expect } from 'vitest';
import type { Answer } from '../../src/http/answer';
import { dataOf, PIN } from '../../src/testing/client';
import type { Journey } from './fixture';
import * as orders from './orders';
import { type Command, holderFor, pick } from './plan-commands';
import { DAY_MS, type ModelHolder, type ModelWithdrawal, move } from './reference';
import * as money from './withdrawals';

const AMOUNTS = [1, 500, 2_500, 5_000, 12_345, 40_000] as const;
const reasonOf = (answer: Answer<unknown>): string | null => (answer.ok ? null : answer.reason);

/** A maker's statement, decided by the checker; what cannot be approved is refused, so that nothing stays open. */
export const decide = async ({ client, checker }: Journey, proposed: Answer<{ readonly id: string }>) => {
  if (!proposed.ok) return proposed;
  const { id } = proposed.data;
  const approved = await client.call(calls.consoleProposal.approve, checker, { id });
  if (!approved.ok)
    dataOf(await client.call(calls.consoleProposal.refuse, checker, { id, reason: 'not possible' }));
  return approved;
};

/** The flow record of the money that came in last: a chargeback names it. */
export const lastTopUpOf = async ({ context }: Journey, holder: ModelHolder, amountMinor: number) => {
  const [row] = await context.database.query<{ id: number }>(
    "select id from ledger.transaction where holder_id = $1 and kind = 'system_topup' order by seq desc limit 1",
    [holder.id],
  );
  if (row === undefined) throw new Error('a top-up left no flow record');
  return { transactionId: row.id, amountMinor, chargedBackMinor: 0 };
};

export const topUp: Command = async (journey, a, b) => {
  const { client, maker, model } = journey;
  const holder = holderFor(journey, a);
  const amountMinor = pick(AMOUNTS, b) ?? 1;
  const { id } = dataOf(
    await client.call(calls.topup.request, journey.callerOf(holder), { amount: amountMinor }),
  );
  const stated = { topup_id: id, amount: amountMinor, payee_id: journey.payeeId } as const;
  const proposed = await client.call(calls.consoleTopup.propose, maker, {
    ...{ ...stated, method: 'bank_transfer' },
    receipt_number: journey.next(),
  });
  dataOf(await decide(journey, proposed));
  move(model, holder, 'bank', 'available', amountMinor);
  holder.topUps.push(await lastTopUpOf(journey, holder, amountMinor));
};

export const fundHouse: Command = async (journey, a) => {
  const amount = pick(AMOUNTS, a) ?? 1;
  const request = { amount, receipt_number: journey.next() };
  const proposed = await journey.client.call(calls.consoleHouse.proposeFunding, journey.maker, request);
  dataOf(await decide(journey, proposed));
  move(journey.model, null, 'bank', 'house', amount);
};

export const grantStartUp: Command = async (journey, a, b) => {
  const holder = holderFor(journey, a);
  const amount = pick(AMOUNTS, b) ?? 1;
  const request = { id: String(holder.id), amount, reason: 'first plan' };
  const decided = await decide(
    journey,
    await journey.client.call(calls.consoleHolder.proposeStartUp, journey.maker, request),
  );
  const covered = amount <= journey.model.programme.house;
  expect(reasonOf(decided)).toBe(covered ? null : 'house_not_funded');
  journey.reach(`start-up: ${covered ? 'granted' : 'house_not_funded'}`);
  if (!covered) return;
  await journey.client.acceptStartUp(journey.callerOf(holder));
  move(journey.model, holder, 'house', 'start_up', amount);
};

export const returnStartUp: Command = async (journey, a) => {
  const running = journey.model.holders.filter(({ wallet }) => wallet.start_up_running > 0);
  const holder = pick(running, a) ?? holderFor(journey, a);
  const key = journey.next();
  dataOf(await journey.client.call(calls.wallet.returnStartUp, journey.callerOf(holder), {}, { key }));
  money.returnStartUp(journey.model, holder);
};

export const withdraw: Command = async (journey, a, b) => {
  const holder = holderFor(journey, a);
  const { available, held } = holder.wallet;
  const amounts = [
    700,
    Math.floor(available / 2),
    1,
    available,
    available + 1,
    available + held,
    available + held + 1,
  ];
  const amount = Math.max(1, pick(amounts, b) ?? 1);
  const key = journey.next();
  const request = { amount, password: PIN };
  const send = () =>
    journey.client.call(calls.withdrawal.request, journey.callerOf(holder), request, { key });
  const answer = await send();
  const refused = money.checkWithdrawal(holder, amount);
  expect(reasonOf(answer)).toBe(refused);
  journey.reach(`withdraw: ${refused ?? 'done'}`);
  if (answer.ok) money.requestWithdrawal(journey.model, holder, amount, Number(answer.data.id));
};

/** A withdrawal, if there is one: a late one more often than an early one. */
const withWithdrawal = (
  { model }: Journey,
  number: number,
  act: (holder: ModelHolder, row: ModelWithdrawal) => Promise<void>,
): Promise<void> => {
  const all = model.holders.flatMap((holder) => holder.withdrawals.map((row) => [holder, row] as const));
  const found = all.sort(([, a], [, b]) => b.id - a.id)[number % Math.min(all.length, 3)];
  return found === undefined ? Promise.resolve() : act(...found);
};

export const cancelWithdrawal: Command = (journey, a) =>
  withWithdrawal(journey, a, async (holder, row) => {
    const request = { withdrawal_id: String(row.id) };
    const options = { key: journey.next() };
    const answer = await journey.client.call(
      calls.withdrawal.cancel,
      journey.callerOf(holder),
      request,
      options,
    );
    expect(reasonOf(answer)).toBe(money.actOnWithdrawal(journey.model, holder, row, 'cancel'));
  });

export const decideWithdrawal: Command = (journey, a, b) =>
  withWithdrawal(journey, a, async (holder, row) => {
    const { client, maker } = journey;
    const target = { withdrawal_id: String(row.id) };
    const reason = 'as agreed';
    const number = journey.next();
    const acts = {
      approve: () => client.call(calls.consoleWithdrawal.proposeApproval, maker, target),
      pay: () => client.call(calls.consoleWithdrawal.proposePayment, maker, { ...target, reference: number }),
      refuse: () =>
        client.call(calls.consoleWithdrawal.proposeRefusal, maker, { ...target, reason: 'asked_twice' }),
      bounce: () =>
        client.call(calls.consoleWithdrawal.proposeBounce, maker, {
          ...target,
          reason,
          receipt_number: number,
        }),
    };
    const usual = (
      { requested: 'approve', approved: 'pay', paid: 'bounce' } as Partial<Record<string, keyof typeof acts>>
    )[row.state];
    const any = pick(['approve', 'pay', 'refuse', 'bounce'] as const, b) ?? 'approve';
    const act = b % 3 === 0 ? any : (usual ?? any);
    const decided = await decide(journey, await acts[act]());
    const refused = money.actOnWithdrawal(journey.model, holder, row, act);
    expect(reasonOf(decided)).toBe(refused);
    journey.reach(`withdrawal ${refused === null ? act : 'in wrong state'}`);
  });

export const hold: Command = async (journey, a, b, c) => {
  const { context, model } = journey;
  const holder = holderFor(journey, a);
  const { available } = holder.wallet;
  const amountMinor = Math.min(available, pick([1, 300, available], b) ?? 1);
  if (amountMinor === 0) return;
  const lengthMs = (1 + (c % 7)) * DAY_MS;
  const time = context.clock.now();
  const expiresAt = new Date(time.getTime() + lengthMs);
  const request = {
    holderId: holder.id,
    account: 'held',
    kind: 'hold',
    amountMinor,
    time,
    expiresAt,
    linkId: 0,
  } as const;
  const opened = await context.database
    .transaction((tx) => openHold(tx, { ...request, reason: 'dispute', opener: 'staff:1' }))
    .then(() => 'opened', violatedConstraint);
  expect(opened).toBe(money.openHold(model, holder, amountMinor, lengthMs));
  journey.reach(`hold ${opened}`);
};

export const chargeback: Command = async (journey, a, b) => {
  const holder = holderFor(journey, a);
  const original = pick(holder.topUps, b);
  if (original === undefined) return;
  const amount = pick([original.amountMinor, 1, 300, original.amountMinor + 1], b >> 2) ?? 1;
  const request = { record_id: String(original.transactionId), amount, reason: 'payment recalled' };
  const proposed = await journey.client.call(calls.consoleHold.proposeChargeback, journey.maker, request);
  const refused = money.chargeBack(journey.model, holder, original, amount);
  expect(reasonOf(await decide(journey, proposed))).toBe(refused);
  journey.reach(`chargeback: ${refused ?? 'done'}`);
};

/** The records that credited a holder's revenue, with the buckets of their reports. */
const ACCRUALS = `
  select t.id, t.total_delta as amount, r.order_id, extract(epoch from r.bucket)::bigint * 1000 as bucket_at
    from ledger.transaction t join delivery_report r on t.link_kind = 'report' and r.id = t.link_id
    where t.holder_id = $1 and t.kind = 'profit_sharing' and t.total_delta > 0 order by t.seq`;

interface AccrualRow {
  readonly id: number;
  readonly amount: number;
  readonly order_id: number;
  readonly bucket_at: number;
}

/** Takes in the numbers that the product gave to what a holder earned. */
const adoptAccruals = async ({ context }: Journey, holder: ModelHolder): Promise<void> => {
  for (const row of await context.database.query<AccrualRow>(ACCRUALS, [holder.id])) {
    const order = holder.orders.find(({ id }) => id === row.order_id);
    if (order === undefined || holder.accruals.some(({ transactionId }) => transactionId === row.id))
      continue;
    holder.accruals.push({
      ...{ order, bucketAt: row.bucket_at, transactionId: row.id, amountMinor: row.amount },
      chargedBackMinor: 0,
    });
  }
};

export const chargebackRevenue: Command = async (journey, a, b) => {
  for (const holder of journey.model.holders) await adoptAccruals(journey, holder);
  const earned = journey.model.holders.filter(({ accruals }) => accruals.length > 0);
  const holder = pick(earned, a);
  const original = pick(holder?.accruals ?? [], b);
  if (holder === undefined || original === undefined) return;
  const amount = pick([original.amountMinor, 1, 300, original.amountMinor + 1], b >> 2) ?? 1;
  const request = { record_id: String(original.transactionId), amount, reason: 'the network took it back' };
  const proposed = await journey.client.call(calls.consoleHold.proposeChargeback, journey.maker, request);
  const refused = money.chargeBackRevenue(journey.model, holder, original, amount);
  expect(reasonOf(await decide(journey, proposed))).toBe(refused);
  const settled = original.order.status === 'settlement_successful';
  journey.reach(`chargeback of ${settled ? 'settled' : 'unsettled'} revenue: ${refused ?? 'done'}`);
};

/** What staff record of the network's money is shared out over what it owes, the oldest first. */
export const remitByStaff: Command = async (journey, a) => {
  const owed = orders.owedLines(journey.model);
  const total = owed.reduce((sum, [, amountMinor]) => sum + amountMinor, 0);
  const amount = Math.max(1, pick([total, Math.floor(total / 3), total + 1], a) ?? 1);
  const request = { network: journey.network, amount, receipt_number: journey.next() };
  const proposed = await journey.client.call(calls.consoleRemittance.propose, journey.maker, request);
  expect(reasonOf(proposed)).toBe(amount > total ? 'invalid_fields' : null);
  if (!proposed.ok) return;
  dataOf(await decide(journey, proposed));
  let rest = amount;
  const lines = owed.flatMap(([order, amountMinor]) => {
    const part = Math.min(rest, amountMinor);
    rest -= part;
    return part === 0 ? [] : [[order, part] as const];
  });
  orders.remit(journey.model, lines);
};
