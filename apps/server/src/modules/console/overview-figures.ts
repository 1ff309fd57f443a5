import type { CallOf, ResponseOf } from '@fairlead/contract';
import { overviewFigures, type Reader } from '@fairlead/db';
import type { Job, Services } from '../../http/services';
import { countCohorts } from '../account';
import { countFailed } from '../networks';
import { listAnswered } from '../payout-runs';
import { listOverdueDebts, readNetworkFigures, windowsAt } from '../plans';
import { readReconciliation } from '../statements';

type Overview = ResponseOf<CallOf<'consoleOverview.read'>>;

/** What of the overview would take a scan. */
export interface KeptFigures {
  readonly house: NonNullable<Overview['house']>;
  readonly networks: NonNullable<Overview['networks']>;
  /** Of every week, the newest first. */
  readonly cohorts: NonNullable<Overview['cohorts']>;
  /** Payout runs of which payouts may be in doubt though nothing of them waits; absent of figures that were kept before. */
  readonly answeredRuns?: readonly number[];
}

const PAUSE_MS = 60_000;
/**
 * Over so long deliveries are added up, each minute anew: four reports of each running plan, over which the job goes
 * anyway. A day would be a hundred.
 */
const DELIVERED_MS = 3_600_000;

/**
 * The figures as they are now, counted from the books and the rows themselves.
 * @param reader a snapshot
 */
export const countFigures = async (
  reader: Reader,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<KeptFigures> => {
  const now = clock.now();
  const before = new Date(now.getTime() - windowsAt(config.sandboxSpeed).remittanceMs);
  const overdue = await listOverdueDebts(reader, before);
  const failedAt = await countFailed(reader);
  const since = new Date(now.getTime() - DELIVERED_MS);
  const counted = await readNetworkFigures(reader, since);
  const networks = counted.map(({ deliveredMinor, oldestDueAt, ...figures }) => ({
    ...figures,
    delivered: { since: since.toISOString(), spend: deliveredMinor },
    oldest_due_at: oldestDueAt?.toISOString() ?? null,
    overdue: overdue.find(({ network }) => network === figures.network)?.amount ?? 0,
    failed: failedAt(figures.network),
  }));
  return {
    house: await readReconciliation(reader, now),
    networks,
    cohorts: await countCohorts(reader),
    answeredRuns: await listAnswered(reader),
  };
};

/** Keeps the figures, so that nobody who opens the page waits for a scan (docs/domain/overview.md#read-models). */
export const keepFigures = async (services: Services): Promise<number> => {
  const { database, clock } = services;
  const figures = await database.snapshot((reader) => countFigures(reader, services));
  const set = { takenAt: clock.now(), figures: { ...figures } };
  await database.orm
    .insert(overviewFigures)
    .values(set)
    .onConflictDoUpdate({ target: overviewFigures.only, set });
  return 0;
};

export const keepFiguresJob = (services: Services): Job => ({
  name: 'keep-overview',
  pauseMs: PAUSE_MS,
  run: () => keepFigures(services),
});

/** The figures as they were last kept; undefined before the first time. */
export const readKeptFigures = async (
  reader: Reader,
): Promise<{ readonly takenAt: Date; readonly figures: KeptFigures } | undefined> => {
  const [row] = await reader.orm.select().from(overviewFigures);
  return row && { takenAt: row.takenAt, figures: row.figures as unknown as KeptFigures };
};
