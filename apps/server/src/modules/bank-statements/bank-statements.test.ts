import { calls, type RequestOf } from '@fairlead/contract';
import { readProgramme } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { bankCsvFile, bankDesk, camtFile, type TestLine } from '../../testing/bank-file';
import { dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { matchSoon } from './run-matching';

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checker: StaffCaller;
let send: ReturnType<typeof bankDesk>;
let holder: HolderCaller;
let payeeId: string;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  send = bankDesk(routesOf(context), maker);
  holder = await client.makePayee();
  payeeId = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const DAY_MS = 24 * 3_600_000;
/** So many days from today, as a bank writes it. */
const day = (days = 0): string =>
  new Date(context.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const imported = async (content: string) => dataOf(await send(content));
const faultsOf = async (content: string) =>
  (await imported(content)).faults.map(({ fault, place }) => [fault, place]);
const linesOf = async (request: RequestOf<typeof calls.consoleBank.lines> = {}) =>
  dataOf(await client.call(calls.consoleBank.lines, checker, { limit: 50, ...request })).items;
const entries = async () =>
  dataOf(await client.call(calls.consoleBank.entries, checker, { limit: 50 })).items;
const coverage = async () => dataOf(await client.call(calls.consoleBank.coverage, checker, {}));
const posted = async () => {
  const [row] = await context.asOwner<{ count: number }>('select count(*)::int from ledger.transaction');
  return row?.count;
};

/** What the bank says of a withdrawal that went out. */
const payout = { amount: -4_000, reference: 'B-4', endToEndId: 'PAYOUT-31', counterparty: 'Ada Example' };

/** A top-up that two people posted. */
const toppedUp = async (amount: number, receipt: string): Promise<void> => {
  const asked = dataOf(await client.call(calls.topup.request, holder, { amount, method: 'bank_transfer' }));
  const stated = { topup_id: asked.id, amount, receipt_number: receipt, payee_id: payeeId };
  await client.pass(
    checker,
    await client.call(calls.consoleTopup.propose, maker, { ...stated, method: 'bank_transfer' }),
  );
};
const funded = async (amount: number, receipt: string): Promise<void> => {
  await client.pass(
    checker,
    await client.call(calls.consoleHouse.proposeFunding, maker, { amount, receipt_number: receipt }),
  );
};
/** A withdrawal that two people sent. */
const paid = async (amount: number, reference: string): Promise<void> => {
  const request = { amount, password: PIN };
  const { id } = dataOf(
    await client.call(calls.withdrawal.request, holder, request, { key: `key-${reference}` }),
  );
  const asked = { withdrawal_id: id };
  await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, asked));
  await client.pass(
    checker,
    await client.call(calls.consoleWithdrawal.proposePayment, maker, { ...asked, reference }),
  );
};
const month = (from: number, until: number, opening: number, ...lines: readonly TestLine[]) => ({
  ...{ from: day(from), until: day(until), opening, lines },
});

