import { type Call, calls, STAFF_ROLES } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffSession } from '../src/plugins/sessions';
import { startTestServer, type TestServer } from '../src/testing';
import { makeStaff } from '../src/testing/client';
import { rewriteProposal } from '../src/testing/rewrite-proposal';
import { addEqualRows } from './support/equal-rows';
import { hasBounds, idsOf, type Page, type Row, sortsOf, valueIn } from './support/sorted-rows';

/** Every call of the contract that names what its list may be sorted by. */
const lists = Object.values(calls)
  .flatMap((group) => Object.values(group) as Call[])
  .filter((call) => sortsOf(call).length > 0);

let testDatabase: TestDatabase;
let server: TestServer;
let token: string;
let otherToken: string;
let holderId: number;

const signedIn = async (staffId: number): Promise<string> => {
  const opened = await server.database.transaction((tx) => openStaffSession(tx, staffId, server.clock.now()));
  return opened.token;
};

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  server = await startTestServer({ testDatabase });
  const all = await makeStaff(
    server.services,
    'everything',
    ...STAFF_ROLES.filter((role) => role !== 'finance_maker'),
  );
  const auditor = await makeStaff(server.services, 'onlooker', 'auditor');
  token = await signedIn(all.staffId);
  otherToken = await signedIn(auditor.staffId);
  const [row] = await testDatabase.asOwner<{ id: number }>(
    `insert into account_holder (username, entry, operation_id, state, created_at)
       values ('somebody', 'register', '10000008', 'active', now()) returning id`,
  );
  holderId = row?.id ?? 0;
  await addEqualRows(testDatabase.asOwner, holderId);
});
afterAll(async () => {
  await server.close();
  await testDatabase.drop();
});

const ask = async (call: Call, request: object, as = token): Promise<Page> => {
  const reply = await server.send(call, request, { token: as });
  expect(reply.status, `${call.id} ${JSON.stringify(request)} ${reply.msg}`).toBe(200);
  return reply.data as unknown as Page;
};

/** All rows of a list, page by page. */
const walk = async (call: Call, request: object, limit: number): Promise<Row[]> => {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 400; pages += 1) {
    const page: Page = await ask(call, { ...request, limit, ...(cursor === null ? {} : { cursor }) });
    rows.push(...page.items);
    cursor = page.next_cursor;
    if (cursor === null) return rows;
  }
  throw new Error(`${call.id} never ends`);
};

/** Lists of one holder ask whose. */
const OF_ONE: ReadonlySet<string> = new Set(['consoleHolder.flow', 'consoleHolder.sessions']);

describe.each(lists.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  const base = () => (OF_ONE.has(call.id) ? { id: String(holderId) } : {});
  it('goes through every row once in its default order, whatever the length of a page', async () => {
    const whole = await walk(call, base(), 50);
    expect(whole.length).toBeGreaterThan(6);
    const few = idsOf(await walk(call, base(), 3));
    expect(few).toEqual(idsOf(whole));
    expect(new Set(few).size).toBe(few.length);
  });

  it.each(sortsOf(call))('by %s: sorted, every row once, equal ones in a stable order', async (sort) => {
    const whole = new Set(idsOf(await walk(call, base(), 50)));
    const rows = await walk(call, { ...base(), sort }, 3);
    expect(new Set(idsOf(rows))).toEqual(whole);
    expect(rows).toHaveLength(whole.size);
    const values = rows.map((row) => valueIn(row, sort));
    const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    expect(values).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
    const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
    expect(idsOf(await walk(call, { ...base(), sort: opposite }, 50))).toEqual(idsOf(rows).toReversed());
  });

  it('is narrowed by the bounds that its call knows', async () => {
    if (!hasBounds(call)) return;
    const never = '2099-01-01T00:00:00Z';
    expect(await walk(call, { ...base(), from: never }, 50)).toEqual([]);
    const all = idsOf(await walk(call, { ...base(), until: never }, 50));
    expect(new Set(all)).toEqual(new Set(idsOf(await walk(call, base(), 50))));
  });

  it('takes a cursor for its own order alone, and none that was made up', async () => {
    const [sort = ''] = sortsOf(call);
    const { next_cursor: cursor } = await ask(call, { ...base(), sort, limit: 1 });
    const opposite = await server.send(call, { ...base(), sort: `-${sort}`, cursor, limit: 1 }, { token });
    expect(opposite.data.fields).toEqual({ cursor: 'invalid_format' });
    const made = ['[]', '["", "1", 0]', 'null', '{"0":""}', '17'];
    // Members of staff stand by their names, and any text may be one.
    if (call.id !== 'consoleStaff.list') made.push('["", "1 or 1=1", 1]');
    for (const text of made) {
      const forged = Buffer.from(text).toString('base64url');
      const reply = await server.send(call, { ...base(), cursor: forged }, { token });
      expect(reply.data.fields, text).toEqual({ cursor: 'invalid_format' });
    }
    const unknown = await server.send(call, { ...base(), sort: 'password_hash' }, { token });
    expect(unknown.data.fields).toEqual({ sort: 'not_one_of' });
  });

  it('shows another member of staff the same rows in the same order', async () => {
    // Where oneself is signed in is nobody else's.
    if (call.id === 'consoleAuth.sessions') return;
    const roles = call.access.kind === 'staff' ? call.access.roles : [];
    if (roles.length > 0 && !roles.includes('auditor')) return;
    const [sort = ''] = sortsOf(call);
    expect(idsOf((await ask(call, { ...base(), sort, limit: 50 }, otherToken)).items)).toEqual(
      idsOf((await ask(call, { ...base(), sort, limit: 50 })).items),
    );
  });
});

