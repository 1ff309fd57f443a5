import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { RISK_RULES, type RiskRule } from '@fairlead/vocabulary';
import { done } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { type HolderRef, readHolderRefs } from '../account';
import { listManyPuts, listOutliers, type PlanStandingOut } from '../plans';
import { listAfterChange, listManyWithdrawals, listWithdrawing, type StandingOut } from '../withdrawals';
import { findRings, findShared, type Sharing } from './rings';

type Risk = ResponseOf<CallOf<'consoleRisk.read'>>;
type Row = Risk['rules'][number]['rows'][number];

/** A row before its people are named. */
type Found = Omit<Row, 'rule' | 'holder' | 'others'> & {
  readonly holderId: number;
  readonly others: readonly number[];
};

const DAY_MS = 86_400_000;
const WITHDRAWALS_MS = 30 * DAY_MS;
const PLANS_MS = 30 * DAY_MS;
const PUTS_MS = 7 * DAY_MS;
const SHOWN = 50;

type Blank = Pick<Found, 'by' | 'others' | 'count' | 'before_minutes' | 'times_bp'>;
const NOTHING: Blank = { by: [], others: [], count: null, before_minutes: null, times_bp: null };

const ofWithdrawal = (row: StandingOut, more: Partial<Found> = {}): Found => ({
  ...NOTHING,
  holderId: row.holderId,
  time: row.time.toISOString(),
  subject: { type: 'withdrawal', id: String(row.id) },
  label: row.lastFour,
  amount: row.amountMinor,
  state: row.state,
  ...more,
});

const ofPlan = (row: PlanStandingOut, more: Partial<Found>): Found => ({
  ...NOTHING,
  holderId: row.holderId,
  time: row.time.toISOString(),
  subject: { type: 'order', id: String(row.id) },
  label: row.number,
  amount: null,
  state: row.status,
  ...more,
});

const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / 60_000);

/** Who shares with whom, beside the newest withdrawal of those who asked for one. */
const ofSharing = (
  { holderId, others, by }: Sharing,
  newest: ReadonlyMap<number, StandingOut>,
  now: Date,
): Found => {
  const row = [holderId, ...others].map((id) => newest.get(id)).find((found) => found !== undefined);
  const shared = { holderId, others, by: [...by] };
  if (row !== undefined) return ofWithdrawal(row, shared);
  const subject = { type: 'holder', id: String(holderId) } as const;
  return { ...NOTHING, ...shared, time: now.toISOString(), subject, label: '', amount: null, state: null };
};

/** What each rule finds, one row more than is shown. */
const findAll = async (reader: Reader, now: Date): Promise<Record<RiskRule, Found[]>> => {
  const since = (lengthMs: number): Date => new Date(now.getTime() - lengthMs);
  const most = SHOWN + 1;
  const withdrawing = await listWithdrawing(reader, since(WITHDRAWALS_MS));
  const newest = new Map(withdrawing.map((row) => [row.holderId, row]));
  const ids = [...newest.keys()];
  const changed = await listAfterChange(reader, since(WITHDRAWALS_MS), most);
  const many = await listManyWithdrawals(reader, since(WITHDRAWALS_MS), most);
  const puts = await listManyPuts(reader, since(PUTS_MS), most);
  const outliers = await listOutliers(reader, since(PLANS_MS), most);
  return {
    destination_changed: changed.map((row) =>
      ofWithdrawal(row, { before_minutes: minutesBetween(row.changedAt, row.time) }),
    ),
    shared_destination: (await findShared(reader, ids)).map((row) => ofSharing(row, newest, now)),
    many_withdrawals: many.map((row) => ofWithdrawal(row, { count: row.many, amount: row.sumMinor })),
    many_puts: puts.map((row) => ofPlan(row, { count: row.many, amount: row.sumMinor })),
    outlier_conversions: outliers.map((row) =>
      ofPlan(row, { count: row.conversions, amount: row.revenueMinor, times_bp: row.timesBp }),
    ),
    ring: (await findRings(reader, ids)).map((row) => ofSharing(row, newest, now)),
  };
};

const shapeOf =
  (rule: RiskRule, refOf: (holderId: number) => HolderRef) =>
  ({ holderId, others, ...found }: Found): Row => ({
    ...found,
    rule,
    holder: refOf(holderId),
    others: others.map(refOf),
  });

/** What stands out over all holders: reasons to look, none of which does anything by itself (docs/domain/case.md#risk). */
export const readRisk: StaffUseCase<'consoleRisk.read'> = async ({ database, clock }) => {
  const now = clock.now();
  const found = await findAll(database, now);
  const shown = RISK_RULES.map((rule) => ({ rule, all: found[rule], rows: found[rule].slice(0, SHOWN) }));
  const refOf = await readHolderRefs(
    database,
    shown.flatMap(({ rows }) => rows.flatMap(({ holderId, others }) => [holderId, ...others])),
  );
  return done({
    as_of: now.toISOString(),
    withdrawals_since: new Date(now.getTime() - WITHDRAWALS_MS).toISOString(),
    plans_since: new Date(now.getTime() - PLANS_MS).toISOString(),
    rules: shown.map(({ rule, all, rows }) => ({
      rule,
      more: all.length > rows.length,
      rows: rows.map(shapeOf(rule, refOf)),
    })),
  });
};
