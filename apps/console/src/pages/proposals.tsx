import { list } from '@fairlead/contract/calls/console-proposal';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@fairlead/contract/enums';
import { Link, useParams, useSearchParams } from 'react-router';
import type { RowOf } from '../api/use-call';
import { strings, words } from '../strings';
import { Beside } from '../ui/beside';
import type { Column } from '../ui/data-table';
import { Moment, Money } from '../ui/figures';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { StateTag } from '../ui/state-tag';
import { useFilter } from '../ui/use-filter';
import { ProposalPanel } from './proposal';

type Proposal = RowOf<typeof list>;

const MAKERS = ['me', 'others'] as const;

const columns = (search: string): readonly Column<Proposal>[] => [
  {
    head: strings.proposals.kind,
    cell: (proposal) => (
      <Link to={{ pathname: `/proposals/${proposal.id}`, search }}>
        {words(proposal.kind)} {proposal.id}
      </Link>
    ),
  },
  { head: strings.proposals.subject, cell: (proposal) => proposal.subject.label },
  { head: strings.common.amount, look: 'end', cell: (proposal) => <Money amountMinor={proposal.amount} /> },
  { head: strings.proposals.maker, cell: (proposal) => proposal.maker },
  { head: strings.proposals.checker, cell: (proposal) => proposal.checker ?? strings.common.none },
  { head: strings.common.state, cell: (proposal) => <StateTag state={proposal.state} /> },
  {
    head: strings.proposals.made,
    sort: 'created_at',
    cell: (proposal) => <Moment at={proposal.created_at} />,
  },
];

/** What somebody proposed and another decides; the chosen one stands beside the list. */
export const ProposalsPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const state = useFilter('state', PROPOSAL_STATES, '');
  const kind = useFilter('kind', PROPOSAL_KINDS, '');
  const maker = useFilter('maker', MAKERS, '');
  return (
    <Page
      title={strings.proposals.title}
      tools={
        <div className="row">
          <StateFilter values={PROPOSAL_STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={strings.proposals.kind}
            values={PROPOSAL_KINDS}
            value={kind.value}
            onChange={kind.setValue}
          />
          <StateFilter
            label={strings.proposals.maker}
            values={MAKERS}
            value={maker.value}
            onChange={maker.setValue}
          />
        </div>
      }
    >
      <Beside chosen={id ? <ProposalPanel key={id} id={id} /> : null}>
        <List
          call={list}
          request={{ state: state.value, kind: kind.value, maker: maker.value }}
          label={strings.proposals.title}
          columns={columns(parameters.toString())}
          rowKey={(proposal) => proposal.id}
          isChosen={(proposal) => proposal.id === id}
          empty={strings.proposals.empty}
        />
      </Beside>
    </Page>
  );
};
