import { calls } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { bankCsvFile, bankDesk } from '../../testing/bank-file';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { readHolderName } from '../account';
import { bankStatementsJobs } from '../bank-statements';

const RECORDED = { ok: false, reason: 'receipt_already_recorded' };

let context: TestContext;
let client: TestClient;
let squatter: StaffCaller;
let maker: StaffCaller;
let checker: StaffCaller;
let payee_id: string;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  squatter = await client.makeStaff('squatter', 'finance_maker');
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  payee_id = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const ask = async (holder: HolderCaller, amount: number): Promise<string> =>
  dataOf(await client.call(calls.topup.request, holder, { amount })).id;
const state = (by: StaffCaller, topup_id: string, amount: number, receipt_number: string) =>
  client.call(calls.consoleTopup.propose, by, {
    ...{ topup_id, amount, receipt_number, payee_id, method: 'bank_transfer' as const },
  });
const approve = (id: string, acknowledged?: string[]) =>
  client.call(calls.consoleProposal.approve, checker, {
    ...{ id, ...(acknowledged === undefined ? {} : { acknowledged }) },
  });
const detail = async (id: string) => dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
const flagsOf = async (id: string) => (await detail(id)).flags.map(({ key }) => key);
const available = async (holder: HolderCaller) =>
  (await readWallet(context.database, holder.holderId))?.available;

