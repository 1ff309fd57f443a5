import type { Reader } from '@fairlead/db';
import {
  BOOKS_LATE_MS,
  type Checks,
  type Freeze,
  finishedAt,
  readChecks,
  readFreezes,
} from '@fairlead/ledger';

/** What is known of the books now: the last check that was finished, and what has come of it since. */
export interface BooksState {
  readonly finished: Checks['finished'];
  /** Why the last check could not be finished; null where it was. */
  readonly fault: string | null;
  /** True where no check was finished for longer than two of its periods. */
  readonly late: boolean;
  readonly freezes: readonly Freeze[];
  /** True only where the last check was finished in time and found nothing, and nobody is frozen. */
  readonly agree: boolean;
}

export const readBooksState = async (reader: Reader, now: Date): Promise<BooksState> => {
  const { last, finished } = await readChecks(reader);
  const freezes = await readFreezes(reader);
  const fault = last?.fault ?? null;
  const first = finished ?? last;
  const late = first !== undefined && now.getTime() - finishedAt(first).getTime() > BOOKS_LATE_MS;
  const agree = finished?.passed === true && fault === null && !late && freezes.length === 0;
  return { finished, fault, late, freezes, agree };
};