describe('filters', () => {
  const theirs = () => String(holderId);
  it.each([
    ['consoleTopup', calls.consoleTopup.list],
    ['consoleWithdrawal', calls.consoleWithdrawal.list],
    ['consoleOrder', calls.consoleOrder.list],
    ['consoleHold', calls.consoleHold.list],
    ['consoleFeedback', calls.consoleFeedback.list],
    ['consoleObjection', calls.consoleObjection.list],
    ['consoleAcceptor', calls.consoleAcceptor.list],
  ])('%s: those of one holder and of nobody else', async (_name, call) => {
    const rows = await walk(call, { holder_id: theirs() }, 50);
    expect(rows.length).toBeGreaterThan(0);
    for (const { holder } of rows) expect(holder).toMatchObject({ id: theirs() });
    expect(await walk(call, { holder_id: '999999' }, 50)).toEqual([]);
  });

  it('finds withdrawals and top-ups that wait, by method and deadline, and plans and reports of a network', async () => {
    const { consoleWithdrawal, consoleTopup, consoleOrder, consoleReport } = calls;
    await testDatabase.asOwner(
      `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at, due_at)
         select $1, 100, 'approved', 'bank_card', '{"bank_account": "GB001234"}', '[]', now(),
           '2030-01-01T00:00:00Z'::timestamptz + (7 - n) * interval '1 day' from generate_series(1, 7) n`,
      [holderId],
    );
    await testDatabase.asOwner(
      `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at)
         values ($1, 100, 'paid', 'bank_card', '{"bank_account": "GB001234"}', '[]', now())`,
      [holderId],
    );
    const waiting = await walk(consoleWithdrawal.list, { state: 'open', sort: 'due_at' }, 2);
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['approved', 'requested']));
    const due = waiting.flatMap((row) => (row['due_at'] === null ? [] : [String(row['due_at'])]));
    expect(due).toHaveLength(7);
    expect(due).toEqual(due.toSorted());
    expect(waiting[0]?.['due_at']).toBe(due[0]);
    const [, second = ''] = due;
    expect(await walk(consoleWithdrawal.list, { due_until: second }, 50)).toHaveLength(1);
    const everything = await walk(consoleWithdrawal.list, { sort: 'due_at' }, 2);
    expect(everything.at(-1)?.['due_at']).toBeNull();
    expect(await walk(consoleWithdrawal.list, { method: 'wallet_address' }, 50)).toEqual([]);
    expect((await walk(consoleTopup.list, { state: 'open' }, 50)).length).toBeGreaterThan(6);
    for (const { network } of await walk(consoleOrder.list, { network: 'test' }, 50))
      expect(network).toBe('test');
    for (const call of [consoleOrder.list, consoleReport.list, consoleReport.outbox]) {
      expect((await walk(call, { network: 'test' }, 3)).length).toBeGreaterThan(6);
      expect(await walk(call, { network: 'nobody' }, 50)).toEqual([]);
    }
  });

  it('parts keys by their state, each key in one of the four', async () => {
    for (const call of [calls.consoleKey.licenseKeys, calls.consoleKey.authorizationCodes]) {
      const parts: string[][] = [];
      for (const state of ['revoked', 'used_up', 'ended', 'valid'])
        parts.push(idsOf(await walk(call, { state }, 50)));
      const all = parts.flat().sort();
      expect(all).toEqual(idsOf(await walk(call, {}, 50)).sort());
    }
    const usedUp = await walk(calls.consoleKey.licenseKeys, { state: 'used_up' }, 50);
    for (const { uses_left: left } of usedUp) expect(left).toBe(0);
  });

  it('parts campaigns by the state that is shown, whether staff or the clock ended them', async () => {
    const parts: Row[][] = [];
    const states = ['proposed', 'open', 'over'];
    for (const state of states) parts.push(await walk(calls.consoleCoupon.campaigns, { state }, 50));
    for (const [place, rows] of parts.entries()) {
      for (const { state } of rows) expect(state).toBe(states[place]);
    }
    expect(parts[2]?.length).toBeGreaterThan(3);
    const all = idsOf(await walk(calls.consoleCoupon.campaigns, {}, 50));
    expect(idsOf(parts.flat()).sort()).toEqual(all.sort());
  });

  it.each([
    ['consolePayee', calls.consolePayee.list],
    ['consoleAcceptor', calls.consoleAcceptor.list],
    ['consoleCoupon', calls.consoleCoupon.campaigns],
    ['consoleFeedback', calls.consoleFeedback.list],
    ['consoleHold', calls.consoleHold.list],
    ['consoleKey', calls.consoleKey.licenseKeys],
    ['consoleNotification', calls.consoleNotification.list],
    ['consoleObjection', calls.consoleObjection.list],
    ['consoleReport', calls.consoleReport.list],
    ['consoleStaff', calls.consoleStaff.list],
  ])('%s: one entry by its number', async (_name, call) => {
    const [first] = await walk(call, {}, 50);
    const id = first?.id ?? '';
    expect((await walk(call, { id }, 50)).map((row) => row.id)).toEqual([id]);
    expect(await walk(call, { id: '999999' }, 50)).toEqual([]);
  });

  it.each<[string, Call, string, readonly string[], (row: Row) => unknown]>([
    ['staff', calls.consoleStaff.list, 'state', ['active', 'disabled'], ({ state }) => state],
    ['products', calls.consoleProduct.list, 'kind', ['video', 'landing_page'], ({ kind }) => kind],
    ['products', calls.consoleProduct.list, 'state', ['draft', 'open', 'retired'], ({ state }) => state],
    ['texts', calls.consoleContent.list, 'state', ['draft', 'published', 'retired'], ({ state }) => state],
    ['canned answers', calls.consoleSupport.cannedAnswers, 'lang', ['en', 'de'], ({ lang }) => lang],
  ])('parts %s, each row in one part', async (_name, call, filter, values, of) => {
    const parts: Row[] = [];
    for (const value of values) {
      const rows = await walk(call, { [filter]: value }, 50);
      for (const row of rows) expect(of(row)).toBe(value);
      parts.push(...rows);
    }
    expect(idsOf(parts).sort()).toEqual(idsOf(await walk(call, {}, 50)).sort());
  });

  it('finds staff by a role, and flow records by kind and month', async () => {
    for (const { roles } of await walk(calls.consoleStaff.list, { role: 'auditor' }, 50))
      expect(roles).toContain('auditor');
    const { flow } = calls.consoleHolder;
    const id = theirs();
    const topups = await walk(flow, { id, type: 'system_topup' }, 2);
    expect(topups).toHaveLength(3);
    const month = String(topups[0]?.['time']).slice(0, 7);
    expect(await walk(flow, { id, month, sort: 'time' }, 3)).toHaveLength(7);
    expect(await walk(flow, { id, month: '2001-01' }, 50)).toEqual([]);
  });

  it('parts proposals into one’s own and those of others', async () => {
    const username = 'proposer';
    const own = await makeStaff(server.services, username, 'finance_maker');
    await rewriteProposal(testDatabase, `update proposal set maker_id = $1 where subject_id = 900001`, [
      own.staffId,
    ]);
    const mine = await signedIn(own.staffId);
    const list = calls.consoleProposal.list;
    const { items } = await ask(list, { maker: 'me' }, mine);
    expect(items.map(({ maker }) => maker)).toEqual([username]);
    const others = await ask(list, { maker: 'others', limit: 50 }, mine);
    expect(others.items.length).toBeGreaterThan(5);
    for (const { maker } of others.items) expect(maker).not.toBe(username);
  });

  it('filters notices by category and state', async () => {
    const list = calls.consoleNotification.list;
    const scheduled = await walk(list, { category: 'activity', state: 'scheduled' }, 50);
    expect(scheduled.length).toBeGreaterThan(6);
    expect(await walk(list, { category: 'system_maintenance', state: 'withdrawn' }, 50)).toEqual([]);
  });
});
