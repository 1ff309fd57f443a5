import { list } from '@fairlead/contract/calls/proposals';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@fairlead/contract/enums';
import { useParams, useSearchParams } from 'react-router';
import { Beside } from '../../shared/ui/beside';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { useFilter } from '../../shared/ui/use-filter';
import { proposalColumns } from './columns';
import { ProposalPanel } from './proposal';
import { proposalStrings } from './strings';

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
      title={proposalStrings.title}
      tools={
        <div className="row">
          <StateFilter values={PROPOSAL_STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={proposalStrings.kind}
            values={PROPOSAL_KINDS}
            value={kind.value}
            onChange={kind.setValue}
          />
          <StateFilter
            label={proposalStrings.maker}
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
          label={proposalStrings.title}
          columns={proposalColumns(parameters.toString())}
          rowKey={(proposal) => proposal.id}
          isChosen={(proposal) => proposal.id === id}
          empty={proposalStrings.empty}
        />
      </Beside>
    </Page>
  );
};
