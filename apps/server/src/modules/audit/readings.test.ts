import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { allCalls, type Call, calls, LIMITS } from '@fairlead/contract';
import { freezeHolder } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import { STAFF_READINGS } from '../../app/staff-readings';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { toJsonSchema } from '../../http/schema';
import { clientOf, dataOf, fileOf, openTestClient, PIN } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { hasActedOn } from './holder-acts';

/** What of an answer sounds like a number by which somebody is paid, or is a file; and how each is on record. */
const ANSWERED: Readonly<Record<string, 'on record' | string>> = {
  'consoleWithdrawal.list.items.destination': 'on record',
  'consoleBooks.read.accounts.account': 'an account of the ledger',
  'consoleBooks.check.accounts.account': 'an account of the ledger',
  'consoleBank.coverage.accounts.account': 'the operator’s own',
  'consoleBank.coverage.gaps.account': 'the operator’s own',
  'consoleBank.coverage.differing_at.account': 'the operator’s own',
  'consoleBank.list.items.account': 'the operator’s own',
  'consoleBank.lines.items.account': 'the operator’s own',
  'consolePayoutRun.detail.account': 'the operator’s own',
  'consolePayoutRun.file': 'on record',
  'consoleAudit.exportList': 'what the list answers',
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

const HOUR_MS = 3_600_000;

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
    const numbers = async () =>
      (await acts('consoleWithdrawal.list')).filter(({ holder: of }) => of !== null);
    dataOf(await look(admin));
    expect(await numbers()).toEqual([]);
    dataOf(await look(maker));
    dataOf(await look(maker));
    const once = { holder: holder.holderId, staff: maker.staffId, after: { address: '' } };
    expect(await numbers()).toEqual([once]);
    context.clock.turn(HOUR_MS);
    dataOf(await look(maker));
    expect(await numbers()).toEqual([once, once]);
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

describe('what staff are shown of several holders', () => {
  const lists = (act: string) =>
    context.database.query<{ holder: number | null; staff: number; after: object }>(
      `select holder_id as holder, actor_id as staff, after from audit_entry
        where subject_type = 'list' and act = $1 order by id`,
      [act],
    );
  const row = (caller: StaffCaller, after: object) => ({
    ...{ holder: null, staff: caller.staffId },
    after: { filters: '', page: 'first', rows: 2, address: '', ...after },
  });

  it('is on record once an hour: who, which list, which filter, how many rows, from where', async () => {
    const other = await context.makeHolder();
    for (let count = 0; count < 3; count += 1) await context.makeHolder();
    const act = calls.consoleHolder.list;
    const { next_cursor: cursor } = dataOf(await read(act, admin, { limit: 2 }));
    for (const limit of [2, 3]) dataOf(await read(act, admin, { limit }));
    expect(await lists(act.id)).toEqual([row(admin, {})]);
    dataOf(await read(act, admin, { limit: 2, state: 'active', query: 'holder' }));
    dataOf(await read(act, admin, { limit: 2 }, { address: '192.0.2.7' }));
    dataOf(await read(act, maker, { limit: 2 }));
    expect((await lists(act.id)).slice(1)).toEqual([
      row(admin, { filters: 'query=holder&state=active' }),
      row(admin, { address: '192.0.2.7' }),
      row(maker, {}),
    ]);
    // Who pages on is on record again, however quickly, and as long as it goes on.
    const further = async () => {
      dataOf(await read(act, admin, { limit: 2, cursor: cursor ?? '' }));
      return (await lists(act.id)).slice(4);
    };
    expect(await further()).toEqual([row(admin, { page: 'further' })]);
    expect(await further()).toHaveLength(1);
    context.clock.turn(HOUR_MS / 6);
    expect(await further()).toHaveLength(2);
    context.clock.turn(HOUR_MS);
    dataOf(await read(act, admin, { limit: 2 }));
    expect((await lists(act.id)).slice(6)).toEqual([row(admin, {})]);
    // None of it is an act on any of them.
    expect(
      await context.database.query('select 1 from audit_entry where holder_id = $1', [other.holderId]),
    ).toEqual([]);
  });

  it('is on record where no holder has a number in it, or a use case records the rest', async () => {
    dataOf(await read(calls.consoleWithdrawal.list, admin, { state: 'requested' }));
    expect((await lists('consoleWithdrawal.list')).at(-1)).toEqual(
      row(admin, { filters: 'state=requested', rows: 1 }),
    );
    expect(await lists('consoleFeedback.list')).toEqual([]);
    dataOf(await read(calls.consoleFeedback.list, admin, {}));
    // Nobody was shown anything.
    expect(await lists('consoleFeedback.list')).toEqual([]);
  });

  it('is on the record of the one whom the request names, whatever the rows say', async () => {
    const { id: topup_id } = dataOf(await read(calls.topup.request, holder, { amount: 700 }));
    const { id } = dataOf(
      await read(calls.consoleTopup.propose, maker, {
        ...{ topup_id, amount: 700, payee_id: await addPayee(context), method: 'cash' },
        ...{ receipt_number: 'R-700' },
      }),
    );
    const checker = await openTestClient(context).makeStaff('checker', 'finance_checker');
    dataOf(await read(calls.consoleProposal.refuse, checker, { id, reason: 'Not needed' }));
    const of = { holder_id: String(holder.holderId) };
    for (const look of [0, 1]) {
      dataOf(await read(calls.consoleProposal.detail, admin, { id }));
      dataOf(await read(calls.consoleProposal.list, admin, look === 0 ? of : {}));
    }
    const once = { holder: holder.holderId, staff: admin.staffId, after: { address: '' } };
    expect(await acts('consoleProposal.detail')).toEqual([once]);
    expect(await acts('consoleProposal.list')).toEqual([once, row(admin, { rows: 1 })]);
  });

  it('is on record of the books where the whole of them names somebody who is frozen: one, or several', async () => {
    const freeze = async () => {
      const { holderId } = await context.makeHolder();
      const fault = { holderId, reason: `wallet ${holderId} differs` };
      await context.database.transaction((tx) => freezeHolder(tx, fault, context.clock.now()));
      return holderId;
    };
    const { read: books, check } = calls.consoleBooks;
    dataOf(await read(books, admin, {}));
    const frozen = await freeze();
    for (const answer of [await read(books, admin, { part: 'state' }), await read(check, admin, {})])
      expect(dataOf(answer).frozen).toMatchObject([{ holder: null, reason: '' }]);
    expect(await acts(books.id)).toEqual([]);
    dataOf(await read(books, admin, {}));
    dataOf(await read(books, admin, {}));
    const once = { holder: frozen, staff: admin.staffId, after: { address: '' } };
    expect(await acts(books.id)).toEqual([once]);
    await freeze();
    dataOf(await read(books, admin, {}));
    expect(await acts(books.id)).toEqual([once, row(admin, { rows: 2 })]);
  });
});

describe('a list saved as a file', () => {
  const save = (caller: StaffCaller, list: string, filters = {}) =>
    read(calls.consoleAudit.exportList, caller, { list, filters });
  const linesOf = async (answer: ReturnType<typeof save>): Promise<string[]> => {
    const { content } = fileOf(await answer);
    return (await text(content as Readable))
      .replace(/^\u{feff}/u, '')
      .trimEnd()
      .split('\r\n');
  };

  it('is on record with its filters; of a list that one may not read there is none', async () => {
    await linesOf(save(maker, 'consoleWithdrawal.list', { state: 'requested' }));
    expect(await acts('consoleAudit.exportList')).toEqual([
      {
        ...{ holder: null, staff: maker.staffId },
        after: { list: 'consoleWithdrawal.list', filters: 'state=requested', address: '' },
      },
    ]);
    expect(await save(maker, 'consoleAudit.list')).toMatchObject({ reason: 'role_missing' });
    for (const list of ['consoleNothing.list', 'consoleHolder.detail', 'consoleAudit.exportList'])
      expect(await save(maker, list)).toMatchObject({ reason: 'no_such_data' });
    expect(await save(maker, 'consoleWithdrawal.list', { state: 'lost' })).toMatchObject({
      ...{ reason: 'invalid_fields', detail: { fields: { state: expect.any(String) } } },
    });
  });

  it('has the fields of the contract as columns, amounts as such, and every row over all pages', async () => {
    const [head = '', first = ''] = await linesOf(save(maker, 'consoleWithdrawal.list'));
    const row = Object.fromEntries(head.split(',').map((name, place) => [name, first.split(',')[place]]));
    expect(row).toMatchObject({ 'holder.id': String(holder.holderId), amount: '10.00', currency: 'USD' });
    const people = 2 * LIMITS.pageSizeMax + 1;
    for (let count = 0; count < people; count += 1) await context.makeHolder();
    const [count] = await context.database.query<{ all: number }>(
      'select count(*)::int as all from account_holder',
    );
    const ids = (await linesOf(save(admin, 'consoleHolder.list'))).slice(1).map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([count?.all, count?.all]);
    expect(ids.length).toBeGreaterThan(people);
  });
});
