import { calls } from '@fairlead/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routesOf } from '../src/app/parts';
import type { HolderCaller, StaffCaller } from '../src/http/route';
import { acceptOrder, advanceDueOrders, ingestReport, recordRemittance } from '../src/modules/plans';
import { walletJobs } from '../src/modules/wallet';
import { clientOf, dataOf, makeStaff } from '../src/testing/client';
import { createTestContext, type TestContext } from '../src/testing/context';
import { planClient } from '../src/testing/plan-client';

const BUCKET_MS = 900_000;
const DAY_MS = 86_400_000;
const CASH = 20_000;
const reason = 'the network took it back';

let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
/** Two who had no part in what the others did. */
let support: StaffCaller;
let second: StaffCaller;

beforeAll(async () => {
  context = await createTestContext();
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  maker = await makeStaff(context, 'maker', 'finance_maker');
  checker = await makeStaff(context, 'checker', 'finance_checker');
  support = await makeStaff(context, 'support', 'support');
  second = await makeStaff(context, 'second', 'finance_checker');
});
afterAll(() => context.close());

interface Run {
  readonly holder: HolderCaller;
  readonly orderId: number;
  readonly beganAt: number;
  versions: number;
  readonly reached: Set<string>;
}

type Act = (run: Run, a: number, b: number) => Promise<void>;

/** The first report of a bucket, or a correction of it. */
const report: Act = async (run, a, b) => {
  run.versions += 1;
  await ingestReport(context, {
    ...{ source: 'test', orderId: run.orderId, version: run.versions, enteredByHand: false, raw: String(a) },
    ...{ impressions: 2_000, clicks: 100, conversions: b % 5, spendMinor: 0 },
    bucket: new Date(run.beganAt + (a % 3) * BUCKET_MS),
  });
};

/** Some record of revenue, whichever it is; what may not be charged back of it is refused. */
const chargeBack: Act = async ({ holder, reached }, a, b) => {
  const records = await context.database.query<{ id: number; amount: number }>(
    `select id, abs(total_delta + available_delta) as amount from ledger.transaction
       where holder_id = $1 and kind = 'profit_sharing' order by seq`,
    [holder.holderId],
  );
  const record = records[a % Math.max(1, records.length)];
  if (record === undefined) return;
  const amount = Math.max(1, b % 2 === 0 ? record.amount : b % (record.amount + 1));
  const request = { record_id: String(record.id), amount, reason };
  const proposed = await call(calls.consoleHold.proposeChargeback, maker, request);
  reached.add(proposed.ok ? 'proposed' : proposed.reason);
};

const decide: Act = async ({ holder, reached }, a, b) => {
  const pending = await context.database.query<{ id: number }>(
    "select id from proposal where holder_id = $1 and state = 'pending' order by id",
    [holder.holderId],
  );
  const found = pending[a % Math.max(1, pending.length)];
  if (found === undefined) return;
  const id = String(found.id);
  const decided =
    b % 4 === 0
      ? await call(calls.consoleProposal.refuse, checker, { id, reason })
      : await call(calls.consoleProposal.approve, checker, { id });
  reached.add(decided.ok ? `decided: ${decided.data.state}` : `decided: ${decided.reason}`);
};

/** Its holder objects, and two people uphold that. */
const lift: Act = async ({ holder, reached }, a) => {
  const holds = dataOf(await call(calls.consoleHold.list, maker, { holder_id: String(holder.holderId) }));
  const open = holds.items.filter(({ state }) => state === 'open');
  const found = open[a % Math.max(1, open.length)];
  if (found === undefined) return;
  const about = { subject_type: 'hold', subject_id: found.id, text: reason } as const;
  const made = dataOf(await call(calls.objection.make, holder, about));
  const request = { id: made.id, answer: reason };
  const { id } = dataOf(await call(calls.consoleObjection.proposeUphold, support, request));
  const shown = dataOf(await call(calls.consoleProposal.detail, second, { id }));
  const { moves } = dataOf(await call(calls.consoleProposal.approve, second, { id }));
  expect(moves).toEqual(shown.moves);
  reached.add('lifted');
};

/** Time passes: the run ends, holds end, and what the network has paid for is settled. */
const pass: Act = async (_run, a) => {
  context.clock.turn((1 + (a % 5)) * DAY_MS);
  await advanceDueOrders(context);
  for (const { run } of walletJobs(context)) await run();
};

