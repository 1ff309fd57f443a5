import { entries } from '@fairlead/contract/calls/statements-books';
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { words } from '../../shared/lib/strings';
import { CaseList } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { bookStrings } from './strings';

/** Of entries that touch no holder. */
const KINDS = [
  'programme_share',
  'house_advance',
  'house_funding',
  'remittance',
  'media_payment',
  'system_deduction',
] as const;

const accountNames: Readonly<Record<string, string>> = bookStrings.accountNames;
const nameOf = (account: string): string => accountNames[account] ?? account;

const columns: readonly Column<RowOf<typeof entries>>[] = [
  { head: bookStrings.transaction, look: 'end', cell: (entry) => <Figure value={entry.transaction_id} /> },
  { head: bookStrings.posted, cell: (entry) => <Moment at={entry.time} /> },
  { head: bookStrings.kind, cell: (entry) => words(entry.kind) },
  {
    head: bookStrings.moved,
    look: 'wide',
    cell: ({ moves }) => (
      <ul>
        {moves.map(({ from, to, amount }) => (
          <li key={`${from} ${to} ${amount}`}>
            <Money amountMinor={amount} /> {bookStrings.move(nameOf(from), nameOf(to))}
          </li>
        ))}
      </ul>
    ),
  },
  {
    head: bookStrings.about,
    cell: ({ report_id: report, order_id: order }) => (
      <>
        {report === null ? null : <Link to={`/reports?id=${report}`}>{bookStrings.report(report)}</Link>}
        {order === null ? null : <Link to={`/plans/${order}`}>{bookStrings.plan}</Link>}
      </>
    ),
  },
];

/** What moved between the programme's own accounts, whether or not it was cash: no holder's records show it. */
export const ProgrammeEntries = () => (
  <Panel title={bookStrings.entries}>
    <CaseList
      label={bookStrings.entries}
      call={entries}
      filters={[{ name: 'kind', label: bookStrings.kind, values: KINDS }]}
      one={bookStrings.entry}
      views="books"
      columns={columns}
      rowKey={(entry) => entry.transaction_id}
      empty={bookStrings.noEntries}
    />
  </Panel>
);
