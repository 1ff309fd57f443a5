import { isCovered, type Spans } from '../bank-statements';
import type { RunRow } from './runs';

/** How long a bank may take with a file: a line that comes later is missing until then. */
const BANK_DAYS = 2;
const DAY_MS = 24 * 3_600_000;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The second day from Monday to Friday after a time: on the others hardly any bank books. */
export const lastDayOfLine = (drawnAt: Date): string => {
  let day = drawnAt;
  for (let left = BANK_DAYS; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return dayOf(day);
};

/**
 * Whether the statements of the account that a run is paid from cover the days in which the bank would have booked its file:
 * a payout without a line is in doubt from then on, long before its deadline (docs/domain/payout-runs.md#what-the-bank-says).
 */
export const isLineMissing = async (
  spans: Spans,
  { state, account, decidedAt }: Pick<RunRow, 'state' | 'account' | 'decidedAt'>,
): Promise<boolean> =>
  state === 'approved' &&
  decidedAt !== null &&
  (await isCovered(spans, account, { from: dayOf(decidedAt), until: lastDayOfLine(decidedAt) }));
