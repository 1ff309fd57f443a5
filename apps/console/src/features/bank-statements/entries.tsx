import { entries } from '@fairlead/contract/calls/bank-statements';
import { CASH_KINDS } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { isDay, useTextFilter } from '../../shared/ui/use-filter';
import { entryStrings, lineStrings } from './strings';

/** Columns of entries of the ledger that touched the bank. */
export const entryColumns: readonly Column<RowOf<typeof entries>>[] = [
  { head: lineStrings.transaction, look: 'end', cell: (entry) => <Figure value={entry.transaction_id} /> },
  { head: lineStrings.posted, cell: (entry) => <Moment at={entry.time} /> },
  { head: lineStrings.kind, cell: (entry) => words(entry.kind) },
  { head: strings.common.amount, look: 'end', cell: (entry) => <Money amountMinor={entry.amount} change /> },
  {
    head: lineStrings.numbers,
    cell: (entry) => <span className="code">{entry.numbers.join(' · ') || strings.common.none}</span>,
  },
  {
    head: lineStrings.operationId,
    cell: ({ holder_id: id, operation_id: operationId }) =>
      id === null ? (
        strings.common.none
      ) : (
        <EntryLink path="/holders" id={id}>
          {operationId}
        </EntryLink>
      ),
  },
];

const endOf = (day: string): string => {
  const end = new Date(day);
  end.setUTCDate(end.getUTCDate() + 1);
  return end.toISOString();
};

/**
 * From the first of two days until the end of the second (UTC), as the overview counts; one of them may be absent. Null where
 * they are none.
 */
const rangeOf = (days: string): { readonly from?: string; readonly until?: string } | null => {
  const [first = '', last] = days.split('..');
  if (last === undefined || (first === '' && last === '')) return null;
  if (![first, last].every((day) => day === '' || isDay(day))) return null;
  return {
    ...(first === '' ? {} : { from: `${first}T00:00:00.000Z` }),
    ...(last === '' ? {} : { until: endOf(last) }),
  };
};

/** By which entries of the ledger cash came and went: the rows behind the sums of the overview. */
export const CashEntriesPage = () => {
  const days = useTextFilter('days');
  const range = rangeOf(days.value);
  return (
    <CasePage
      title={entryStrings.title}
      call={entries}
      filters={[
        {
          name: 'state',
          values: ['all', 'unmatched', 'borne_by_house'],
          labelOf: (state) => entryStrings.states[state],
          first: 'all',
        },
        {
          name: 'direction',
          label: entryStrings.direction,
          values: ['in', 'out'],
          labelOf: (direction) => entryStrings.directions[direction],
        },
        { name: 'kind', label: lineStrings.kind, values: CASH_KINDS },
        { kind: 'amount', label: strings.common.amount },
        ...(range === null ? [{ kind: 'time', label: lineStrings.posted } as const] : []),
      ]}
      one={entryStrings.one}
      given={range ?? {}}
      isCounted
      amountOf={({ amount }) => amount}
      views="cash"
      columns={entryColumns}
      rowKey={(entry) => entry.transaction_id}
      empty={entryStrings.empty}
    >
      {range === null ? null : (
        <p className="row">
          <span className="tag tag--attention">{entryStrings.days(...days.value.split('..'))}</span>
          <Button inRow onClick={() => days.setValue('')}>
            {entryStrings.anyDay}
          </Button>
        </p>
      )}
    </CasePage>
  );
};
