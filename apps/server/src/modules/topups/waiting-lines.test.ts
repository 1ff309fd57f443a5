import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { type Arrivals, openArrivals } from '../../testing/arrivals';
import { bankCsvFile } from '../../testing/bank-file';
import { BANK_CARD, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { addUpload } from '../../testing/stored-image';
import { readHolderName } from '../account';

const DAY_MS = 86_400_000;

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
    // Set before the day of the line, in whatever zone the bank is.
    context.clock.turn(DAY_MS);
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

  it('two people are two people: is a flag where it paid in for another before, whatever name the holder is paid to', async () => {
    const { client, checker, ask, bring, state, fund, flagsOf } = arrivals;
    const [victim, friend] = await makeHolders(2);
    if (victim === undefined || friend === undefined) return;
    const counterparty = 'Nora Newcomer';
    dataOf(await client.call(calls.payout.edit, friend, { ...BANK_CARD, user_name: counterparty }));
    context.clock.turn(DAY_MS);
    await bring({ amount: 61_000, reference: 'NORA-610001', counterparty });
    const first = await state(await ask(victim, 61_000), 61_000, 'NORA-610001');
    await client.pass(checker, { ok: true, data: { id: first } });
    // By the old card, without a case and without an ID.
    await bring({ amount: 62_000, reference: 'NORA-620001', counterparty: 'NORA NEWCOMER' });
    const known = `sender_of_other:${victim.holderId}`;
    const theirs = await flagsOf(await state(await ask(friend, 62_000), 62_000, 'NORA-620001'));
    expect([theirs.includes(known), theirs.includes('counterparty_unknown')]).toEqual([true, false]);
    expect(await flagsOf(await fund(62_000, 'NORA-620001'))).toContain(known);
    const own = await flagsOf(await state(await ask(victim, 62_000), 62_000, 'NORA-620001'));
    expect(own.filter((key) => key.startsWith('sender_of_other'))).toEqual([]);
  });

  it('no figure without a source: is nobody where the bank has no such line', async () => {
    await arrivals.bring({ amount: 4_440, reference: 'THERE' });
    expect(await arrivals.flagsOf(await arrivals.fund(4_440, 'NOT-THERE'))).toContain('no_line');
  });
});

