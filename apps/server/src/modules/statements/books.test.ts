import { calls, type RequestOf } from '@fairlead/contract';
import { checkBooks, findDifferences } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { planClient } from '../../testing/plan-client';
import { acceptOrder } from '../plans';
import { checkBooksNow, readBooks } from './books';
import { readTransparency } from './transparency';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  await context.fundHouse(100_000);
  const client = await planClient(context);
  const holder = await client.funded(10_000);
  await context.grantStartUp(holder.holderId, 2_000);
  const coupon_id = String(await context.makeCoupon(holder.holderId));
  const { order } = await client.putOk(holder, { coupon_id, use_start_up: true });
  await acceptOrder(context, Number(order.id));
  await client.report(Number(order.id), { spendMinor: 1_000, conversions: 3 });
});
afterAll(() => context.close());

const RULES = [
  ...['zero_sum', 'never_negative', 'stored_equals_recomputed', 'chains_verify', 'house_covers_gifts'],
  'flow_equals_ledger',
];

/** As somebody with the owner's rights who has switched every rule of the tables off. */
const spoil = (text: string) =>
  context.asOwner(`begin; set local session_replication_role = replica; ${text}; commit`);

const check = async () => {
  await checkBooks(context.database, () => context.clock.now());
  return readBooks(context);
};

/** Changes behind the ledger's back, each with its way back and the rules that must find it. */
const FAULTS: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'an account below zero',
    `alter table ledger.wallet drop constraint wallet_not_negative;
     update ledger.wallet set start_up = start_up - 5000, available = available + 5000`,
    `update ledger.wallet set start_up = start_up + 5000, available = available - 5000`,
    ['never_negative', 'stored_equals_recomputed'],
  ],
  [
    'a coupon paid out of a deposit',
    `update ledger.move set from_kind = 'available' where from_kind = 'house' and to_kind = 'promo'`,
    `update ledger.move set from_kind = 'house' where from_kind = 'available' and to_kind = 'promo'`,
    ['stored_equals_recomputed', 'chains_verify', 'house_covers_gifts', 'flow_equals_ledger'],
  ],
  [
    'a house that gave more than it had',
    `update ledger.move set amount_minor = amount_minor - 99000 where to_kind = 'house' and from_kind = 'bank'`,
    `update ledger.move set amount_minor = amount_minor + 99000 where to_kind = 'house' and from_kind = 'bank'`,
    ['stored_equals_recomputed', 'chains_verify', 'house_covers_gifts'],
  ],
  [
    'a flow that shows another figure',
    `update ledger.transaction set available_after = available_after + 1 where holder_id > 0 and seq = 2`,
    `update ledger.transaction set available_after = available_after - 1 where holder_id > 0 and seq = 2`,
    ['flow_equals_ledger'],
  ],
  [
    'a remark that was rewritten',
    `update ledger.transaction set remark = remark || '!' where holder_id > 0 and seq = 1`,
    `update ledger.transaction set remark = rtrim(remark, '!') where holder_id > 0 and seq = 1`,
    ['chains_verify'],
  ],
  [
    'money out of nothing',
    `update ledger.wallet set available = available + 1`,
    `update ledger.wallet set available = available - 1`,
    ['zero_sum', 'stored_equals_recomputed'],
  ],
];

describe('the entries of the programme', () => {
  it('are told with what moved between its accounts, whether or not that was cash, and what they are about', async () => {
    const call = clientOf(routesOf(context));
    const auditor = await makeStaff(context, 'auditor', 'auditor');
    const list = async (asked: RequestOf<typeof calls.consoleBooks.entries>) =>
      dataOf(await call(calls.consoleBooks.entries, auditor, asked));
    const [report] = await context.asOwner<{ id: number }>('select id from delivery_report');
    const share = {
      ...{ kind: 'programme_share', report_id: String(report?.id), order_id: null },
      moves: [{ from: 'network_receivable', to: 'revenue', amount: 300 }],
    };
    const funding = { kind: 'house_funding', moves: [{ from: 'bank', to: 'house', amount: 100_000 }] };
    const { items, next_cursor: end } = await list({});
    expect([items, end]).toMatchObject([[share, funding], null]);
    const first = await list({ limit: 1 });
    expect(first.items).toMatchObject([share]);
    expect((await list({ limit: 1, cursor: first.next_cursor ?? '' })).items).toMatchObject([funding]);
    expect((await list({ kind: 'house_funding' })).items).toMatchObject([funding]);
    expect((await list({ id: items[0]?.transaction_id })).items).toMatchObject([share]);
  });
});