describe('a claim that one maker leaves lying', () => {
  it('two people are two people: takes no case; the checker sees both, and one counts', async () => {
    const holder = await context.makeHolder();
    const id = await ask(holder, 4_100);
    const lying = dataOf(await state(squatter, id, 4_100, 'MADE-UP-1'));
    expect(await state(squatter, id, 4_100, 'MADE-UP-2')).toMatchObject({ reason: 'proposal_pending' });
    const honest = dataOf(await state(maker, id, 4_100, 'BANK-4100'));
    expect(await flagsOf(honest.id)).toContain(`proposed_beside:${lying.id}`);
    expect(await flagsOf(lying.id)).toContain(`proposed_beside:${honest.id}`);
    expect(await approve(honest.id, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
    dataOf(await approve(honest.id));
    expect(await available(holder)).toBe(4_100);
    expect(await approve(lying.id, [])).toMatchObject({ reason: 'proposal_expired' });
    expect((await detail(lying.id)).state).toBe('expired');
  });

  it('keeps the case open to others when it is refused', async () => {
    const holder = await context.makeHolder();
    const id = await ask(holder, 4_200);
    const lying = dataOf(await state(squatter, id, 4_200, 'MADE-UP-3'));
    const honest = dataOf(await state(maker, id, 4_200, 'BANK-4200'));
    dataOf(await client.call(calls.consoleProposal.refuse, checker, { id: lying.id, reason: 'not there' }));
    dataOf(await approve(honest.id));
    expect(await available(holder)).toBe(4_200);
  });

  it('two people are two people: takes no receipt either; of two that are agreed to at once one counts', async () => {
    const [friend, holder] = [await context.makeHolder(), await context.makeHolder()];
    const lying = dataOf(await state(squatter, await ask(friend, 4_300), 4_300, 'BANK-4300'));
    const honest = dataOf(await state(maker, await ask(holder, 4_300), 4_300, 'bank 4300'));
    expect(await flagsOf(honest.id)).toContain(`proposed_beside:${lying.id}`);
    const answers = await Promise.all([approve(honest.id), approve(lying.id)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([RECORDED]);
    expect(((await available(holder)) ?? 0) + ((await available(friend)) ?? 0)).toBe(4_300);
  });
});

describe('a receipt of money that came in', () => {
  const fund = (amount: number, receipt_number: string) =>
    client.call(calls.consoleHouse.proposeFunding, maker, { amount, receipt_number });

  it('no figure without a source: counts once, as a holder’s or as the house’s', async () => {
    const holder = await context.makeHolder();
    await client.pass(checker, await state(maker, await ask(holder, 4_400), 4_400, 'BANK-4400'));
    expect(await fund(500, 'bank 4400')).toEqual(RECORDED);
    const both = [
      dataOf(await fund(4_500, 'BANK-4500')),
      dataOf(await state(maker, await ask(holder, 4_500), 4_500, 'BANK 4500')),
    ];
    expect(await flagsOf(both[0]?.id ?? '')).toContain(`proposed_beside:${both[1]?.id}`);
    const answers = await Promise.all(both.map(({ id }) => approve(id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([RECORDED]);
  });

  it('leaves the case as it was where it is counted already', async () => {
    const holder = await context.makeHolder();
    await client.pass(checker, await state(maker, await ask(holder, 4_700), 4_700, 'BANK-4700'));
    const id = await ask(holder, 4_800);
    expect(await state(maker, id, 4_800, 'BANK-4700')).toEqual(RECORDED);
    const { items } = dataOf(await client.call(calls.topup.list, holder, {}));
    expect(items.find((item) => item.id === id)).toMatchObject({ state: 'asked' });
  });

  it('two people are two people: is flagged where the same number counted of another payee', async () => {
    const [holder, friend] = [await context.makeHolder(), await context.makeHolder()];
    const counted = dataOf(await state(maker, await ask(holder, 4_900), 4_900, 'BANK-4900'));
    dataOf(await approve(counted.id));
    const { id } = dataOf(
      await client.call(calls.consoleTopup.propose, maker, {
        ...{ topup_id: await ask(friend, 4_900), amount: 4_900, receipt_number: 'bank 4900' },
        ...{ payee_id: await addPayee(context), method: 'bank_transfer' },
      }),
    );
    expect(await flagsOf(id)).toContain(`receipt_elsewhere:${counted.id}`);
  });
});

describe('a line of the bank that names another holder', () => {
  it('two people are two people: is shown to the checker and flagged, and is never matched by its number', async () => {
    const [victim, friend] = [await context.makeHolder(), await context.makeHolder()];
    const { operationId, username } = await readHolderName(context.database, victim.holderId);
    const day = context.clock.now().toISOString().slice(0, 10);
    const lines = [
      { day, amount: 4_600, reference: 'BANK-4600', counterparty: 'Vera', text: `ID ${operationId}` },
    ];
    const send = bankDesk(routesOf(context), maker);
    const file = bankCsvFile({ from: day, until: day, opening: 0, lines });
    expect(dataOf(await send(file)).faults).toEqual([]);
    const { id } = dataOf(await state(maker, await ask(friend, 4_600), 4_600, 'BANK-4600'));
    const shown = await detail(id);
    expect(shown.bank_lines).toMatchObject([
      { day, amount: 4_600, counterparty: 'Vera', by_receipt: true, named: [username] },
    ]);
    expect(shown.flags).toContainEqual({
      ...{ key: `line_names_other:${victim.holderId}`, flag: 'line_names_other', about: username },
    });
    expect(await approve(id, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
    dataOf(await approve(id));
    for (const job of bankStatementsJobs(context)) await job.run();
    const unclaimed = { limit: 50, state: 'unclaimed' } as const;
    const open = dataOf(await client.call(calls.consoleBank.lines, checker, unclaimed)).items;
    expect(open.map(({ reference }) => reference)).toContain('BANK-4600');
  });
});

describe('house money on a line that somebody waits for', () => {
  it('two people are two people: shows the line, and who waits for that amount', async () => {
    const victim = await context.makeHolder();
    await ask(victim, 6_100);
    context.clock.turn(86_400_000);
    const day = context.clock.now().toISOString().slice(0, 10);
    const lines = [{ day, amount: 6_100, reference: 'S-1', counterparty: 'Vera Victim', text: '' }];
    const file = bankCsvFile({ from: day, until: day, opening: 4_600, lines });
    expect(dataOf(await bankDesk(routesOf(context), maker)(file)).faults).toEqual([]);
    const { id } = dataOf(
      await client.call(calls.consoleHouse.proposeFunding, maker, { amount: 6_100, receipt_number: 'S-1' }),
    );
    expect((await detail(id)).bank_lines).toMatchObject([{ counterparty: 'Vera Victim', by_receipt: true }]);
    expect(await flagsOf(id)).toContain(`case_waits:${victim.holderId}`);
    expect(await approve(id, [])).toMatchObject({ reason: 'flags_not_acknowledged' });
  });
});