describe('a statement of a bank', () => {
  it('no figure without a source: answers what was posted, by number, and posts nothing', async () => {
    await funded(500_000, 'HOUSE-0001');
    await toppedUp(10_000, 'BANK-778812');
    await toppedUp(20_000, 'cash book 9');
    await paid(4_000, 'PAYOUT-31');
    const before = await posted();
    const file = camtFile(
      month(
        ...([-3, 0, 0] as const),
        { day: day(-2), amount: 500_000, reference: 'B-1', endToEndId: 'house 0001' },
        { day: day(-1), amount: 10_000, reference: 'B-2', text: 'your receipt BANK 77 88 12 thanks' },
        // Nothing but the payer's own number.
        { day: day(-1), amount: 20_000, reference: 'B-3', text: 'Ref 20000001' },
        { day: day(0), ...payout },
        { day: day(0), amount: 77, reference: 'B-5', text: 'interest' },
      ),
    );
    expect(await imported(file)).toMatchObject({ lines: 5, known_lines: 0, matched: 4, faults: [] });
    expect((await linesOf({ state: 'unclaimed' })).map(({ reference }) => reference)).toEqual(['B-5']);
    const dayBefore = { from: `${day(-1)}T00:00:00Z`, until: `${day(0)}T00:00:00Z`, amount_max: 10_000 };
    expect((await linesOf(dayBefore)).map(({ reference }) => reference)).toEqual(['B-2']);
    expect((await linesOf()).map((line) => line.matched_by)).toEqual([
      null,
      'number',
      'number',
      'number',
      'number',
    ]);
    expect(await entries()).toEqual([]);
    const small = { state: 'all', amount_min: 4_000, amount_max: 10_000 } as const;
    const ofAmount = dataOf(await client.call(calls.consoleBank.entries, checker, small)).items;
    expect(ofAmount.map(({ amount }) => amount)).toEqual([-4_000, 10_000]);
    expect(await posted()).toBe(before);
    expect(await coverage()).toMatchObject({
      ...{ day: day(0), closing: 526_077, difference: -77, unexplained: 0 },
      ...{
        lines_without_entry: { count: 1, in: 77, out: 0 },
        entries_without_line: { count: 0, in: 0, out: 0 },
      },
    });
  });

  it('names a file that is known, whoever sends it again', async () => {
    const file = bankCsvFile(month(0, 0, 526_077, { day: day(0), amount: -77, text: 'interest back' }));
    const first = await imported(file);
    expect(first).toMatchObject({ lines: 1, faults: [] });
    expect(await imported(file)).toMatchObject({
      statement_id: first.statement_id,
      faults: [{ fault: 'file_known', place: null }],
    });
    expect(await linesOf({ state: 'unclaimed' })).toHaveLength(2);
  });

  it('knows the lines of an overlapping statement again, and links nothing twice', async () => {
    context.clock.turn(2 * DAY_MS);
    await toppedUp(3_000, 'BANK-900001');
    const overlapping = camtFile(
      month(
        ...([-2, 0, 530_000] as const),
        { day: day(-2), ...payout },
        { day: day(-2), amount: 77, reference: 'B-5', text: 'interest, in other words' },
        { day: day(-2), amount: -77, text: 'interest back' },
        { day: day(0), amount: 3_000, reference: 'B-6', endToEndId: 'BANK-900001' },
      ),
    );
    const told = { lines: 4, known_lines: 3, matched: 1, faults: [{ fault: 'line_differs', place: 2 }] };
    expect(await imported(overlapping)).toMatchObject(told);
    expect(await linesOf()).toHaveLength(7);
    expect(await coverage()).toMatchObject({ closing: 529_000, difference: 0, gaps: [], unexplained: 0 });
  });

  it('names what is wrong, and then takes nothing of it', async () => {
    const before = await linesOf();
    const line = { day: day(0), amount: 5_000, reference: 'W-1' };
    const good = month(0, 0, 529_000, line);
    expect(await faultsOf(camtFile({ ...good, closing: 534_001 }))).toEqual([['sums_differ', null]]);
    expect(await faultsOf(camtFile({ ...good, account: 'GB29NWBK60161331926819' }))).toEqual([
      ['foreign_account', null],
    ]);
    expect(await faultsOf(camtFile({ ...good, lines: [line, { ...line, currency: 'EUR' }] }))).toEqual([
      ['foreign_currency', 2],
    ]);
    expect(await faultsOf(camtFile({ ...good, lines: [line, line] }))).toEqual([['line_twice', 2]]);
    expect(await faultsOf('<a/>')).toEqual([['unreadable', null]]);
    expect(await linesOf()).toEqual(before);
  });

  it('says which days no statement covers, and by how much the balance changed meanwhile', async () => {
    context.clock.turn(5 * DAY_MS);
    await imported(camtFile(month(-1, 0, 529_450, { day: day(0), amount: 50, reference: 'G-1' })));
    expect(await coverage()).toMatchObject({
      ...{ closing: 529_500, difference: -500, unexplained: 450, gap_count: 1 },
      gaps: [{ after: day(-5), before: day(-1), amount: 450 }],
    });
    // What was missing comes in later: the gap is closed.
    await imported(camtFile(month(-4, -2, 529_000, { day: day(-3), amount: 450, reference: 'G-2' })));
    expect(await coverage()).toMatchObject({ difference: -500, unexplained: 0, gaps: [] });
  });

  it('is linked to what is posted after it came in', async () => {
    expect(await matchSoon(context)).toBe(0);
    await funded(450, 'G-2');
    expect((await entries()).map(({ amount }) => amount)).toEqual([450]);
    expect(await matchSoon(context)).toBe(1);
    expect(await entries()).toEqual([]);
  });
});

