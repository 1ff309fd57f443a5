import { randomUUID } from 'node:crypto';
import { calls, type StaffRole } from '@fairlead/contract';
import { type Move, type MovementKind, post } from '@fairlead/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { StaffCaller } from '../../http/route';
import { clientOf, dataOf, openTestClient, PIN, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { countFigures, keepFigures, readKeptFigures } from './overview-figures';

let context: TestContext;
let client: TestClient;
let call: ReturnType<typeof clientOf>;
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  call = clientOf(routesOf(context));
});
afterAll(() => context.close());

const readers = new Map<StaffRole, StaffCaller>();
const overviewFor = async (role: StaffRole) => {
  const caller = readers.get(role) ?? (await client.makeStaff(`reads_as_${role}`, role));
  readers.set(role, caller);
  return dataOf(await call(calls.consoleOverview.read, caller, {}));
};

/** Cash and steps as the triggers keep them, and as counting everything gives them. */
const KEPT = [
  ['select c::text as row from ledger.cash_day c', 'select c::text as row from ledger.cash_days() c'],
  ['select c::text as row from ledger.cash_entry c', 'select c::text as row from ledger.cash_entries() c'],
  [
    'select p::text as row from holder_progress p',
    `select (h.id, h.created_at, c.topped_up_at, p.funded_at, p.settled_at, c.withdrew_at)::text as row
      from account_holder h left join first_plans() p on p.holder_id = h.id
        left join ledger.first_cash() c on c.holder_id = h.id`,
  ],
] as const;

const rowsOf = async (query: string): Promise<string[]> =>
  (await context.asOwner<{ row: string }>(`${query} order by 1`)).map(({ row }) => row);

const expectKept = async (): Promise<void> => {
  for (const [kept, counted] of KEPT) expect(await rowsOf(kept)).toEqual(await rowsOf(counted));
};

const holders: number[] = [];
let orders = 0;

const entry = async (holderId: number, kind: MovementKind, move: Move): Promise<void> => {
  await context.database.transaction((tx) =>
    post(tx, { holderId, kind, moves: [move], time: context.clock.now() }),
  );
};

/** What can happen to a holder: each is one of the ways by which cash or a step comes about, or one that is neither. */
const ACTS = {
  register: async () => {
    holders.push((await context.makeHolder()).holderId);
  },
  topUp: (id: number, amountMinor: number) =>
    entry(id, 'system_topup', { from: 'bank', to: 'available', amountMinor }),
  payOut: async (id: number, amountMinor: number) => {
    await ACTS.topUp(id, amountMinor);
    const ref = { toRef: 7, amountMinor };
    await entry(id, 'manual_withdrawal', { from: 'available', to: 'withdrawing', ...ref });
    await entry(id, 'manual_withdrawal', { from: 'withdrawing', to: 'bank', fromRef: 7, amountMinor });
  },
  bounce: (id: number, amountMinor: number) =>
    entry(id, 'manual_withdrawal', { from: 'bank', to: 'available', amountMinor }),
  house: (_id: number, amountMinor: number) =>
    entry(0, 'house_funding', { from: 'bank', to: 'house', amountMinor }),
  hold: async (id: number, amountMinor: number) => {
    await ACTS.topUp(id, amountMinor);
    await entry(id, 'hold', { from: 'available', to: 'held', toRef: 3, amountMinor });
  },
  fund: async (id: number) => {
    orders += 1;
    await context.asOwner(
      `insert into put_order (holder_id, number, product_id, product_version, status, created_at, put_at)
        values ($1, $2, 1, 1, 'putting', $3, $3)`,
      [id, `R-${orders}`, context.clock.now()],
    );
  },
  settle: (id: number) =>
    context.asOwner(
      `update put_order set settled_at = coalesce(settled_at, $2) where (holder_id, id) =
        (select holder_id, id from put_order where holder_id = $1 order by settled_at nulls first, id limit 1)`,
      [id, context.clock.now()],
    ),
} as const;

const act = fc.record({
  name: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  whose: fc.nat(40),
  amountMinor: fc.integer({ min: 1, max: 900 }),
  hours: fc.integer({ min: 0, max: 30 }),
});

