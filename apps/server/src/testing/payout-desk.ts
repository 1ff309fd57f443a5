import { calls } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { expect } from 'vitest';
import { routesOf } from '../app/parts';
import type { HolderCaller, StaffCaller } from '../http/route';
import { BANK_ACCOUNT, bankDesk, camtFile, type TestLine } from './bank-file';
import { dataOf, fileOf, openTestClient, PIN, type TestClient } from './client';
import { createTestContext, type TestContext } from './context';

interface Desk {
  readonly context: TestContext;
  readonly client: TestClient;
  readonly maker: StaffCaller;
  readonly checker: StaffCaller;
  readonly people: readonly HolderCaller[];
}

const runActs = ({ context, client, maker, checker, people }: Desk) => {
  let keys = 0;

  const asked = async (holder: HolderCaller, amount: number): Promise<string> => {
    keys += 1;
    const request = { amount, password: PIN };
    return dataOf(await client.call(calls.withdrawal.request, holder, request, { key: `key-${keys}` })).id;
  };
  const askedBy = async (...amounts: readonly number[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const [index, amount] of amounts.entries())
      ids.push(await asked(people[index] as HolderCaller, amount));
    return ids;
  };
  const propose = (withdrawal_ids: string[], by = maker) =>
    client.call(calls.consolePayoutRun.propose, by, { withdrawal_ids, account: BANK_ACCOUNT });
  const approve = (id: string, by = checker, acknowledged?: string[]) =>
    client.call(calls.consoleProposal.approve, by, {
      id,
      ...(acknowledged === undefined ? {} : { acknowledged }),
    });
  const runOf = async (id: string) =>
    dataOf(await client.call(calls.consolePayoutRun.detail, checker, { id }));
  const settle = (id: string) => client.call(calls.consolePayoutRun.proposeSettlement, maker, { id });
  const stateOf = async (holder: HolderCaller, id: string) =>
    dataOf(await client.call(calls.withdrawal.list, holder, {})).items.find((one) => one.id === id);
  const availableOf = async ({ holderId }: HolderCaller) =>
    (await readWallet(context.database, holderId))?.available;

  const readFile = async (id: string, format: 'pain.001' | 'csv') =>
    fileOf(await client.call(calls.consolePayoutRun.file, checker, { id, format }));

  /** A run that two people agreed to. */
  const sent = async (...amounts: readonly number[]) => {
    const ids = await askedBy(...amounts);
    const proposed = dataOf(await propose(ids));
    dataOf(await approve(proposed.id));
    return { ids, run: await runOf(proposed.subject.id) };
  };

  return { askedBy, propose, approve, runOf, settle, stateOf, availableOf, readFile, sent };
};

const bankActs = ({ context, maker }: Desk) => {
  const send = bankDesk(routesOf(context), maker);
  const today = (): string => context.clock.now().toISOString().slice(0, 10);
  let references = 0;
  let closing = 0;
  /** What the bank says next. */
  const bankSays = async (...lines: readonly Omit<TestLine, 'day'>[]) => {
    const statement = { from: today(), until: today(), opening: closing };
    closing += lines.reduce((sum, { amount }) => sum + amount, 0);
    const file = camtFile({ ...statement, lines: lines.map((line) => ({ ...line, day: today() })) });
    expect(dataOf(await send(file)).faults).toEqual([]);
  };
  const said = (amount: number, endToEndId = '', counterparty = 'Ada Example') => {
    references += 1;
    return { amount, endToEndId, counterparty, reference: `B-${references}` };
  };
  const posted = async () => {
    const [row] = await context.asOwner<{ count: number }>('select count(*)::int from ledger.transaction');
    return row?.count;
  };

  return { bankSays, said, posted };
};

/** Six people with money and a payout account, two makers and two checkers, and a bank that says what a test wants. */
export const openPayoutDesk = async () => {
  const context = await createTestContext();
  const client = openTestClient(context);
  const maker = await client.makeStaff('maker', 'finance_maker');
  const other = await client.makeStaff('maker_two', 'finance_maker');
  const checker = await client.makeStaff('checker', 'finance_checker');
  const second = await client.makeStaff('checker_two', 'finance_checker');
  const people: HolderCaller[] = [];
  for (let made = 0; made < 6; made += 1) {
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 100_000);
    people.push(holder);
  }
  const desk = { context, client, maker, checker, people };
  return { ...desk, other, second, ...runActs(desk), ...bankActs(desk) };
};
