import { calls } from '@fairlead/contract';
import { expect } from 'vitest';
import { OWN_DATA } from '../../src/app/own-data';
import { accountRoutes } from '../../src/modules/account/routes';
import { clientOf, dataOf, PIN } from '../../src/testing/client';
import { stop } from './control';
import type { Journey } from './fixture';
import * as orders from './orders';
import type { Command } from './plan-commands';
import type { Model, ModelHolder } from './reference';
import * as money from './withdrawals';

/** Taken in by `adoptWithdrawals`, which knows the product's numbers. */
const UNNUMBERED = Number.MAX_SAFE_INTEGER;

const stillToCome = ({ wallet }: ModelHolder): number => wallet.escrow + wallet.settling + wallet.held;

const isUnended = ({ status }: ModelHolder['orders'][number]): boolean =>
  status !== 'put_failed' && status !== 'settlement_successful';

/** What a person or staff ended since then stays ended; what nobody decided in time is asked for again. */
const mayWithdraw = ({ withdrawals }: ModelHolder, since: number): boolean =>
  withdrawals.every(
    ({ createdAt, state, lapsed }) =>
      createdAt < since || (state === 'cancelled' ? lapsed : state !== 'refused' && state !== 'bounced'),
  );

/**
 * Ends what can be ended, takes out what is free, and closes once nothing is left to come
 * (docs/domain/account.md#closing).
 */
const windUp = (model: Model, holder: ModelHolder): void => {
  // A closed account is gone on with where a payout came back to it.
  if (holder.closingSince === null || (holder.closed && holder.wallet.available === 0)) return;
  for (const order of holder.orders) {
    if (order.status === 'matching') orders.fail(model, order);
    else stop(model, order);
  }
  money.returnStartUp(model, holder);
  const { available } = holder.wallet;
  if (available > 0 && mayWithdraw(holder, holder.closingSince)) {
    money.requestWithdrawal(model, holder, available, UNNUMBERED);
  }
  const { withdrawing, start_up_running } = holder.wallet;
  const rest = stillToCome(holder) + holder.wallet.available + withdrawing + start_up_running;
  holder.closed ||= !holder.orders.some(isUnended) && rest === 0;
};

/** Goes on with every account that is being closed. */
export const windUpAll = (model: Model): void => {
  for (const holder of model.holders) windUp(model, holder);
};

/** The numbers that the product gave to withdrawals of closing accounts. */
export const adoptWithdrawals = async ({ context, model }: Journey): Promise<void> => {
  for (const { id, withdrawals } of model.holders) {
    const unnumbered = withdrawals.findIndex((row) => row.id === UNNUMBERED);
    const [row] = withdrawals.slice(unnumbered);
    if (unnumbered === -1 || row === undefined) continue;
    const [made] = await context.database.query<{ id: number }>(
      'select max(id) as id from withdrawal where holder_id = $1',
      [id],
    );
    withdrawals[unnumbered] = { ...row, id: made?.id ?? UNNUMBERED };
  }
};

/** One of the holders closes the account, now and then; the others go on. */
export const close: Command = async (journey, a) => {
  const { model, context } = journey;
  const holder = model.holders.at(-1);
  if (holder === undefined || holder.closingSince !== null || a % 2 === 0) return;
  const call = clientOf(accountRoutes(context, OWN_DATA));
  const request = { password: PIN, reason: 'done here' };
  const answer = await call(calls.account.close, journey.callerOf(holder), request, { key: journey.next() });
  holder.closingSince = model.now;
  windUp(model, holder);
  await adoptWithdrawals(journey);
  expect(dataOf(answer)).toMatchObject({
    state: holder.closed ? 'closed' : 'closing',
    still_to_come: stillToCome(holder),
  });
  journey.reach('account closing');
};