describe('the six rules of the books', () => {
  it('pass, each with how much it looked at', async () => {
    const { rules, passed } = await check();
    expect(rules.map(({ rule }) => rule)).toEqual(RULES);
    expect([passed, rules.every((rule) => rule.passed)]).toEqual([true, true]);
    const checkedOf = (name: string) => rules.find(({ rule }) => rule === name)?.checked;
    expect(checkedOf('zero_sum')).toBeGreaterThan(10);
    expect(checkedOf('chains_verify')).toBeGreaterThanOrEqual(5);
    // One coupon and one loan of start-up funds.
    expect(checkedOf('house_covers_gifts')).toBe(2);
  });

  it('are told alike, without the sum of all wallets, to who asks for the state alone', async () => {
    const { accounts, ...state } = await check();
    expect(accounts.length).toBeGreaterThan(10);
    expect(await readBooks(context, true)).toEqual({ ...state, accounts: [] });
  });

  it.each(FAULTS)(
    '%s is found, by the rules that are broken and no others',
    async (_what, break_, mend, broken) => {
      await spoil(break_);
      const { rules } = await check();
      expect(rules.filter(({ passed }) => !passed).map(({ rule }) => rule)).toEqual(
        RULES.filter((rule) => broken.includes(rule)),
      );
      await spoil(mend);
      expect(await findDifferences(context.database)).toEqual([]);
    },
  );
});

describe('books that nobody checked to the end', () => {
  const both = async () => {
    const { config, database, clock } = context;
    const { books } = await database.snapshot((reader) => readTransparency(reader, config, clock.now()));
    return [await readBooks({ database, clock }), books] as const;
  };

  it('are called right neither to staff nor in public, whatever the last good check said', async () => {
    await context.asOwner('delete from ledger.holder_freeze');
    expect(await check()).toMatchObject({ passed: true, fault: null, late: false, frozen: [] });
    const checked_at = context.clock.now().toISOString();
    const fine = { passed: true, unchecked: false, frozen: { holders: 0, since: null } };
    expect((await both())[1]).toEqual({ checked_at, money_writes: 'open', ...fine });

    context.clock.turn(7_200_001);
    expect(await both()).toMatchObject([
      { passed: false, late: true, checked_at },
      { passed: false, unchecked: true, checked_at },
    ]);
    context.clock.turn(-7_200_001);
    await context.asOwner(
      `insert into books_check (time, passed, differences, fault, duration_ms)
         select time, false, '[]', 'no answer', 0 from books_check order by id desc limit 1`,
    );
    expect(await both()).toMatchObject([
      { passed: false, fault: 'no answer', late: false, checked_at },
      { passed: false, unchecked: true, checked_at },
    ]);
  });

  it('say whose differ, and in public how many', async () => {
    await spoil('update ledger.wallet set available = available + 1');
    await check();
    const [staff, open] = await both();
    expect(staff).toMatchObject({ passed: false, money_writes: 'open', frozen: [{ repaired_at: null }] });
    const since = context.clock.now().toISOString();
    const [state, answered] = [await readBooks(context, true), await checkBooksNow(context, 1)];
    for (const { frozen } of [state, answered])
      expect(frozen).toEqual([{ holder: null, reason: '', since, repaired_at: null }]);
    const words = [staff, state, answered].map(({ rules }) =>
      rules.flatMap(({ differences }) => differences),
    );
    expect(words).toEqual([expect.arrayContaining([expect.any(String)]), [], []]);
    expect(open).toMatchObject({ passed: false, money_writes: 'open', frozen: { holders: 1, since } });
  });
});
