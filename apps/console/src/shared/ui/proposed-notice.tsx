import { Link } from 'react-router';
import { strings } from '../lib/strings';

/** Says after an act that nothing is posted yet, with the way to what the act would post. */
export const ProposedNotice = ({ proposal }: { proposal: { readonly id: string } | null }) =>
  proposal ? (
    <p role="status" className="notice notice--good">
      <Link to={`/proposals/${proposal.id}`}>{strings.common.proposalWaits(proposal.id)}</Link>
    </p>
  ) : null;
