import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { eq, one, type Reader, scoreEvent, standing } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import type { Services } from '../../http/services';
import { readHolder } from '../account';
import { advanceStanding } from './change';
import { LEVEL_STEPS, monthsSince } from './formula';
import { readMembership } from './read-membership';

type ScoreCall = CallOf<'standing.creditScore'>;
type LevelCall = CallOf<'standing.shopLevel'>;

/** Score, level and what they are made of; what was due is done first, so that no screen is behind the rules. */
const readValues = async ({ database, clock }: Services, holderId: number) => {
  const read = async (reader: Reader) => {
    const values = one(
      await reader.orm.select().from(standing).where(eq(standing.holderId, holderId)),
      `holder ${holderId} has no standing`,
    );
    const holder = await readHolder(reader, holderId);
    if (holder === undefined) throw new Error(`holder ${holderId} is gone`);
    return { values, score: holder.creditScore, level: holder.shopLevel };
  };
  const now = clock.now();
  const found = await database.snapshot(read);
  if (found.values.dueAt === null || found.values.dueAt > now) return found;
  await database.transaction((tx) => advanceStanding(tx, holderId, now));
  return database.snapshot(read);
};

const listEvents = (reader: Reader, holderId: number, below: number | null, limit: number) => {
  const own = ownRows([[scoreEvent.holderId, holderId]], scoreEvent.id, below);
  return reader.orm
    .select()
    .from(scoreEvent)
    .where(own.where)
    .orderBy(...own.order)
    .limit(limit + 1);
};

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const eventShape = (row: typeof scoreEvent.$inferSelect): ResponseOf<ScoreCall>['items'][number] => ({
  id: String(row.id),
  time: row.time.toISOString(),
  delta: row.delta,
  score_after: row.scoreAfter,
  cause: row.cause,
  expires_at: row.rolledOff ? null : iso(row.expiresAt),
  order_id: row.orderId === null ? null : String(row.orderId),
  remark: row.remark,
});

/** A person's newest 20 events of the score as they stand, for whoever looks at the case. */
export const newestScoreEvents = async (reader: Reader, holderId: number) =>
  (await listEvents(reader, holderId, null, 19)).map(eventShape);

/** The score and its events, newest first, each with its cause. */
export const readCreditScore = async (
  services: Services,
  holderId: number,
  request: ParsedOf<ScoreCall>,
): Promise<Answer<ResponseOf<ScoreCall>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const { score } = await readValues(services, holderId);
  const rows = await listEvents(services.database, holderId, start.below, start.limit);
  const page = pageOf(rows, start.limit, (row) => row.id, eventShape);
  return done({ ...page, score });
};

/** The level, the whole formula, the present values and the membership. */
export const readShopLevel = async (
  services: Services,
  holderId: number,
): Promise<Answer<ResponseOf<LevelCall>>> => {
  const now = services.clock.now();
  const { values, score, level } = await readValues(services, holderId);
  return done({
    level,
    settled_orders: values.settledOrders,
    score,
    months_without_issue: monthsSince(values.issueFreeSince, now),
    steps: LEVEL_STEPS.map((step) => ({
      level: step.level,
      settled_orders: step.settledOrders,
      score: step.score,
      months_without_issue: step.months,
      put_limit_bp: step.putLimitBp,
    })),
    next_level: level < LEVEL_STEPS.length ? level + 1 : null,
    membership: await readMembership(services.database, holderId, now),
  });
};
