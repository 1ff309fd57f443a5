import type { Arrival, ProposalDetail } from '@fairlead/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import { arrivalStrings } from '../../shared/ui/arrival-strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Money } from '../../shared/ui/figures';
import { Facts } from '../../shared/ui/page';
import { comparisonStrings } from './strings';

/** What the table of an arrival says already. */
const SHOWN = new Set(['receipt_number', 'payee', 'payee_id', 'method', 'reason']);

/** What was stated besides the arrival. */
export const withoutArrival = (stated: ProposalDetail['payload']): ProposalDetail['payload'] =>
  stated.filter(({ name }) => !SHOWN.has(name));

interface Compared {
  readonly what: string;
  readonly asked: ReactNode;
  readonly arrived: ReactNode;
  /** Null where nothing was asked for that it could be compared with. */
  readonly differs: boolean | null;
}

const columns: readonly Column<Compared>[] = [
  { head: comparisonStrings.what, cell: (row) => row.what },
  { head: comparisonStrings.asked, look: 'end', cell: (row) => row.asked },
  { head: comparisonStrings.arrived, look: 'end', cell: (row) => row.arrived },
  {
    head: comparisonStrings.compared,
    cell: ({ differs }) =>
      differs === null ? (
        comparisonStrings.notCompared
      ) : (
        <span className={`tag ${differs ? 'tag--bad' : ''}`}>
          {differs ? comparisonStrings.differs : comparisonStrings.same}
        </span>
      ),
  },
];

const rowsOf = (arrival: Arrival): readonly Compared[] => [
  {
    ...{ what: strings.common.amount, differs: arrival.amount_differs },
    asked: <Money amountMinor={arrival.asked_amount} />,
    arrived: <Money amountMinor={arrival.amount} />,
  },
  ...(arrival.method === null
    ? []
    : [
        {
          what: strings.common.method,
          differs: arrival.asked_method === null ? null : arrival.method_differs,
          asked: arrival.asked_method === null ? comparisonStrings.notSaid : words(arrival.asked_method),
          arrived: words(arrival.method),
        },
      ]),
];

/** What was asked for beside what is said to have arrived, as the server compares it: whoever decides sees both. */
export const ArrivalFacts = ({ arrival }: { arrival: Arrival }) => (
  <div className="panel">
    <h3>{comparisonStrings.title}</h3>
    <DataTable
      label={comparisonStrings.title}
      columns={columns}
      rows={rowsOf(arrival)}
      rowKey={(row) => row.what}
    />
    {arrival.reason === null ? null : (
      <div className="notice notice--bad notice--lines">
        <strong>{arrivalStrings.reason}</strong>
        <p className="said">{arrival.reason}</p>
      </div>
    )}
    <Facts
      facts={[
        [comparisonStrings.payee, arrival.payee],
        [strings.common.receipt, arrival.receipt_number],
      ]}
    />
    {arrival.same_amount.length === 0 ? null : (
      <div className="notice notice--attention notice--lines">
        <strong>{comparisonStrings.sameAmount}</strong>
        <ul className="plain">
          {arrival.same_amount.map(({ proposal_id: id, holder }) => (
            <li key={id}>
              <Link to={`/proposals/${id}`}>{comparisonStrings.sameAmountOf(id, holder)}</Link>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
