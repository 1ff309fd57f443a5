import type { LeftOut } from '@fairlead/contract';
import type { PayoutConcern } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import { strings } from '../lib/strings';
import { type Column, DataTable } from './data-table';
import { Moment, Money } from './figures';
import { HolderLink } from './links';
import { concernStrings, payoutStrings } from './payout-strings';

/** To whom a payout goes, and how the number ends. */
export const Destination = ({
  payout,
}: {
  payout: { readonly beneficiary: string; readonly last_four: string };
}) => (
  <>
    {payout.beneficiary} <span className="code code--whole">…{payout.last_four}</span>
  </>
);

/** By when a payout is due, and since when it waits. */
export const DueCell = ({
  payout,
}: {
  payout: { readonly due_at: string | null; readonly requested_at: string };
}) => (
  <>
    <Moment at={payout.due_at} />
    <div className="small soft">
      {payoutStrings.requested} <Moment at={payout.requested_at} />
    </div>
  </>
);

/** What whoever decides looks at of one payout. */
export const Concerns = ({ concerns }: { concerns: readonly PayoutConcern[] }) =>
  concerns.length === 0 ? (
    <span className="soft">{payoutStrings.nothing}</span>
  ) : (
    <span className="row row--tight">
      {concerns.map((concern) => (
        <span key={concern} className="tag tag--attention">
          {concernStrings[concern]}
        </span>
      ))}
    </span>
  );

/** The other run that keeps a withdrawal from this one. */
const WaitsIn = ({ run }: { run: LeftOut['waits_in'] }) =>
  run === null ? null : (
    <div className="small">
      {payoutStrings.waitsIn} <Link to={`/payout-runs/${run.id}`}>{run.name}</Link>
      {payoutStrings.waitsSince(run.made_by)} <Moment at={run.since} />
    </div>
  );

/** The line that keeps a withdrawal from every run: a bank paid it alone. */
const PaidBy = ({ line }: { line: LeftOut['paid_line'] }) =>
  line === null ? null : (
    <div className="small">
      {payoutStrings.paidBy} <Link to={`/bank-lines/${line.id}`}>{line.booked_on}</Link>
    </div>
  );

const leftColumns: readonly Column<LeftOut>[] = [
  {
    head: strings.common.holder,
    cell: ({ holder, waits_in: run, paid_line: line }) => (
      // Apart, so that a finger means one of the two.
      <div className="stack stack--tight">
        <HolderLink holder={holder} />
        <WaitsIn run={run} />
        <PaidBy line={line} />
      </div>
    ),
  },
  { head: strings.common.amount, look: 'end', cell: ({ amount }) => <Money amountMinor={amount} /> },
  {
    head: payoutStrings.runsBefore,
    cell: ({ runs_before: count }) =>
      count === 0 ? (
        <span className="soft">{payoutStrings.runs(count)}</span>
      ) : (
        <span className="tag tag--attention">{payoutStrings.runs(count)}</span>
      ),
  },
  { head: payoutStrings.due, cell: (row) => <DueCell payout={row} /> },
];

interface LeftOutProps {
  left: readonly LeftOut[];
  reason: string;
}

/** What the maker says of those who are left out; of what waits in another run, or a bank paid, they need not say anything. */
const LeftOutNotice = ({ left, reason }: LeftOutProps) => {
  if (left.every(({ waits_in: run, paid_line: line }) => run !== null || line !== null))
    return <p className="notice">{payoutStrings.leftOutElsewhere}</p>;
  return (
    <p className="notice notice--attention">
      {reason === '' ? (
        payoutStrings.leftOutNew
      ) : (
        <>
          {payoutStrings.leftOutReason}: <strong>{reason}</strong>
        </>
      )}
    </p>
  );
};

/** Who was due and is not in a run, since when, where else it waits, and what its maker says of it. */
export const LeftOutTable = ({ left, reason }: LeftOutProps) => (
  <>
    <LeftOutNotice left={left} reason={reason} />
    <DataTable
      label={payoutStrings.leftOut}
      columns={leftColumns}
      rows={left}
      rowKey={(row) => row.withdrawal_id}
    />
  </>
);
