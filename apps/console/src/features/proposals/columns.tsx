import type { Proposal } from '@fairlead/contract';
import { Link } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { StateTag } from '../../shared/ui/state-tag';
import { proposalStrings } from './strings';

const subject: Column<Proposal> = {
  head: proposalStrings.subject,
  cell: (proposal) => proposal.subject.label,
};

const others: readonly Column<Proposal>[] = [
  { head: strings.common.amount, look: 'end', cell: (proposal) => <Money amountMinor={proposal.amount} /> },
  { head: proposalStrings.maker, cell: (proposal) => proposal.maker },
  { head: proposalStrings.checker, cell: (proposal) => proposal.checker ?? strings.common.none },
  { head: strings.common.state, cell: (proposal) => <StateTag state={proposal.state} /> },
  {
    head: proposalStrings.made,
    sort: 'created_at',
    cell: (proposal) => <Moment at={proposal.created_at} />,
  },
];

const kind = (search: string): Column<Proposal> => ({
  head: proposalStrings.kind,
  cell: (proposal) => (
    <Link to={{ pathname: `/proposals/${proposal.id}`, search }}>
      {words(proposal.kind)} {proposal.id}
    </Link>
  ),
});

/** Proposals about anything. @param search the list's filters, kept while one is open beside it */
export const proposalColumns = (search: string): readonly Column<Proposal>[] => [
  kind(search),
  subject,
  ...others,
];

/** Proposals that are all about one holder. */
export const caseProposalColumns: readonly Column<Proposal>[] = [kind(''), ...others];
