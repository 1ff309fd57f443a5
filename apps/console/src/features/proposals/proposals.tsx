import { list, place } from '@fairlead/contract/calls/proposals';
import { PROPOSAL_KINDS, PROPOSAL_STATES } from '@fairlead/vocabulary';
import { Link, useParams } from 'react-router';
import { strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { CasePage } from '../../shared/ui/case-page';
import { proposalColumns } from './columns';
import { NEXT, ProposalSheet } from './proposal';
import { proposalStrings } from './strings';

const MAKERS = ['me', 'others'] as const;

/** The way to what expires first of all that waits for who decides. */
const NextLink = () =>
  useMay(place) ? (
    <Link className="button button--primary" to={`/proposals/${NEXT}`}>
      {proposalStrings.decideNext}
    </Link>
  ) : null;

/** What somebody proposed and another decides; a chosen one has the page to itself. */
export const ProposalsPage = () => {
  const { id } = useParams();
  if (id !== undefined) return <ProposalSheet id={id} />;
  return (
    <CasePage
      title={proposalStrings.title}
      call={list}
      filters={[
        { name: 'state', values: PROPOSAL_STATES },
        { name: 'kind', label: proposalStrings.kind, values: PROPOSAL_KINDS },
        { name: 'maker', label: proposalStrings.maker, values: MAKERS },
        { kind: 'amount', label: strings.common.amount },
        { kind: 'time', label: proposalStrings.made },
      ]}
      isCounted
      ofHolder
      views="proposals"
      presets={proposalStrings.views}
      columns={proposalColumns}
      tools={<NextLink />}
      empty={proposalStrings.empty}
    />
  );
};
