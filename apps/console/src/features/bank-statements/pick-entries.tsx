import { entries, type lines } from '@fairlead/contract/calls/bank-statements';
import { LIMITS } from '@fairlead/contract/limits';
import { formatMinor } from '@fairlead/money';
import { type RowOf, useList } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import { chosenOf, SeveralField } from '../../shared/ui/field';
import { shortTime } from '../../shared/ui/figures';
import { Reading } from '../../shared/ui/reading';
import { lineStrings } from './strings';

type Line = RowOf<typeof lines>;
type Entry = RowOf<typeof entries>;

const DAY_MS = 86_400_000;
/** As far from the day of a line as the server looks for what it may belong to. */
const DAYS_APART = 30;

/** What may be a part of a line: in its direction, no larger, near its day; those that a line answers are left out. */
const partsOf = ({ amount, booked_on: day }: Line) => ({
  direction: amount < 0 ? ('out' as const) : ('in' as const),
  amount_max: Math.min(Math.abs(amount), LIMITS.amountMinorMax),
  from: new Date(Date.parse(day) - DAYS_APART * DAY_MS).toISOString(),
  until: new Date(Date.parse(day) + (DAYS_APART + 1) * DAY_MS).toISOString(),
  limit: LIMITS.pageSizeMax,
});

const numbersIn = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter(Boolean);

/** What those that are ticked come to against the line; of a number that is not listed nobody knows the amount. */
const Sum = ({ line, rows, typed }: { line: Line; rows: readonly Entry[]; typed: string }) => {
  const { currency } = useDesk();
  const written = (amountMinor: number): string => formatMinor(amountMinor, { currency, locale: 'en' });
  const numbers = numbersIn(typed);
  const ticked = rows.filter(({ transaction_id: id }) => numbers.includes(id));
  const unknown = numbers.filter((number) => ticked.every(({ transaction_id: id }) => id !== number));
  const sum = Math.abs(ticked.reduce((total, { amount }) => total + amount, 0));
  const left = Math.abs(line.amount) - sum;
  const said =
    left < 0
      ? lineStrings.tooMuch(written(sum), written(-left))
      : lineStrings.toGo(written(sum), written(sum + left), written(left));
  return (
    <p role="status" className="field__note">
      {left === 0 ? lineStrings.addsUp(written(sum)) : said}
      {unknown.length === 0 ? null : ` ${lineStrings.notListed(unknown.join(', '))}`}
    </p>
  );
};

interface Props {
  line: Line;
  /** Numbers of entries, with commas. */
  typed: string;
  onType: (typed: string) => void;
}

/** Entries to be ticked where several make up one line (docs/domain/bank-statements.md#matching). */
export const PickEntries = ({ line, typed, onType }: Props) => {
  const { currency } = useDesk();
  const list = useList(entries, partsOf(line));
  const labelOf = ({ time, kind, amount, numbers, operation_id: operationId }: Entry): string =>
    [
      ...[shortTime(time), words(kind), formatMinor(Math.abs(amount), { currency, locale: 'en' })],
      ...[...numbers, operationId ?? ''].filter(Boolean),
    ].join(' · ');
  return (
    <Reading query={list} data={list.rows}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="soft">{lineStrings.noParts}</p>
        ) : (
          <>
            <div className="picks">
              <SeveralField
                label={lineStrings.parts}
                value={numbersIn(typed).join(' ')}
                onType={(ticked) => onType(chosenOf(ticked).join(', '))}
                choices={rows.map((entry) => ({ value: entry.transaction_id, label: labelOf(entry) }))}
              />
              {list.hasNextPage ? (
                <Button inRow sending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {strings.common.more}
                </Button>
              ) : null}
            </div>
            <Sum line={line} rows={rows} typed={typed} />
          </>
        )
      }
    </Reading>
  );
};
