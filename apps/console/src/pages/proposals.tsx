import { list } from '@fairlead/contract/calls/console-proposal';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@fairlead/contract/enums';
import { useParams, useSearchParams } from 'react-router';
import { strings } from '../strings';
import { Beside } from '../ui/beside';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { useFilter } from '../ui/use-filter';
import { ProposalPanel } from './proposal';
import { proposalColumns } from './proposal-columns';

const MAKERS = ['me', 'others'] as const;

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
          columns={proposalColumns(parameters.toString())}
          rowKey={(proposal) => proposal.id}
          isChosen={(proposal) => proposal.id === id}
          empty={strings.proposals.empty}
        />
      </Beside>
    </Page>
  );
};
