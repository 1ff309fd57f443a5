import { Link } from 'react-router';
import { strings } from '../lib/strings';

interface HolderRef {
  readonly id: string;
  readonly username: string;
  readonly operation_id: string;
}

export const HolderLink = ({ holder }: { holder: HolderRef }) => (
  <Link to={`/holders/${holder.id}`} title={holder.operation_id}>
    {holder.username}
  </Link>
);

/** The way to a proposal that waits for its decision. */
export const ProposalLink = ({ id }: { id: string }) => (
  <Link to={`/proposals/${id}`}>{strings.common.pending(id)}</Link>
);

/** What somebody sent along, each opened beside the console. */
export const ImageLinks = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url, index) => (
    <p key={url}>
      <a href={url} target="_blank" rel="noreferrer">
        {strings.common.image(index + 1)}
      </a>
    </p>
  ));
