import type { ProposalDetail } from '@fairlead/contract';
import { Link } from 'react-router';
import { strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Figure, Money } from '../../shared/ui/figures';
import { reportSumsStrings } from './strings';

type Sums = NonNullable<ProposalDetail['report_sums']>[number];

/** Where the stated spend takes all that is left of the budget, whoever decides looks twice. */
const PlanCell = ({ plan, isPending }: { plan: Sums; isPending: boolean }) => (
  <>
    <p>
      <Link to={`/plans/${plan.order_id}`}>{plan.order_number}</Link>
    </p>
    <p>{plan.holder}</p>
    {isPending && plan.billed + plan.spend >= plan.budget ? (
      <span className="tag">{reportSumsStrings.wholeBudget}</span>
    ) : null}
  </>
);

const columnsOf = (isPending: boolean): readonly Column<Sums>[] => [
  { head: reportSumsStrings.plan, cell: (plan) => <PlanCell plan={plan} isPending={isPending} /> },
  { head: strings.delivered.spend, look: 'end', cell: (plan) => <Money amountMinor={plan.spend} /> },
  { head: reportSumsStrings.budget, look: 'end', cell: (plan) => <Money amountMinor={plan.budget} /> },
  { head: reportSumsStrings.billed, look: 'end', cell: (plan) => <Money amountMinor={plan.billed} /> },
  { head: strings.delivered.revenue, look: 'end', cell: (plan) => <Money amountMinor={plan.revenue} /> },
  { head: reportSumsStrings.reports, look: 'end', cell: (plan) => <Figure value={plan.reports} /> },
  {
    head: strings.delivered.impressions,
    look: 'end',
    cell: (plan) => <Figure value={plan.impressions} />,
  },
  { head: strings.delivered.clicks, look: 'end', cell: (plan) => <Figure value={plan.clicks} /> },
  {
    head: strings.delivered.conversions,
    look: 'end',
    cell: (plan) => <Figure value={plan.conversions} />,
  },
];

/** What a file of reports says of each plan together, for whoever decides whether it counts. */
export const ReportSums = ({ sums, isPending }: { sums: readonly Sums[]; isPending: boolean }) => (
  <div className="panel">
    <h3>{reportSumsStrings.sums}</h3>
    <DataTable
      label={reportSumsStrings.sums}
      columns={columnsOf(isPending)}
      rows={sums}
      rowKey={(plan) => plan.order_id}
    />
  </div>
);