describe('what the overview is read from', () => {
  it('equals the scan of everything, whatever happens, and is made anew the same', async () => {
    await ACTS.register();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        for (const { name, whose, amountMinor, hours } of acts) {
          context.clock.turn(hours * 3_600_000);
          await ACTS[name](holders[whose % holders.length] ?? 0, amountMinor);
        }
        await expectKept();
      }),
      { numRuns: 3 },
    );
    const before = await Promise.all(KEPT.map(([kept]) => rowsOf(kept)));
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    await context.asOwner('select ledger.make_cash_days(), make_holder_progress()');
    expect(await Promise.all(KEPT.map(([kept]) => rowsOf(kept)))).toEqual(before);
  });

  it('counts all of many at one moment', async () => {
    await Promise.all(holders.flatMap((id) => [ACTS.topUp(id, 5), ACTS.fund(id), ACTS.topUp(id, 6)]));
    await expectKept();
  });

  it('has behind each sum of cash the entries that it is made of', async () => {
    const { cash } = await overviewFor('auditor');
    const reader = await client.makeStaff('reads_entries', 'auditor');
    const from = `${cash?.days[0]?.day}T00:00:00.000Z`;
    expect(cash?.kinds.length).toBeGreaterThan(2);
    for (const { kind, is_in: isIn, amount } of cash?.kinds ?? []) {
      const request = { state: 'all', kind, direction: isIn ? 'in' : 'out', from, limit: 50 } as const;
      let sum = 0;
      let cursor: string | null = null;
      do {
        const page: typeof request & { cursor?: string } = {
          ...request,
          ...(cursor === null ? {} : { cursor }),
        };
        const answer = dataOf(await call(calls.consoleBank.entries, reader, page));
        sum += answer.items.reduce((before, entry) => before + entry.amount, 0);
        cursor = answer.next_cursor;
      } while (cursor !== null);
      expect(sum, kind).toBe(isIn ? amount : -amount);
    }
    const later = { state: 'all', from, until: from } as const;
    expect(dataOf(await call(calls.consoleBank.entries, reader, later)).items).toEqual([]);
  });

  it('is the database’s alone: the program may not write it', async () => {
    for (const statement of [
      'update ledger.cash_day set moves = 0',
      'update ledger.cash_entry set amount_minor = 0',
      'delete from holder_progress',
      "select reach_step(1, 'funded', '2026-01-01')",
      'select make_holder_progress()',
    ]) {
      await expect(context.database.query(statement)).rejects.toThrow(/permission denied/);
    }
  });

  it('is kept by the job as a count at that moment gives it', async () => {
    expect(await readKeptFigures(context.database)).toBeUndefined();
    expect((await overviewFor('admin')).taken_at).toBeNull();
    await keepFigures(context);
    const counted = await context.database.snapshot((reader) => countFigures(reader, context));
    const kept = await readKeptFigures(context.database);
    // As it is kept: JSON knows no zero below zero.
    expect(kept).toEqual({ takenAt: context.clock.now(), figures: JSON.parse(JSON.stringify(counted)) });
    expect(counted.house).toMatchObject({ difference: 0 });
    expect(counted.cohorts.reduce((sum, { registered }) => sum + registered, 0)).toBe(holders.length);
  });
});

