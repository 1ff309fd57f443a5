import { calls } from '@fairlead/contract';
import { MOVEMENT_KINDS, MOVEMENTS, type MovementKind, type ProposalKind } from '@fairlead/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderName } from '../account';
import { MONEY_IN } from '../proposals';

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const payOut = async (amount: number): Promise<string> => {
  const { client, checker, approved, pay } = arrivals;
  const id = await approved(amount);
  await client.pass(checker, await pay(id, `OUT-${amount}`));
  return id;
};
const cameBack = (withdrawal_id: string, receipt_number: string) =>
  arrivals.client.call(calls.consoleWithdrawal.proposeBounce, arrivals.maker, {
    ...{ withdrawal_id, receipt_number, reason: 'account closed' },
  });

it('two people are two people: what came back may be another’s deposit, and is flagged as any money in', async () => {
  const withdrawal = await payOut(61_600);
  const victim = await context.makeHolder();
  const { operationId, username } = await readHolderName(context.database, victim.holderId);
  await arrivals.ask(victim, 61_600);
  await arrivals.bring({ amount: 61_600, reference: 'SEPA-616002', text: `ID ${operationId}` });
  const { id } = dataOf(await cameBack(withdrawal, 'SEPA-616002'));
  expect((await arrivals.detail(id)).bank_lines).toMatchObject([{ by_receipt: true, named: [username] }]);
  expect(await arrivals.flagsOf(id)).toEqual(
    expect.arrayContaining([`line_names_other:${victim.holderId}`, `case_waits:${victim.holderId}`]),
  );
});

it('no figure without a source: a receipt that counted as a holder’s is not what came back, nor the other way', async () => {
  const { client, checker, state, ask } = arrivals;
  const [first, second] = [await payOut(61_700), await payOut(61_800)];
  const id = await state(await ask(await context.makeHolder(), 61_700), 61_700, 'SEPA-617001');
  dataOf(await client.call(calls.consoleProposal.approve, checker, { id }));
  expect(await cameBack(first, 'sepa 617001')).toMatchObject({ reason: 'receipt_already_recorded' });
  await client.pass(checker, await cameBack(second, 'SEPA-618001'));
  await expect(state(await ask(await context.makeHolder(), 61_800), 61_800, 'SEPA-618001')).rejects.toThrow(
    'receipt_already_recorded',
  );
});

/** By which proposals money leaves `bank`, kind by kind of the ledger. */
const FROM_BANK: Partial<Record<MovementKind, readonly ProposalKind[]>> = {
  system_topup: ['topup', 'acceptance_confirmation'],
  manual_withdrawal: ['withdrawal_bounce'],
  house_funding: ['house_funding'],
  remittance: ['remittance'],
};

it('no figure without a source: whatever posts from the bank is money in', () => {
  const legal = MOVEMENT_KINDS.filter((kind) =>
    MOVEMENTS[kind].ways.some((way: string) => way.startsWith('bank>')),
  );
  expect(Object.keys(FROM_BANK).sort()).toEqual(legal.toSorted());
  expect([...MONEY_IN].sort()).toEqual(Object.values(FROM_BANK).flat().sort());
});
