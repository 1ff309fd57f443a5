import { randomUUID } from 'node:crypto';
import { allCalls, type Call, calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import { STAFF_READINGS } from '../../app/staff-readings';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { toJsonSchema } from '../../http/schema';
import { clientOf, dataOf, openTestClient, PIN } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { hasActedOn } from './holder-acts';

/** What of an answer sounds like a number by which somebody is paid, or is a file; and how each is on record. */
const ANSWERED: Readonly<Record<string, 'on record' | string>> = {
  'consoleWithdrawal.list.items.destination': 'on record',
  'consoleBooks.read.accounts.account': 'an account of the ledger',
  'consoleBooks.check.accounts.account': 'an account of the ledger',
  'consoleBank.coverage.accounts.account': 'the operator’s own',
  'consoleBank.coverage.gaps.account': 'the operator’s own',
  'consoleBank.list.items.account': 'the operator’s own',
  'consoleBank.lines.items.account': 'the operator’s own',
  'consoleSupport.file': 'a file of a chat that both sides see',
};

const NUMBER = /^(?!.*last_four).*(destination|account|iban|bic|card_number|wallet_address)/;

interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly additionalProperties?: Node | boolean;
}

const isText = ({ type, anyOf = [] }: Node): boolean => type === 'string' || anyOf.some(isText);

const numbersIn = (node: Node, place: string): string[] => {
  const { properties = {}, items, anyOf = [], additionalProperties: rest } = node;
  const found = Object.entries(properties).flatMap(([name, child]) => {
    const sounds = NUMBER.test(name) || /whole (account )?number/.test(child.description ?? '');
    return [
      ...(sounds && isText(child) ? [`${place}.${name}`] : []),
      ...numbersIn(child, `${place}.${name}`),
    ];
  });
  const others = [...(items ? [items] : []), ...anyOf, ...(typeof rest === 'object' ? [rest] : [])];
  return [...found, ...others.flatMap((other) => numbersIn(other, place))];
};

const showsOf = (call: Call): string[] =>
  call.transport === 'stream' ? [call.id] : numbersIn(toJsonSchema(call.response, 'output') as Node, call.id);

let context: TestContext;
let read: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let admin: StaffCaller;
let holder: HolderCaller;
beforeAll(async () => {
  context = await createTestContext();
  const client = openTestClient(context);
  read = clientOf(routesOf(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  admin = await client.makeStaff('admin', 'admin', 'support');
  holder = await client.makePayee();
  await context.topUp(holder.holderId, 20_000);
  const asked = { amount: 1_000, password: PIN };
  dataOf(await read(calls.withdrawal.request, holder, asked, { key: randomUUID() }));
});
afterAll(() => context.close());

const acts = (act: string) =>
  context.database.query<{ holder: number | null; staff: number; after: object }>(
    `select holder_id as holder, actor_id as staff, after from audit_entry where act = $1 order by id`,
    [act],
  );

describe('what staff are shown of account numbers', () => {
  it('is known for each call of the contract: one that is added later is left out of nothing', () => {
    const found = allCalls.filter(({ access }) => access.kind === 'staff').flatMap(showsOf);
    expect([...new Set(found)].sort()).toEqual(Object.keys(ANSWERED).sort());
  });

  it('is on record with who and from where, on the holder’s own, once an hour', async () => {
    const look = (caller: StaffCaller) => read(calls.consoleWithdrawal.list, caller, {});
    dataOf(await look(admin));
    expect(await acts('consoleWithdrawal.list')).toEqual([]);
    dataOf(await look(maker));
    dataOf(await look(maker));
    const once = { holder: holder.holderId, staff: maker.staffId, after: { address: '' } };
    expect(await acts('consoleWithdrawal.list')).toEqual([once]);
    context.clock.turn(3_600_000);
    dataOf(await look(maker));
    expect(await acts('consoleWithdrawal.list')).toEqual([once, once]);
  });

  it('so is who opens a case', async () => {
    dataOf(await read(calls.consoleHolder.detail, admin, { id: String(holder.holderId) }));
    expect(await acts('consoleHolder.detail')).toMatchObject([
      { staff: admin.staffId, after: { address: '' } },
    ]);
  });
});

describe('what staff are shown of one holder', () => {
  it('is declared for each call that only reads: one that is added later is left out of nothing', () => {
    const reads = allCalls.filter(({ access, method }) => access.kind === 'staff' && method === 'GET');
    expect(Object.keys(STAFF_READINGS).sort()).toEqual(reads.map(({ id }) => id as string).sort());
  });

  it('is on that holder’s record once an hour: chat, activity, sessions, and lists that name nobody else', async () => {
    const { items } = dataOf(await read(calls.support.conversations, holder, {}));
    const conversation_id = items[0]?.id ?? '';
    const said = { conversation_id, client_id: randomUUID(), text: 'Where is my top-up?' };
    dataOf(await read(calls.support.send, holder, said));
    const id = String(holder.holderId);
    const [{ username } = { username: '' }] = await context.database.query<{ username: string }>(
      'select username from account_holder where id = $1',
      [holder.holderId],
    );
    const looks = [
      () => read(calls.consoleSupport.messages, admin, { conversation_id }),
      () => read(calls.consoleHolder.flow, admin, { id }),
      () => read(calls.consoleHolder.sessions, admin, { id }),
      () => read(calls.consoleHolder.list, admin, { query: username }),
    ] as const;
    const once = { holder: holder.holderId, staff: admin.staffId, after: { address: '' } };
    for (const look of looks) dataOf<unknown>(await look());
    for (const look of looks) dataOf<unknown>(await look());
    expect(await acts('consoleSupport.messages')).toEqual([once]);
    expect(await acts('consoleHolder.flow')).toEqual([once]);
    expect(await acts('consoleHolder.sessions')).toEqual([once]);
    expect(await acts('consoleHolder.list')).toEqual([once]);
  });

  it('is no part in what an objection is about', async () => {
    const about = { holderId: holder.holderId, subject: null, except: 'consoleObjection' };
    expect(await hasActedOn(context.database, admin.staffId, about)).toBe(false);
  });
});

describe('a list saved as a file', () => {
  it('is on record with its filters; of a list that one may not read there is none', async () => {
    const save = (caller: StaffCaller, list: string) =>
      read(calls.consoleAudit.recordExport, caller, { list, filters: 'state=paid' });
    dataOf(await save(maker, 'consoleWithdrawal.list'));
    expect(await acts('consoleAudit.recordExport')).toEqual([
      {
        ...{ holder: null, staff: maker.staffId },
        after: { list: 'consoleWithdrawal.list', filters: 'state=paid', address: '' },
      },
    ]);
    expect(await save(maker, 'consoleAudit.list')).toMatchObject({ reason: 'role_missing' });
    expect(await save(maker, 'consoleNothing.list')).toMatchObject({ reason: 'no_such_data' });
  });
});