describe('a line that no number connects', () => {
  const lineOf = async (reference: string) =>
    (await linesOf()).find((line) => line.reference === reference)?.id ?? '';
  const reason = 'the bank confirmed it by telephone';

  it('shows what it may belong to, and links nothing by that', async () => {
    await funded(700, 'nothing that the bank knows');
    await imported(camtFile(month(0, 0, 529_500, { day: day(0), amount: 700, reference: 'S-1' })));
    const { items } = dataOf(
      await client.call(calls.consoleBank.suggestions, maker, { line_id: await lineOf('S-1') }),
    );
    expect(items.map(({ amount, numbers }) => [amount, numbers])).toEqual([
      [700, ['nothing that the bank knows']],
    ]);
    expect(await entries()).toHaveLength(1);
  });

  it('shows the case that waits for it, and the withdrawal that it may have paid, and touches neither', async () => {
    const asked = dataOf(
      await client.call(calls.topup.request, holder, { amount: 3_333, method: 'bank_transfer' }),
    );
    const other = await client.makePayee();
    await client.call(calls.topup.request, other, { amount: 3_333, method: 'bank_transfer' });
    const before = await posted();
    const lines = [{ day: day(0), amount: 3_333, reference: 'S-2', text: 'Operation ID: 20000001.' }];
    await imported(camtFile({ ...month(0, 0, 530_200), lines }));
    const { cases } = dataOf(
      await client.call(calls.consoleBank.suggestions, maker, { line_id: await lineOf('S-2') }),
    );
    expect(cases.map(({ kind, named }) => [kind, named])).toEqual([
      ['topup', true],
      ['topup', false],
    ]);
    expect(cases[0]).toMatchObject({ id: asked.id, holder: { operation_id: '20000001' }, amount: 3_333 });
    expect(await posted()).toBe(before);
    expect((await linesOf({ state: 'unclaimed' })).map(({ reference }) => reference)).toContain('S-2');
  });

  it('is linked by two people alone', async () => {
    const [entry] = await entries();
    const line_id = await lineOf('S-1');
    const transaction_ids = [entry?.transaction_id ?? ''];
    const wrong = { line_id: await lineOf('B-5'), transaction_ids, reason };
    expect(await client.call(calls.consoleBank.proposeMatch, maker, wrong)).toMatchObject({
      ...{ ok: false, reason: 'invalid_fields' },
      detail: { fields: { transaction_ids: 'not_one_of' } },
    });
    const proposed = dataOf(
      await client.call(calls.consoleBank.proposeMatch, maker, { line_id, transaction_ids, reason }),
    );
    expect(await client.call(calls.consoleProposal.approve, maker, { id: proposed.id })).toMatchObject({
      ...{ ok: false, reason: 'same_person' },
    });
    const before = await posted();
    expect(await entries()).toHaveLength(1);
    const shown = dataOf(await client.call(calls.consoleProposal.detail, checker, { id: proposed.id }));
    expect(shown.payload).toContainEqual({
      name: `entry_${entry?.transaction_id}`,
      value: expect.stringContaining('nothing that the bank knows'),
    });
    expect(shown.moves).toEqual([]);
    dataOf(await client.call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    expect(await posted()).toBe(before);
    expect((await linesOf()).find(({ id }) => id === line_id)).toMatchObject({
      matched_by: 'two_people',
      transaction_ids,
    });
    expect(
      await client.call(calls.consoleBank.proposeMatch, maker, { line_id, transaction_ids, reason }),
    ).toMatchObject({ ok: false, reason: 'wrong_state' });
  });

  it('is left open where another line could be meant as well', async () => {
    await funded(900, 'TWIN-1');
    const twin = { day: day(0), amount: 900, endToEndId: 'TWIN-1' };
    const lines = [
      { ...twin, reference: 'T-1' },
      { ...twin, reference: 'T-2' },
    ];
    expect(await imported(camtFile({ ...month(0, 0, 533_533), lines }))).toMatchObject({
      ...{ lines: 2, matched: 0, faults: [] },
    });
  });

  it('no profit from others’ deposits: money that never came stays without a line, for everybody to see', async () => {
    const before = await coverage();
    await funded(1_000_000, 'never-paid');
    expect(await coverage()).toMatchObject({
      difference: before.difference + 1_000_000,
      entries_without_line: {
        count: before.entries_without_line.count + 1,
        in: before.entries_without_line.in + 1_000_000,
      },
    });
    const { bank } = await readProgramme(context.database);
    expect(-bank - (await coverage()).closing).toBe((await coverage()).difference);
  });
});

describe('what was imported', () => {
  it('the past stays: is changed by nobody', async () => {
    for (const table of ['bank_statement', 'bank_line', 'bank_match']) {
      await expect(context.database.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
      await expect(context.asOwner(`delete from ${table}`)).rejects.toThrow();
    }
  });
});
