import { openWallet, post } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolderCaller } from '../../http/route';
import { makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { audit } from './audit';

const DENIED = /permission denied|the past stays/;

let context: TestContext;
let holder: HolderCaller;

const act = (name: string, time: Date, after?: Readonly<Record<string, unknown>>): Promise<void> =>
  context.database.transaction((tx) =>
    audit(tx, {
      actor: { type: 'staff', id: 1 },
      act: name,
      holderId: holder.holderId,
      subjectType: 'holder',
      subjectId: holder.holderId,
      ...(after === undefined ? {} : { after }),
      time,
    }),
  );

const later = (ms: number): Date => new Date(context.clock.now().getTime() + ms);

beforeAll(async () => {
  context = await createTestContext();
  holder = await context.makeHolder();
  await context.topUp(holder.holderId, 500);
  await act('consoleHolder.read', later(0));
  await act('consoleHolder.disable', later(1_000), { reason: 'a line\nand another', note: 'Ünïcode' });
  await act('consoleHolder.enable', later(500));
  await context.database.query(
    `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
      values ($1, 1, 1, 'staff', 'text', 'good morning', $2), ($1, 1, 2, 'holder', 'text', 'yes?', $2)`,
    [holder.holderId, later(0)],
  );
  await context.database.query(
    `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions, spend_minor,
        gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
      values ($1, 1, 'test', $2, 1, 9, 8, 7, 0, 0, 0, 'accepted', true, '{}', sha256('{}'), $2)`,
    [holder.holderId, later(0)],
  );
}, 60_000);
afterAll(() => context.close());

/** What the books check says while a statement of the tables' owner, whom no trigger stops, is in force. */
const differencesAfter = async (text: string): Promise<string[]> => {
  const [row] = await context.asOwner<{ found: string[] }>(
    `select coalesce((select json_agg(d) from ledger.differences() d), '[]') as found`,
  );
  expect(row?.found).toEqual([]);
  const script = `do $do$ declare found text; begin
      set local session_replication_role = replica;
      ${text};
      select string_agg(d, E'\\n') into found from ledger.differences() d;
      raise exception 'found: %', coalesce(found, 'nothing');
    end $do$`;
  const failure = await context.asOwner(script).then(
    () => 'nothing',
    (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
  );
  return failure.replace('found: ', '').split('\n');
};

describe('the record of acts', () => {
  it('the past stays: is chained by the database, times never back', async () => {
    const rows = await context.database.query<{ time: Date; format: number; linked: boolean }>(
      `select time, format, previous_hash = coalesce(lag(hash) over (order by id), sha256('fairlead-audit-chain-1')) as linked
        from audit_entry order by id`,
    );
    expect(rows.map(({ format, linked }) => [format, linked])).toEqual(rows.map(() => [2, true]));
    const times = rows.map(({ time }) => time.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.slice(-2)).toEqual([later(1_000).getTime(), later(1_000).getTime()]);
  });

  it.each([
    `insert into audit_entry (time, actor_type, act, subject_type, previous_hash, hash) values ('2020-01-01', 'staff', 'x', 'x', 'x', 'y')`,
    `insert into record_link (holder_id, chain, seq, time, row_id, content, hash) values (1, 'acts', 9, '2020-01-01', 1, '', '')`,
    `update record_head set seq = 0`,
    `delete from record_head`,
    'select link_record()',
  ])("is not written by the program's role but through its function: %s", async (text) => {
    await expect(context.database.query(text)).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    [
      'an act changed',
      `update audit_entry set act = 'nothing' where act = 'consoleHolder.disable'`,
      /act \d+ on record: the chain/,
    ],
    [
      'what an act said',
      `update audit_entry set after = '{}' where act = 'consoleHolder.disable'`,
      /act \d+ on record: the chain/,
    ],
    [
      'an act removed',
      `delete from audit_entry where act = 'consoleHolder.disable'`,
      /act \d+ on record: the chain/,
    ],
    [
      'an act and its link removed',
      `delete from record_link where chain = 'acts' and seq = 3; delete from audit_entry where act = 'consoleHolder.enable'`,
      /head is not its last link/,
    ],
    ['the whole record removed', 'delete from audit_entry', /is not what the chain holds/],
    [
      'an act passed off as of the old format',
      `update audit_entry set format = 1, hash = sha256('x') where act = 'consoleHolder.enable'`,
      /act \d+ on record/,
    ],
    [
      'an act dated back',
      `update audit_entry set time = '2020-01-01' where act = 'consoleHolder.enable'`,
      /goes back along the chain/,
    ],
    [
      'a message changed',
      `update chat_message set text = 'pay first' where sequence = 1`,
      /record chat 1 .* is not what the chain holds/,
    ],
    [
      'a message removed',
      `delete from chat_message where sequence = 2`,
      /record chat 2 .* is not what the chain holds/,
    ],
    [
      'a report changed',
      'update delivery_report set conversions = 0',
      /record reports 1 .* is not what the chain holds/,
    ],
    [
      'a link rewritten',
      `update record_link set content = 'x' where chain = 'chat'`,
      /record chat 1 .*: the chain does not verify/,
    ],
  ])(
    'the past stays: the check of the books finds %s by who owns the database',
    async (_what, text, found) => {
      expect((await differencesAfter(text)).join('\n')).toMatch(found);
    },
  );
});

describe('an entry of money', () => {
  it('the past stays: is never dated before the entry that it follows', async () => {
    const back = new Date('2020-01-01T00:00:00.000Z');
    const entry = await context.database.transaction((tx) =>
      post(tx, {
        ...{ holderId: holder.holderId, kind: 'system_topup' as const, time: back },
        moves: [{ from: 'bank', to: 'available', amountMinor: 5 }],
      }),
    );
    expect(entry.time).toEqual(later(0));
  });

  it('the past stays: nor before the end of a signed day, by an account that is new', async () => {
    const until = later(86_400_000);
    await context.database.query(
      `insert into daily_root (day, until, holders, root, previous, signed_at, signature, key_id, public_key)
        values ('2020-02-02', $1, 1, 'x', 'x', $1, '', '', '')`,
      [until],
    );
    const entry = await context.database.transaction(async (tx) => {
      await openWallet(tx, 9_999);
      return post(tx, {
        ...{ holderId: 9_999, kind: 'system_topup' as const, time: later(0) },
        moves: [{ from: 'bank', to: 'available', amountMinor: 5 }],
      });
    });
    expect(entry.time).toEqual(until);
  });
});

describe("the program's role", () => {
  it('the past stays: removes nothing that somebody asked for, was told or decided', async () => {
    for (const table of [
      'withdrawal',
      'proposal',
      'put_order',
      'notification',
      'top_up',
      'objection',
      'payee',
    ]) {
      await expect(context.database.query(`delete from ${table}`)).rejects.toThrow(DENIED);
    }
  });

  it('the past stays: changes neither what was proposed nor by whom, nor does who owns the tables', async () => {
    await context.database.query(
      `insert into proposal (kind, state, subject_type, payload, maker_id, created_at)
        values ('hold', 'pending', 'holder', '{"amountMinor": 5}', 77, $1)`,
      [later(0)],
    );
    for (const change of ['maker_id = 2', `payload = '{}'`, `kind = 'topup'`]) {
      const text = `update proposal set ${change}`;
      await expect(context.asOwner(text)).rejects.toThrow(DENIED);
      await expect(context.database.query(text)).rejects.toThrow(DENIED);
    }
    const { staffId } = await makeStaff(context, 'chief', 'finance_checker');
    await context.database.query("update proposal set state = 'refused', checker_id = $1, decided_at = $2", [
      ...[staffId, later(0)],
    ]);
  });
});
