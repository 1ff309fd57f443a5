import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
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

interface EntryLinkProps {
  /** Where the list stands. */
  path: string;
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens an entry beside its list; on the list's own page its filters stay. */
export const EntryLink = ({ path, id, ...link }: EntryLinkProps) => {
  const { pathname, search } = useLocation();
  const isOwn = pathname === path || pathname.startsWith(`${path}/`);
  return <Link {...link} data-open to={{ pathname: `${path}/${id}`, search: isOwn ? search : '' }} />;
};

/** The way to a proposal that waits for its decision. */
export const ProposalLink = ({ id }: { id: string }) => (
  <Link to={`/proposals/${id}`}>{strings.common.pending(id)}</Link>
);

/** Of a row: its proposal that waits for its decision; null where none does. */
export const waitingProposal = ({ proposal_id: id }: { readonly proposal_id: string | null }): ReactNode =>
  id === null ? null : <ProposalLink id={id} />;

/** What somebody sent along, each opened beside the console. */
export const ImageLinks = ({ urls }: { urls: readonly string[] }) =>
  urls.map((url, index) => (
    <p key={url}>
      <a href={url} target="_blank" rel="noreferrer">
        {strings.common.image(index + 1)}
      </a>
    </p>
  ));