describe('a line with the receipt', () => {
  it('two people are two people: is a flag where it is of another amount, whatever it is stated as', async () => {
    const { ask, bring, state, fund, flagsOf } = arrivals;
    const friend = await context.makeHolder();
    await bring(
      { amount: 1_000, reference: 'FRIEND-1000' },
      // What names a payment besides is no other amount of it.
      { amount: 77_000, reference: 'RIGHT-77000' },
      { amount: 50, reference: 'FEE-50', text: 'as to RIGHT-77000' },
    );
    const claimed = await state(await ask(friend, 77_000), 77_000, 'FRIEND-1000');
    for (const id of [claimed, await fund(77_000, 'FRIEND-1000')])
      expect(await flagsOf(id)).toContain('line_amount_differs');
    for (const id of [await fund(77_000, 'RIGHT-77000'), await fund(77_000, 'NOWHERE-77')])
      expect(await flagsOf(id)).not.toContain('line_amount_differs');
  });

  it('two people are two people: is a flag where the maker imported it, and none where somebody else did', async () => {
    const { client, bring, send, fund, flagsOf } = arrivals;
    await bring({ amount: 78_000, reference: 'OWN-78000' });
    const other = await client.makeStaff('maker_two', 'finance_maker');
    // What another imported and names it besides proves nothing of it.
    const day = context.clock.now().toISOString().slice(0, 10);
    const lines = [{ day, amount: 50, reference: 'FEE-51', text: 'as to OWN-78000' }];
    await send(other, bankCsvFile({ from: day, until: day, opening: 0, lines }));
    const funding = { amount: 78_000, receipt_number: 'OWN-78000' };
    const theirs = dataOf(await client.call(calls.consoleHouse.proposeFunding, other, funding)).id;
    expect(await flagsOf(await fund(78_000, 'OWN-78000'))).toContain('own_statement:1');
    expect(await flagsOf(theirs)).not.toContain('own_statement:1');
    // A line of the amount alone is nothing that the claim rests on.
    expect(await flagsOf(await fund(78_000, 'NOWHERE-78'))).not.toContain('own_statement:1');
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

describe('whose case was refused before its line came', () => {
  const waits = ({ holderId }: HolderCaller) => `case_waits:${holderId}`;
  const payTo = (holder: HolderCaller, user_name: string) =>
    arrivals.client.call(calls.payout.edit, holder, { ...BANK_CARD, user_name });

  it('two people are two people: is named to the checker of a friend’s claim, and so is the name that the friend set', async () => {
    const { ask, bring, refuse, state } = arrivals;
    const [victim, friend] = await makeHolders(2);
    if (victim === undefined || friend === undefined) return;
    dataOf(await refuse(await ask(victim, 50_500)));
    await bring({ amount: 50_500, reference: 'SEPA-505001', counterparty: 'Vera Victim', text: 'thanks' });
    dataOf(await payTo(friend, 'Vera Victim'));
    const shown = await arrivals.detail(await state(await ask(friend, 50_500), 50_500, 'SEPA-505001'));
    expect(shown.flags.map(({ key }) => key)).toEqual(
      expect.arrayContaining([waits(victim), 'counterparty_unknown']),
    );
    const set_at = context.clock.now().toISOString();
    expect(shown.bank_lines).toMatchObject([
      { counterparty: 'Vera Victim', by_receipt: true, payout: { name: 'Vera Victim', set_at } },
    ]);
  });

  it('two people are two people: is named for 60 days, and for as long as an objection to it is open', async () => {
    const { client, ask, refuse, fund, flagsOf } = arrivals;
    const [victim] = await makeHolders(1);
    if (victim === undefined) return;
    const id = await ask(victim, 40_600);
    dataOf(await refuse(id));
    context.clock.turn(60 * DAY_MS);
    expect(await flagsOf(await fund(40_600, 'HOUSE-406001'))).toContain(waits(victim));
    context.clock.turn(1);
    expect(await flagsOf(await fund(40_600, 'HOUSE-406002'))).not.toContain(waits(victim));
    dataOf(
      await client.call(calls.objection.make, victim, {
        ...{ subject_type: 'topup' as const, subject_id: id, text: 'I paid on Monday.' },
      }),
    );
    expect(await flagsOf(await fund(40_600, 'HOUSE-406003'))).toContain(waits(victim));
  });

  it('two people are two people: is named as well where it was a claim to an acceptor', async () => {
    const { client, maker, checker, fund, flagsOf } = arrivals;
    const [victim] = await makeHolders(1);
    if (victim === undefined) return;
    const { proposal, code } = dataOf(
      await client.call(calls.consoleAcceptor.issue, maker, {
        ...{ holder_id: String(victim.holderId), type: 'enterprise', legal_name: 'Quay Exchange B.V.' },
        ...{ payee_id: await addPayee(context), pair: 'EUR/USD', rate: '1.0850', fee_bp: 50 },
        ...{ min_amount: 1_000, max_amount: 50_000, amount: 30_700 },
        expires_at: new Date(context.clock.now().getTime() + DAY_MS).toISOString(),
      }),
    );
    dataOf(await client.call(calls.consoleProposal.approve, checker, { id: proposal.id }));
    const { id } = dataOf(await client.call(calls.acceptor.detail, victim, { type: 'enterprise', code }));
    const file_ids = [await addUpload(context, victim.holderId)];
    const claimed = { acceptance_id: id, amount: 30_700, file_ids };
    dataOf(await client.call(calls.acceptor.claim, victim, claimed));
    const refused = { acceptance_id: id, reason: 'nothing arrived' };
    dataOf(await client.call(calls.consoleAcceptor.refuse, maker, refused));
    expect(await flagsOf(await fund(30_700, 'HOUSE-307001'))).toContain(waits(victim));
  });
});
