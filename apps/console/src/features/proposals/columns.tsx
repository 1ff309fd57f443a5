import type { Proposal } from '@fairlead/contract';
import { strings, words } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { proposalStrings } from './strings';

const subject: Column<Proposal> = {
  head: proposalStrings.subject,
  cell: (proposal) => proposal.subject.label,
};

const others: readonly Column<Proposal>[] = [
  { head: strings.common.amount, look: 'end', cell: (proposal) => <Money amountMinor={proposal.amount} /> },
  { head: strings.common.state, cell: (proposal) => <StateTag state={proposal.state} /> },
  {
    head: proposalStrings.made,
    sort: 'created_at',
    cell: (proposal) => <Moment at={proposal.created_at} />,
  },
  { head: proposalStrings.maker, cell: (proposal) => proposal.maker },
  { head: proposalStrings.checker, cell: (proposal) => proposal.checker ?? strings.common.none },
];

/** By this they are sorted while they wait. */
const expires: Column<Proposal> = {
  head: proposalStrings.expires,
  cell: ({ state, expires_at: at }) => (state === 'pending' ? <Moment at={at} /> : strings.common.none),
};

const kind: Column<Proposal> = {
  head: proposalStrings.kind,
  cell: (proposal) => (
    <EntryLink path="/proposals" id={proposal.id}>
      {words(proposal.kind)} {proposal.id}
    </EntryLink>
  ),
};

/** Proposals about anything. */
export const proposalColumns: readonly Column<Proposal>[] = [kind, subject, ...others, expires];

/** Proposals that are all about one holder. */
export const caseProposalColumns: readonly Column<Proposal>[] = [kind, ...others];
