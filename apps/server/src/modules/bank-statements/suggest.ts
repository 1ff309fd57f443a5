import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { readHolderRefs } from '../account';
import { listAwaited } from '../topups';
import { listUnpaid } from '../withdrawals';
import { DAYS_APART } from './match';
import { readUnlinked, withNumbers } from './open-rows';
import { entryShape } from './present';

const DAY_MS = 24 * 3_600_000;
const SHOWN = 20;

/** What was asked for and is not posted yet, of a line's amount; those whose holder the line names come first. */
const readCases = async (
  reader: Reader,
  { minor, said }: { readonly minor: number; readonly said: string },
): Promise<ResponseOf<CallOf<'consoleBank.suggestions'>>['cases']> => {
  const kind = minor > 0 ? ('topup' as const) : ('withdrawal' as const);
  const rows = minor > 0 ? await listAwaited(reader, minor, SHOWN) : await listUnpaid(reader, -minor, SHOWN);
  const refOf = await readHolderRefs(
    reader,
    rows.map(({ holderId }) => holderId),
  );
  const words = new Set(said.split(/[^0-9]+/));
  return rows
    .map(({ id, holderId, createdAt, amountMinor: amount }) => {
      const holder = refOf(holderId);
      const named = words.has(holder.operation_id);
      return {
        kind,
        id: String(id),
        holder,
        amount: minor < 0 ? minor : amount,
        created_at: createdAt.toISOString(),
        named,
      };
    })
    .toSorted((a, b) => Number(b.named) - Number(a.named));
};

/** Entries of the same amount and direction near a line's day, the nearest first. Links nothing. */
export const suggestEntries: StaffUseCase<'consoleBank.suggestions'> = async (
  { database },
  _caller,
  request,
) => {
  const [line] = await database.query<{ day: string; minor: number; said: string }>(
    `select booked_on::text as day, amount_minor as minor, concat_ws(' ', reference, end_to_end_id, text,
          (select string_agg(w.text, ' ') from bank_wording w where w.line_id = bank_line.id)) as said
      from bank_line where id = $1`,
    [request.line_id],
  );
  if (line === undefined) return refuse('no_such_data');
  const dayMs = Date.parse(line.day);
  const apart = ({ time }: { readonly time: Date }) => Math.abs(time.getTime() - dayMs);
  const found = (await readUnlinked(database, { since: new Date(dayMs - DAYS_APART * DAY_MS) }))
    .filter((entry) => entry.amountMinor === line.minor && apart(entry) <= (DAYS_APART + 1) * DAY_MS)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, SHOWN);
  return done({
    items: (await withNumbers(database, found)).map(entryShape),
    cases: await readCases(database, line),
  });
};