describe('the overview', () => {
  it('adds up: cash by day, by kind, and the steps of all cohorts', async () => {
    context.clock.turn(100 * DAY_MS);
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 20_000);
    await context.fundHouse(1_500);
    await keepFigures(context);
    const { cash, steps, cohorts, house } = await overviewFor('auditor');
    expect(cash?.days).toHaveLength(30);
    expect(cash?.days.at(-1)).toEqual({
      day: context.clock.now().toISOString().slice(0, 10),
      ...{ in: 21_500, out: 0 },
    });
    expect(cash?.kinds).toEqual([
      { kind: 'system_topup', is_in: true, amount: 20_000, moves: 1 },
      { kind: 'house_funding', is_in: true, amount: 1_500, moves: 1 },
    ]);
    expect(cohorts?.[0]).toMatchObject({ registered: 1, topped_up: 1, funded: 0, withdrew: 0 });
    expect(steps).toMatchObject({ registered: holders.length + 1 });
    expect(house?.held_total).toBe((house?.owed_total ?? 0) + (house?.house ?? 0));
  });

  it('leads to the rows that it counts: holders by step and week, withdrawals by deadline', async () => {
    const holder = await client.makePayee();
    await context.topUp(holder.holderId, 9_000);
    const out = { amount: 1_000, password: PIN };
    dataOf(await client.call(calls.withdrawal.request, holder, out, { key: randomUUID() }));
    await keepFigures(context);
    const { cohorts, payouts } = await overviewFor('auditor');
    const reader = readers.get('auditor') ?? expect.fail();
    const [cohort] = cohorts ?? [];
    const listed = dataOf(
      await call(calls.consoleHolder.list, reader, { week: cohort?.week, reached: 'topped_up' }),
    );
    expect(listed.items).toHaveLength(cohort?.topped_up ?? 0);
    const due = payouts?.[0]?.day ?? '';
    expect(payouts).toEqual([{ day: due, count: 1, amount: 1_000 }]);
    expect(dataOf(await call(calls.consoleWithdrawal.list, reader, { due_on: due })).items).toHaveLength(1);
    expect(dataOf(await call(calls.consoleWithdrawal.list, reader, { due_on: 'late' })).items).toEqual([]);
    context.clock.turn(30 * DAY_MS);
    expect((await overviewFor('auditor')).payouts).toEqual([{ day: null, count: 1, amount: 1_000 }]);
    expect(dataOf(await call(calls.consoleWithdrawal.list, reader, { due_on: due })).items).toEqual([]);
    expect(dataOf(await call(calls.consoleWithdrawal.list, reader, { due_on: 'late' })).items).toHaveLength(
      1,
    );
  });

  it('adds up what a network delivered in the last hour: the accepted reports that it leads to', async () => {
    await ACTS.register();
    const holderId = holders.at(-1) ?? 0;
    await ACTS.fund(holderId);
    const minutesAgo = (minutes: number) => new Date(context.clock.now().getTime() - minutes * 60_000);
    const add = (minutes: number, spend: number, isCurrent = true) =>
      context.asOwner(
        `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions,
            spend_minor, gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
          values ($1, (select max(id) from put_order), 'north', $2, 1, 9, 8, 7, $3, 0, 0, 'accepted', $4, '{}', sha256('{}'), $2)`,
        [holderId, minutesAgo(minutes), spend, isCurrent],
      );
    await add(70, 900);
    await add(30, 400);
    await add(20, 50, false);
    await add(10, 300);
    await keepFigures(context);
    const { networks } = await overviewFor('auditor');
    const since = minutesAgo(60).toISOString();
    const north = networks?.find(({ network }) => network === 'north');
    expect(north?.delivered).toEqual({ since, spend: 700 });
    const reader = readers.get('auditor') ?? expect.fail();
    const asked = { state: 'accepted', network: 'north', from: since } as const;
    const { items } = dataOf(await call(calls.consoleReport.list, reader, asked));
    expect(items.map(({ spend }) => spend)).toEqual([300, 400]);
  });

  it('names what waits too long, and who has taken it, in queues that one may open', async () => {
    const agent = await client.makeStaff('agent', 'support', 'finance_maker');
    // The desk has been open since, whatever day it is.
    await context.asOwner(
      `insert into conversation (holder_id, topic, waiting_since, created_at) values ($1, 'general', $2, $2)`,
      [holders[0], new Date(context.clock.now().getTime() - 7 * DAY_MS)],
    );
    const [id] = dataOf(await call(calls.consoleQueue.list, agent, { queue: 'withdrawals' })).items;
    dataOf(await client.call(calls.consoleQueue.take, agent, { queue: 'withdrawals', id: id?.id ?? '' }));
    const { late, agents } = await overviewFor('support');
    expect(late.find(({ queue }) => queue === 'withdrawals')).toMatchObject({
      late: 1,
      limit_minutes: 1_440,
    });
    expect(late.find(({ queue }) => queue === 'chats')).toMatchObject({ late: 1, limit_minutes: null });
    const rows = async (queue: (typeof late)[number]['queue']) =>
      dataOf(await call(calls.consoleQueue.list, agent, { queue, age: 'late' })).items.length;
    for (const { queue, late: counted, limit_minutes: limit } of late)
      expect(await rows(queue), queue).toBe(limit === null ? 0 : counted);
    expect(late.some(({ queue, late: counted }) => queue !== 'chats' && counted > 0)).toBe(true);
    expect(agents).toMatchObject([{ username: 'agent', waiting: 1 }]);
    const taken = await call(calls.consoleQueue.list, agent, { staff_id: agents[0]?.id });
    expect(dataOf(taken).items).toHaveLength(1);
    expect((await overviewFor('delivery')).agents).toEqual([]);
  });

  it('shows money to those who may read the books, and to nobody else', async () => {
    const parts = async (role: StaffRole) => {
      const { house, cash, payouts, in_doubt, networks, products, steps } = await overviewFor(role);
      return Object.entries({ house, cash, payouts, in_doubt, networks, products, steps })
        .filter(([, part]) => part !== null)
        .map(([name]) => name);
    };
    const all = ['house', 'cash', 'payouts', 'in_doubt', 'networks', 'products', 'steps'];
    for (const role of ['finance_maker', 'finance_checker', 'auditor', 'admin'] as const) {
      expect(await parts(role)).toEqual(expect.arrayContaining(all.slice(0, 5)));
    }
    expect(await parts('auditor')).toEqual(all);
    for (const role of ['support', 'delivery'] as const) {
      expect(await parts(role)).not.toEqual(expect.arrayContaining(['house']));
      expect(await parts(role)).not.toContain('cash');
      expect(await parts(role)).not.toContain('payouts');
      expect(await parts(role)).not.toContain('in_doubt');
    }
    expect(await parts('support')).not.toContain('networks');
  });
});