const remit: Act = async (run) => {
  run.versions += 1;
  const [owed] = await context.database.query<{ amount: number }>(
    'select gross_minor - remitted_minor as amount from put_order where id = $1',
    [run.orderId],
  );
  const lines = [{ orderId: run.orderId, amountMinor: owed?.amount ?? 0 }];
  if ((owed?.amount ?? 0) <= 0) return;
  const receiptNumber = `${run.orderId}-${run.versions}`;
  const now = context.clock.now();
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber, now, lines }),
  );
};

const ACTS = { report, chargeBack, decide, lift, pass, remit };
const WEIGHTS = { report: 4, chargeBack: 5, decide: 5, lift: 1, pass: 4, remit: 2 } as const;

/** What the moves of one order say: what its revenue brought, and what was taken of it by whichever way. */
const TAKEN = `
  with m as (
    select m.from_kind, m.to_kind, m.from_ref, m.to_ref, m.amount_minor as amount, t.link_kind, t.link_id
      from ledger.move m join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
      where m.holder_id = $1
  ), h as (select * from ledger.hold where holder_id = $1 and reason = 'chargeback' and state <> 'voided')
  select
    (select coalesce(sum(amount), 0) from m where to_kind = 'settling' and from_kind = 'network_receivable')::bigint as accrued,
    (select coalesce(sum(amount), 0) from m where from_kind = 'settling' and to_kind = 'network_receivable')::bigint as corrected,
    (select coalesce(sum(amount), 0) from m where from_kind = 'settling' and to_kind = 'available')::bigint as settled,
    (select coalesce(sum(amount_minor), 0) from h)::bigint as charged,
    (select coalesce(sum(amount_minor), 0) from h where from_kind = 'available')::bigint as "chargedCash",
    w.available + w.escrow as cash, w.settling
  from ledger.wallet w where w.holder_id = $1`;

interface Taken {
  readonly accrued: number;
  readonly corrected: number;
  readonly settled: number;
  readonly charged: number;
  readonly chargedCash: number;
  readonly cash: number;
  readonly settling: number;
}

const expectFair = async ({ holder, reached }: Run): Promise<void> => {
  const [taken] = await context.database.query<Taken>(TAKEN, [holder.holderId]);
  if (taken === undefined) throw new Error('no wallet');
  const { accrued, corrected, settled, charged, chargedCash, cash, settling } = taken;
  expect(corrected + charged).toBeLessThanOrEqual(accrued);
  // Own cash is what was put in, what was settled, and less only what of that was charged back.
  expect(cash).toBe(CASH + settled - chargedCash);
  expect(chargedCash).toBeLessThanOrEqual(settled);
  if (chargedCash > 0) reached.add('of settled revenue');
  if (charged > chargedCash) reached.add('of unsettled revenue');
  expect(settling).toBe(accrued - corrected - settled - (charged - chargedCash));
};

const step = fc.tuple(
  fc.oneof(
    ...Object.entries(WEIGHTS).map(([name, weight]) => ({
      arbitrary: fc.constant(name as keyof typeof ACTS),
      weight,
    })),
  ),
  fc.nat(1_000),
  fc.nat(1_000),
);

it('no row of reports, corrections, settlements and chargebacks takes revenue twice or own cash', {
  timeout: 300_000,
}, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30, size: 'max' }), async (steps) => {
      const holder = await plans.funded(CASH);
      const orderId = Number((await plans.putOk(holder)).order.id);
      await acceptOrder(context, orderId);
      const beganAt = Math.floor(context.clock.now().getTime() / BUCKET_MS) * BUCKET_MS;
      // All of its quarters of an hour have begun.
      context.clock.turn(2 * BUCKET_MS);
      const run: Run = { holder, orderId, beganAt, versions: 0, reached };
      for (const [name, a, b] of steps) {
        await ACTS[name](run, a, b);
        await expectFair(run);
      }
      await context.expectBooks();
    }),
    { seed: 20_260_302, numRuns: 30 },
  );
  const places = ['proposed', 'amount_above_original', 'settlement_not_original', 'lifted'];
  const charged = ['of settled revenue', 'of unsettled revenue'];
  const decided = ['decided: approved', 'decided: amount_above_original'];
  expect([...places, ...charged, ...decided].filter((place) => !reached.has(place))).toEqual([]);
});
