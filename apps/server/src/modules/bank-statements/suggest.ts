import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { DAYS_APART } from './match';
import { readUnlinked, withNumbers } from './open-rows';
import { entryShape } from './present';

const DAY_MS = 24 * 3_600_000;
const SHOWN = 20;

/** Entries of the same amount and direction near a line's day, the nearest first. Links nothing. */
export const suggestEntries: StaffUseCase<'consoleBank.suggestions'> = async (
  { database },
  _caller,
  request,
) => {
  const [line] = await database.query<{ day: string; minor: number }>(
    'select booked_on::text as day, amount_minor as minor from bank_line where id = $1',
    [Number(request.line_id)],
  );
  if (line === undefined) return refuse('no_such_data');
  const dayMs = Date.parse(line.day);
  const apart = ({ time }: { readonly time: Date }) => Math.abs(time.getTime() - dayMs);
  const found = (await readUnlinked(database, new Date(dayMs - DAYS_APART * DAY_MS)))
    .filter((entry) => entry.amountMinor === line.minor && apart(entry) <= (DAYS_APART + 1) * DAY_MS)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, SHOWN);
  return done({ items: (await withNumbers(database, found)).map(entryShape) });
};
