import type { Withdrawal } from '@fairlead/contract';
import type { Reader, Tx } from '@fairlead/db';
import { readWallet } from '@fairlead/ledger';
import type { Refusal } from '../../http/answer';
import type { Services } from '../../http/services';
import { endOrders, later, type UnendedOrder, type Windows, windowsAt } from '../plans';
import { endMembership } from '../standing';
import { giveBackStartUp, readFacts, TERMS, type WalletFacts } from '../wallet';
import { LAPSED, listSince, listUnderWay, setAside } from '../withdrawals';
import { endClosing } from './closing-record';

/** Withdrawals made in one go; a larger rest goes with the next. */
const MOST = 20;

/** How far a closing account has come. */
export interface WoundUp extends Rest {
  readonly closed: boolean;
  /** The first that was made of what is available now. */
  readonly withdrawal: Withdrawal | null;
  /** Why what is available could not be withdrawn; absent where it could. */
  readonly refusal?: Refusal;
}

/** At the latest then an order's money is free to be paid out, if every window is used up. */
const freeBy = (order: UnendedOrder, now: Date, windows: Windows): Date => {
  const { reportsMs, objectionMs, remittanceMs } = windows;
  const due = order.dueAt ?? now;
  if (order.status === 'putting') return later(due, reportsMs + objectionMs + remittanceMs);
  if (order.status === 'put_finished') return later(due, objectionMs + remittanceMs);
  if (order.status === 'waiting_for_settlement') return later(order.objectionEndsAt ?? due, remittanceMs);
  return due;
};

const lastOf = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((last, time) => (last === null || time > last ? time : last), null);

/** What a person or staff ended stays ended: a payout that was refused or came back needs its holder first. */
const mayWithdraw = async (tx: Tx, holderId: number, since: Date): Promise<boolean> => {
  const rows = await listSince(tx, holderId, since);
  return rows.every(({ state, reason }) =>
    state === 'cancelled' ? reason === LAPSED : state !== 'refused' && state !== 'bounced',
  );
};

const withdrawAll = async (tx: Tx, holderId: number, now: Date) => {
  let first: Withdrawal | null = null;
  for (let made = 0; made < MOST; made += 1) {
    const { available } = await readFacts(tx, holderId);
    if (available === 0) break;
    const amountMinor = Math.min(available, TERMS.withdrawalMaximumMinor);
    const answer = await setAside(tx, holderId, amountMinor, now);
    if (!answer.ok) return { first, refusal: answer };
    first ??= answer.data;
  }
  return { first };
};

/** By when each payout under way is paid, or available again. */
const payoutsDueAt = async (reader: Reader, holderId: number): Promise<Date[]> => {
  const rows = await listUnderWay(reader, holderId);
  return rows.flatMap(({ dueAt }) => dueAt ?? []);
};

/** What ends by itself and brings money back. */
export interface Rest {
  readonly stillToComeMinor: number;
  readonly orderIds: readonly number[];
  /** The last deadline of what is under way or still to come; null with nothing of either. */
  readonly doneBy: Date | null;
}

/** What of an account is under way or still to come. */
export const restOf = async (
  reader: Reader,
  { holderId, facts, orders }: { holderId: number; facts: WalletFacts; orders: readonly UnendedOrder[] },
  now: Date,
  windows: Windows,
): Promise<Rest> => ({
  stillToComeMinor: facts.escrow + facts.settling + facts.held,
  orderIds: orders.map(({ id }) => id),
  doneBy: lastOf([
    ...(await payoutsDueAt(reader, holderId)),
    ...[
      ...orders.map((order) => freeBy(order, now, windows)),
      ...facts.holds.map(({ expiresAt }) => new Date(expiresAt)),
    ].map((freed) => later(freed, TERMS.withdrawalMs)),
  ]),
});

/**
 * Ends what can be ended, withdraws what is free, and closes the account once nothing is left to come
 * (docs/domain/account.md#closing). The caller has locked the wallet. May be repeated: each time it goes as
 * far as it can.
 */
export const windUp = async (
  { config }: Services,
  tx: Tx,
  holder: { readonly holderId: number; readonly since: Date },
  now: Date,
): Promise<WoundUp> => {
  const { holderId, since } = holder;
  const windows = windowsAt(config.sandboxSpeed);
  const orders = await endOrders(tx, holderId, { now, windows });
  await endMembership(tx, holderId, now);
  const wallet = await readWallet(tx, holderId);
  if (wallet !== undefined) await giveBackStartUp(tx, holderId, wallet, now);
  const withdrawn = (await mayWithdraw(tx, holderId, since))
    ? await withdrawAll(tx, holderId, now)
    : { first: null };
  const facts = await readFacts(tx, holderId);
  const rest = await restOf(tx, { holderId, facts, orders }, now, windows);
  // Closed is said once all of it is paid, not once it is on its way.
  const toCome = rest.stillToComeMinor + facts.available + facts.withdrawing + facts.startUpRunning;
  const closed = orders.length === 0 && toCome === 0;
  if (closed) await endClosing(tx, holderId, now);
  return {
    closed,
    withdrawal: withdrawn.first,
    ...(withdrawn.refusal === undefined ? {} : { refusal: withdrawn.refusal }),
    ...rest,
  };
};
