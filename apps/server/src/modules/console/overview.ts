import { type CallOf, calls, type ResponseOf, type StaffRole } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readCashDays } from '@fairlead/ledger';
import type { HOLDER_STEPS } from '@fairlead/vocabulary';
import { mayRead } from '../../http/may-read';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { countInDoubt } from '../payout-runs';
import { listMostSettled } from '../plans';
import { readCurrentTerms } from '../products';
import { readPayoutsDue } from '../withdrawals';
import { type KeptFigures, readKeptFigures } from './overview-figures';
import { readQueueLoad } from './overview-queues';
import type { Queues } from './queue';

type Overview = ResponseOf<CallOf<'consoleOverview.read'>>;
type Cash = NonNullable<Overview['cash']>;

const DAY_MS = 24 * 3_600_000;
const SHOWN_DAYS = 30;
const SHOWN_COHORTS = 8;
const SHOWN_PRODUCTS = 8;

const sum = (parts: readonly { readonly amountMinor: number }[]): number =>
  parts.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Cash of the last 30 days, day by day and by kind, with the 30 days before to compare with. */
const readCash = async (reader: Reader, now: Date): Promise<Cash> => {
  const dayAgo = (ago: number): string => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  const first = dayAgo(SHOWN_DAYS - 1);
  const all = await readCashDays(reader, dayAgo(2 * SHOWN_DAYS - 1), dayAgo(0));
  const sumsOf = (parts: typeof all): Cash['before'] => ({
    in: sum(parts.filter(({ isIn }) => isIn)),
    out: sum(parts.filter(({ isIn }) => !isIn)),
  });
  const shown = all.filter(({ day }) => day >= first);
  const kinds = new Map<string, Cash['kinds'][number]>();
  for (const { kind, isIn, amountMinor, moves } of shown) {
    const key = `${kind} ${isIn}`;
    const before = kinds.get(key) ?? { kind, is_in: isIn, amount: 0, moves: 0 };
    kinds.set(key, { ...before, amount: before.amount + amountMinor, moves: before.moves + moves });
  }
  return {
    days: Array.from({ length: SHOWN_DAYS }, (_, place) => {
      const day = dayAgo(SHOWN_DAYS - 1 - place);
      return { day, ...sumsOf(shown.filter((one) => one.day === day)) };
    }),
    kinds: [...kinds.values()].toSorted((a, b) => b.amount - a.amount),
    before: sumsOf(all.filter(({ day }) => day < first)),
  };
};

const readProducts = async (reader: Reader): Promise<NonNullable<Overview['products']>> => {
  const records = await listMostSettled(reader, SHOWN_PRODUCTS);
  const termsOf = await readCurrentTerms(
    reader,
    records.map(({ productId }) => productId),
  );
  return records.map((record) => ({
    id: String(record.productId),
    title: termsOf(record.productId)?.title ?? '',
    settled: record.settled,
    lost: record.lost,
    median_net_bp: record.medianNetBp,
    lost_share_bp: record.lostShareBp,
    billed: record.billedMinor,
    revenue: record.revenueMinor,
  }));
};

/** All cohorts together. */
const stepsOf = (cohorts: KeptFigures['cohorts']): NonNullable<Overview['steps']> => {
  const total = (step: 'registered' | (typeof HOLDER_STEPS)[number]): number =>
    cohorts.reduce((before, cohort) => before + cohort[step], 0);
  return {
    registered: total('registered'),
    topped_up: total('topped_up'),
    funded: total('funded'),
    settled: total('settled'),
    withdrew: total('withdrew'),
  };
};

/** What of the kept figures these roles may see: each part by the list that holds its rows. */
const keptFor = (
  roles: readonly StaffRole[],
  figures: KeptFigures | undefined,
): Pick<Overview, 'house' | 'steps' | 'cohorts' | 'networks'> => {
  const isShown = figures !== undefined;
  const ofHolders = isShown && mayRead(roles, calls.consoleHolder.list);
  return {
    house: isShown && mayRead(roles, calls.consoleBooks.read) ? figures.house : null,
    steps: ofHolders ? stepsOf(figures.cohorts) : null,
    cohorts: ofHolders ? figures.cohorts.slice(0, SHOWN_COHORTS) : null,
    networks: isShown && mayRead(roles, calls.consoleRemittance.list) ? figures.networks : null,
  };
};

/**
 * How the business stands, for those who may read the rows behind each figure
 * (docs/domain/overview.md#who-sees-what).
 * @param reader a snapshot
 */
export const readOverview = async (
  services: Services,
  reader: Reader,
  queues: Queues,
  caller: StaffCaller,
): Promise<Overview> => {
  const { roles } = caller;
  const now = services.clock.now();
  const kept = await readKeptFigures(reader);
  const seesMoney = mayRead(roles, calls.consoleBooks.read);
  return {
    taken_at: kept?.takenAt.toISOString() ?? null,
    ...keptFor(roles, kept?.figures),
    cash: seesMoney ? await readCash(reader, now) : null,
    payouts:
      seesMoney && mayRead(roles, calls.consoleWithdrawal.list) ? await readPayoutsDue(reader, now) : null,
    in_doubt: mayRead(roles, calls.consolePayoutRun.list)
      ? await countInDoubt(reader, now, kept?.figures.answeredRuns ?? [])
      : null,
    products: mayRead(roles, calls.consoleProduct.list) ? await readProducts(reader) : null,
    ...(await readQueueLoad(services, reader, queues, caller)),
  };
};
