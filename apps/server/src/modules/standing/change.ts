import { and, eq, gt, isNotNull, lt, lte, one, scoreEvent, sql, standing, type Tx } from '@fairlead/db';
import { changeHolder, readHolder } from '../account';
import {
  EVENT_LIFE_MS,
  levelOf,
  monthsSince,
  nextMonthAt,
  POINTS,
  type ScoreCause,
  SETTLED_WINDOW_MS,
  scoreOf,
  settledPoints,
} from './formula';

type StandingRow = typeof standing.$inferSelect;
type EventRow = typeof scoreEvent.$inferInsert;

/** Something that changes a credit score. */
export interface ScoreChange {
  readonly holderId: number;
  readonly cause: ScoreCause;
  readonly orderId?: number;
  readonly remark?: string;
  readonly time: Date;
}

const lockStanding = async (tx: Tx, holderId: number): Promise<StandingRow> => {
  const row = one(
    await tx.orm.select().from(standing).where(eq(standing.holderId, holderId)).for('update'),
    `holder ${holderId} has no standing`,
  );
  return row;
};

/** Writes an event and returns the standing with it. */
const add = async (tx: Tx, row: StandingRow, event: Omit<EventRow, 'holderId' | 'scoreAfter'>) => {
  const scoreSum = row.scoreSum + event.delta;
  await tx.orm.insert(scoreEvent).values({ ...event, holderId: row.holderId, scoreAfter: scoreOf(scoreSum) });
  return { ...row, scoreSum };
};

/** When the next live event rolls off. */
const nextExpiry = async (tx: Tx, holderId: number): Promise<Date | null> => {
  const [next] = await tx.orm
    .select({ expiresAt: sql<Date | null>`min(${scoreEvent.expiresAt})`.mapWith(scoreEvent.expiresAt) })
    .from(scoreEvent)
    .where(
      and(
        eq(scoreEvent.holderId, holderId),
        isNotNull(scoreEvent.expiresAt),
        eq(scoreEvent.rolledOff, false),
      ),
    );
  return next?.expiresAt ?? null;
};

/** Keeps the values, and what follows from them: score, level, and when time changes them next. */
const keep = async (tx: Tx, row: StandingRow, now: Date): Promise<void> => {
  const { holderId, settledOrders, scoreSum, issueFreeSince } = row;
  const moments = [await nextExpiry(tx, holderId), nextMonthAt(issueFreeSince, now)];
  const times = moments.filter((moment) => moment !== null).map((moment) => moment.getTime());
  const dueAt = times.length === 0 ? null : new Date(Math.min(...times));
  await tx.orm
    .update(standing)
    .set({ settledOrders, scoreSum, issueFreeSince, dueAt })
    .where(eq(standing.holderId, holderId));
  const creditScore = scoreOf(scoreSum);
  const months = monthsSince(issueFreeSince, now);
  const shopLevel = levelOf({ settledOrders, score: creditScore, months });
  const before = await readHolder(tx, holderId);
  if (before?.creditScore !== creditScore || before.shopLevel !== shopLevel) {
    await changeHolder(tx, holderId, { creditScore, shopLevel });
  }
};

/** Points that settled orders gave in the last 30 days. */
const earnedLately = async (tx: Tx, holderId: number, now: Date): Promise<number> => {
  const since = new Date(now.getTime() - SETTLED_WINDOW_MS);
  const [row] = await tx.orm
    .select({ earned: sql<number>`coalesce(sum(${scoreEvent.delta}), 0)`.mapWith(Number) })
    .from(scoreEvent)
    .where(
      and(
        eq(scoreEvent.holderId, holderId),
        eq(scoreEvent.cause, 'order_settled'),
        gt(scoreEvent.time, since),
      ),
    );
  return row?.earned ?? 0;
};

/** Whether anything about this order took points: then its settlement gives none. */
const hadIssue = async (tx: Tx, holderId: number, orderId: number): Promise<boolean> => {
  const rows = await tx.orm
    .select({ id: scoreEvent.id })
    .from(scoreEvent)
    .where(and(eq(scoreEvent.holderId, holderId), eq(scoreEvent.orderId, orderId), lt(scoreEvent.delta, 0)))
    .limit(1);
  return rows.length > 0;
};

const pointsOf = async (tx: Tx, { holderId, cause, orderId, time }: ScoreChange): Promise<number> => {
  if (cause !== 'order_settled') return POINTS[cause];
  if (orderId !== undefined && (await hadIssue(tx, holderId, orderId))) return 0;
  return settledPoints(await earnedLately(tx, holderId, time));
};

/**
 * Adds what happened to a holder's standing, in the transaction in which it happened
 * (docs/domain/standing.md#credit-score). A settled order counts for the level even where it gives no points
 * any more. Touches put limits, nothing else.
 */
export const changeScore = async (tx: Tx, change: ScoreChange): Promise<void> => {
  const { holderId, cause, orderId, remark, time } = change;
  const row = await lockStanding(tx, holderId);
  const delta = await pointsOf(tx, change);
  const counted = {
    ...row,
    settledOrders: row.settledOrders + (cause === 'order_settled' ? 1 : 0),
    issueFreeSince: delta < 0 ? time : row.issueFreeSince,
  };
  const expiresAt = new Date(time.getTime() + EVENT_LIFE_MS);
  const event = { time, delta, cause, expiresAt, orderId: orderId ?? null, remark: remark ?? '' };
  await keep(tx, delta === 0 ? counted : await add(tx, counted, event), time);
};

/** Rolls off what is over and looks at the level anew. False where nothing was due. */
export const advanceStanding = async (tx: Tx, holderId: number, now: Date): Promise<boolean> => {
  let row = await lockStanding(tx, holderId);
  if (row.dueAt === null || row.dueAt > now) return false;
  const over = await tx.orm
    .update(scoreEvent)
    .set({ rolledOff: true })
    .where(
      and(eq(scoreEvent.holderId, holderId), lte(scoreEvent.expiresAt, now), eq(scoreEvent.rolledOff, false)),
    )
    .returning({ delta: scoreEvent.delta, orderId: scoreEvent.orderId });
  for (const { delta, orderId } of over) {
    row = await add(tx, row, { time: now, delta: -delta, cause: 'rolled_off', orderId });
  }
  await keep(tx, row, now);
  return true;
};
