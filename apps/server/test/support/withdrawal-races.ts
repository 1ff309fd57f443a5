import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { expect } from 'vitest';
import { dataOf, PIN } from '../../src/testing/client';
import { many, type Race } from './race';
import { type Contender, contender, type Outcome, type RaceFixture, tally } from './race-fixture';

const AMOUNT_MINOR = 4_000;

const wonBy = (outcomes: readonly Outcome[], call: Contender['call']): number =>
  outcomes.filter((outcome) => outcome.call === call && outcome.code === 200).length;

/** A withdrawal that waits for staff, as its holder asked for it. */
const requested = async ({ context, client, signIn, rush }: RaceFixture) => {
  const holder = await client.makePayee();
  await context.topUp(holder.holderId, AMOUNT_MINOR);
  const token = await signIn(holder.holderId);
  const request = { amount: AMOUNT_MINOR, password: PIN };
  const [made] = await rush([contender(calls.withdrawal.request, request, { token, key: randomUUID() })]);
  expect(made?.code).toBe(200);
  const items = dataOf(await client.call(calls.withdrawal.list, holder, {})).items;
  const withdrawal_id = items[0]?.id ?? '';
  const stateNow = async () => dataOf(await client.call(calls.withdrawal.list, holder, {})).items[0]?.state;
  return { holder, token, withdrawal_id, stateNow };
};

/** What a checker has read and acknowledges. */
const flagsOf = async ({ rush, checkerToken }: RaceFixture, id: string): Promise<string[]> => {
  const [shown] = await rush([contender(calls.consoleProposal.detail, { id }, { token: checkerToken })]);
  return ((shown?.data.flags ?? []) as { key: string }[]).map(({ key }) => key);
};

/** Two checkers and the holder at the same moment: it goes on its way, or comes back, or waits; never two of them. */
export const withdrawalApproval: Race = async ({ fixture, times }) => {
  const { rush, makerToken, checkerToken, context } = fixture;
  const { holder, token, withdrawal_id, stateNow } = await requested(fixture);
  const propose = contender(
    calls.consoleWithdrawal.proposeApproval,
    { withdrawal_id },
    { token: makerToken },
  );
  const id = String((await rush([propose]))[0]?.data.id);
  const acknowledged = await flagsOf(fixture, id);
  const kinds = [
    () => contender(calls.consoleProposal.approve, { id, acknowledged }, { token: checkerToken }),
    () => contender(calls.consoleProposal.refuse, { id, reason: 'not yet' }, { token: checkerToken }),
    () => contender(calls.withdrawal.cancel, { withdrawal_id }, { token, key: randomUUID() }),
  ] as const;
  const outcomes = await rush(many(times, (n) => (kinds[n % 3] as (typeof kinds)[0])()));
  const [approved, refused, cancelled] = [
    wonBy(outcomes, calls.consoleProposal.approve),
    wonBy(outcomes, calls.consoleProposal.refuse),
    wonBy(outcomes, calls.withdrawal.cancel),
  ];
  // What its holder takes back first takes the proposal along: then nobody decides it.
  expect({ ended: approved + cancelled, decided: approved + refused <= 1 }).toEqual({
    ended: 1,
    decided: true,
  });
  expect(await stateNow()).toBe(approved === 1 ? 'approved' : 'cancelled');
  const { available, withdrawing } = (await readWallet(context.database, holder.holderId)) ?? {};
  const [kept, onItsWay] = approved === 1 ? [0, AMOUNT_MINOR] : [AMOUNT_MINOR, 0];
  expect({ available, withdrawing }).toEqual({ available: kept, withdrawing: onItsWay });
  return holder;
};

/** Payment and refusal proposed at the same moment: one stands; approved or refused many times over: once. */
export const withdrawalPayment: Race = async ({ fixture, times }) => {
  const { rush, makerToken: token, checkerToken, context } = fixture;
  const { holder, withdrawal_id, stateNow } = await requested(fixture);
  const propose = contender(calls.consoleWithdrawal.proposeApproval, { withdrawal_id }, { token });
  const first = String((await rush([propose]))[0]?.data.id);
  const read = { id: first, acknowledged: await flagsOf(fixture, first) };
  await rush([contender(calls.consoleProposal.approve, read, { token: checkerToken })]);
  const { bank } = await readProgramme(context.database);
  const proposals = await rush(
    many(times, (n) =>
      n % 2 === 0
        ? contender(
            calls.consoleWithdrawal.proposePayment,
            { withdrawal_id, reference: randomUUID() },
            { token },
          )
        : contender(
            calls.consoleWithdrawal.proposeRefusal,
            { withdrawal_id, reason: 'destination_not_own' },
            { token },
          ),
    ),
  );
  expect(tally(proposals)).toEqual({ 200: 1, '409 proposal_pending': times - 1 });
  const standing = proposals.find(({ code }) => code === 200);
  const id = String(standing?.data.id);
  const acknowledged = await flagsOf(fixture, id);
  const decisions = await rush(
    many(times, () =>
      contender(calls.consoleProposal.approve, { id, acknowledged }, { token: checkerToken }),
    ),
  );
  expect(tally(decisions)).toEqual({ 200: 1, '409 already_decided': times - 1 });
  const paid = standing?.call === calls.consoleWithdrawal.proposePayment;
  expect(await stateNow()).toBe(paid ? 'paid' : 'refused');
  expect((await readProgramme(context.database)).bank).toBe(bank + (paid ? AMOUNT_MINOR : 0));
  const { available, withdrawing } = (await readWallet(context.database, holder.holderId)) ?? {};
  expect({ available, withdrawing }).toEqual({ available: paid ? 0 : AMOUNT_MINOR, withdrawing: 0 });
  return holder;
};
