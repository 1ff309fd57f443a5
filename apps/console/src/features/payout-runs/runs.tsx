import { list, propose } from '@fairlead/contract/calls/payout-runs';
import { PAYOUT_RUN_STATES } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { waitingProposal } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { runStrings } from './strings';
import './payout-runs.css';

type Run = RowOf<typeof list>;

const columns: readonly Column<Run>[] = [
  { head: runStrings.run, cell: ({ id, name }) => <Link to={`/payout-runs/${id}`}>{name}</Link> },
  {
    head: strings.common.state,
    cell: (run) => (
      <span className="row row--tight">
        <StateTag state={run.state} />
        {run.in_doubt === 0 ? null : (
          <span className="tag tag--attention">{runStrings.inDoubt(run.in_doubt)}</span>
        )}
        {waitingProposal(run)}
      </span>
    ),
  },
  { head: runStrings.payouts, look: 'end', cell: ({ payouts }) => <Figure value={payouts} /> },
  { head: strings.common.amount, look: 'end', cell: ({ amount }) => <Money amountMinor={amount} /> },
  {
    head: runStrings.settled,
    look: 'end',
    cell: ({ state, settled, payouts }) =>
      state === 'approved' ? <Figure value={runStrings.ofAll(settled, payouts)} /> : strings.common.none,
  },
  { head: runStrings.madeBy, cell: (run) => run.made_by },
  { head: runStrings.made, cell: (run) => <Moment at={run.made_at} /> },
  { head: runStrings.decidedBy, cell: (run) => run.decided_by ?? strings.common.none },
];

/** Payout runs, with the way to a new one. */
export const PayoutRunsPage = () => (
  <CasePage
    title={runStrings.title}
    call={list}
    isCounted
    views="payout-runs"
    columns={columns}
    filters={[
      { name: 'state', label: strings.common.state, values: PAYOUT_RUN_STATES },
      {
        name: 'doubt',
        label: runStrings.doubt,
        values: ['open'] as const,
        labelOf: () => runStrings.doubtOpen,
      },
      { kind: 'time', label: runStrings.made },
    ]}
    tools={<NewRunLink />}
    empty={runStrings.empty}
  >
    <p className="soft">{runStrings.note}</p>
  </CasePage>
);

const NewRunLink = () =>
  useMay(propose) ? (
    <Link className="button button--primary run__new" to="/payout-runs/new">
      {runStrings.make}
    </Link>
  ) : null;
