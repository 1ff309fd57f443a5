import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderName } from '../account';

let context: TestContext;
let arrivals: Arrivals;
beforeAll(async () => {
  context = await createTestContext();
  arrivals = await openArrivals(context);
});
afterAll(() => context.close());

const makeHolders = async (count: number) => {
  const holders: HolderCaller[] = [];
  for (let n = 0; n < count; n += 1) holders.push(await context.makeHolder());
  return holders;
};
const operationIdOf = async (holderId: number) =>
  (await readHolderName(context.database, holderId)).operationId;

describe('many of one amount', () => {
  it('two people are two people: hide no line with the number, nor one that names who waits', async () => {
    const { ask, bring, refuse, fund, flagsOf } = arrivals;
    const [victim, ...others] = await makeHolders(23);
    if (victim === undefined) return;
    const id = await ask(victim, 10_000);
    const named = await operationIdOf(victim.holderId);
    await bring({ amount: 10_000, reference: 'SEPA-100001', text: `ID ${named}` });
    const ids = await Promise.all(others.map(({ holderId }) => operationIdOf(holderId)));
    await bring(
      ...ids.map((one, n) => ({ amount: 10_000, reference: `SEPA-${200_010 + n}`, text: `ID ${one}` })),
    );
    expect(await refuse(id)).toMatchObject({ reason: 'bank_line_answers' });
    const proposal = await fund(10_000, 'SEPA-100001');
    expect(await flagsOf(proposal)).toContain(`line_names_other:${victim.holderId}`);
    expect((await arrivals.detail(proposal)).bank_lines?.[0]).toMatchObject({ by_receipt: true });
  });

  it('two people are two people: hide nobody who waits: the first five, and how many more', async () => {
    const { ask, fund, flagsOf } = arrivals;
    const holders = await makeHolders(7);
    for (const holder of holders) await ask(holder, 5_555);
    const waiting = (await flagsOf(await fund(5_555, 'HOUSE-5555'))).filter((key) => key.includes('wait'));
    expect(waiting).toEqual([
      ...holders.slice(0, 5).map(({ holderId }) => `case_waits:${holderId}`),
      'more_cases_wait:2',
    ]);
  });
});

describe('money of which the bank kept a fee', () => {
  it('no hold without reason and end: is posted, never refused', async () => {
    const { ask, bring, refuse } = arrivals;
    const [victim, other] = await makeHolders(2);
    if (victim === undefined || other === undefined) return;
    const id = await ask(victim, 73_000);
    await bring({ amount: 72_850, reference: 'SEPA-730001', counterparty: 'Vera Victim', text: 'as agreed' });
    expect(await refuse(id)).toMatchObject({ reason: 'bank_line_answers' });
    // More than was asked for is another's, and so is what is far below it.
    for (const amount of [72_849, 80_000]) dataOf(await refuse(await ask(other, amount)));
  });

  it('two people are two people: is no house money, nor a friend’s, before a checker knows who waits', async () => {
    const { ask, bring, fund, state, flagsOf } = arrivals;
    const [victim, friend] = await makeHolders(2);
    if (victim === undefined || friend === undefined) return;
    await ask(victim, 74_000);
    await bring({ amount: 73_870, reference: 'SEPA-740001', counterparty: 'Vera Victim', text: 'as agreed' });
    const expected = [`case_waits:${victim.holderId}`, 'counterparty_unknown'];
    expect(await flagsOf(await fund(73_870, 'SEPA-740001'))).toEqual(expect.arrayContaining(expected));
    const theirs = await state(await ask(friend, 73_870), 73_870, 'SEPA-740001');
    expect(await flagsOf(theirs)).toEqual(expect.arrayContaining(expected));
  });
});

describe('whom a line is from', () => {
  it('is a flag unless it is the holder, by operation ID or by the name that they are paid to', async () => {
    const { client, ask, bring, state, flagsOf } = arrivals;
    const holder = await client.makePayee();
    const named = await operationIdOf(holder.holderId);
    await bring(
      { amount: 1_110, reference: 'FROM-1110', counterparty: 'Someone Else', text: `ID ${named}` },
      { amount: 2_220, reference: 'FROM-2220', counterparty: 'EXAMPLE, Ada' },
      { amount: 3_330, reference: 'FROM-3330', counterparty: 'Bob Example' },
    );
    const flags: string[][] = [];
    for (const amount of [1_110, 2_220, 3_330])
      flags.push(await flagsOf(await state(await ask(holder, amount), amount, `FROM-${amount}`)));
    expect(flags.map((keys) => keys.includes('counterparty_unknown'))).toEqual([false, false, true]);
    expect(flags.map((keys) => keys.includes('no_line'))).toEqual([false, false, false]);
  });

  it('no figure without a source: is nobody where the bank has no such line', async () => {
    await arrivals.bring({ amount: 4_440, reference: 'THERE' });
    expect(await arrivals.flagsOf(await arrivals.fund(4_440, 'NOT-THERE'))).toContain('no_line');
  });
});

it('no profit from others’ deposits: a line that somebody waits for is not linked to house money unseen', async () => {
  const { client, maker, checker, ask, bring, fund, flagsOf } = arrivals;
  const funding = await fund(75_000, 'HOUSE-750001');
  await client.pass(checker, { ok: true, data: { id: funding } });
  const victim = await context.makeHolder();
  await ask(victim, 75_100);
  await bring({ amount: 75_000, reference: 'SEPA-750002', counterparty: 'Vera Victim' });
  const [line] = dataOf(await client.call(calls.consoleBank.lines, checker, { limit: 1 })).items;
  const [entry] = dataOf(await client.call(calls.consoleBank.entries, checker, { limit: 1 })).items;
  const { id } = dataOf(
    await client.call(calls.consoleBank.proposeMatch, maker, {
      ...{ line_id: line?.id ?? '', transaction_ids: [entry?.transaction_id ?? ''], reason: 'by hand' },
    }),
  );
  expect(await flagsOf(id)).toContain(`case_waits:${victim.holderId}`);
});
