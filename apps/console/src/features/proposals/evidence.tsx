import type {
  ProposalDestination,
  ProposalDetail,
  ProposalFlagged,
  ProposalHolder,
} from '@fairlead/contract';
import { Link } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Facts } from '../../shared/ui/page';
import { BankLines } from './bank-lines';
import { evidenceStrings, flagStrings } from './strings';

type Former = ProposalDestination['former'][number];

const formerColumns: readonly Column<Former>[] = [
  { head: evidenceStrings.asked, cell: (row) => <Moment at={row.asked_at} /> },
  { head: evidenceStrings.beneficiary, cell: (row) => row.beneficiary },
  { head: evidenceStrings.endsIn, cell: (row) => <span className="code">{row.last_four}</span> },
  { head: strings.common.amount, look: 'end', cell: (row) => <Money amountMinor={row.amount} /> },
];

const Destination = ({ destination }: { destination: ProposalDestination }) => (
  <div className="stack">
    <h3>{evidenceStrings.destination}</h3>
    <Facts
      facts={[
        [strings.common.method, words(destination.method)],
        [evidenceStrings.beneficiary, destination.beneficiary],
        [
          evidenceStrings.endsIn,
          <span key="four" className="code">
            {destination.last_four}
          </span>,
        ],
        [
          evidenceStrings.setAt,
          destination.set_at === null ? (
            evidenceStrings.changedSince
          ) : (
            <Moment key="set" at={destination.set_at} />
          ),
        ],
      ]}
    />
    {destination.former.length === 0 ? (
      <p className="soft">{evidenceStrings.noFormer}</p>
    ) : (
      <DataTable
        label={evidenceStrings.former}
        columns={formerColumns}
        rows={destination.former}
        rowKey={(row) => row.asked_at}
      />
    )}
  </div>
);

const AboutHolder = ({ about }: { about: ProposalHolder }) => (
  <div className="stack">
    <h3>{evidenceStrings.holder}</h3>
    <Facts
      facts={[
        [strings.common.holder, <HolderLink key="holder" holder={about.holder} />],
        [evidenceStrings.registered, <Moment key="since" at={about.registered_at} />],
        [evidenceStrings.available, <Money key="available" amountMinor={about.available} />],
        [evidenceStrings.held, <Money key="held" amountMinor={about.held} />],
        [evidenceStrings.withdrawing, <Money key="withdrawing" amountMinor={about.withdrawing} />],
        [evidenceStrings.paidIn, <Money key="in" amountMinor={about.paid_in} />],
        [evidenceStrings.paidOut, <Money key="out" amountMinor={about.paid_out} />],
        [
          evidenceStrings.chat,
          about.conversation_id === null ? (
            strings.common.none
          ) : (
            <Link key="chat" to={`/support/${about.conversation_id}`}>
              {evidenceStrings.openChat}
            </Link>
          ),
        ],
      ]}
    />
    {about.open_objections.length === 0 ? null : (
      <div className="notice notice--attention notice--lines">
        <strong>{evidenceStrings.objections}</strong>
        <ul className="plain">
          {about.open_objections.map(({ id, subject_type: type, text }) => (
            <li key={id}>{`${words(type)} (${id}): ${text}`}</li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

/** Whom a proposal is about and where the money goes, as the books have it: beside what was stated. */
export const ProposalEvidence = ({ proposal }: { proposal: ProposalDetail }) => (
  <>
    {proposal.bank_lines === null ? null : <BankLines lines={proposal.bank_lines} />}
    {proposal.destination === null ? null : <Destination destination={proposal.destination} />}
    {proposal.about_holder === null ? null : <AboutHolder about={proposal.about_holder} />}
  </>
);

interface FlagsProps {
  flags: readonly ProposalFlagged[];
  read: ReadonlySet<string>;
  onRead: (key: string, isRead: boolean) => void;
}

/** What does not fit, each acknowledged for itself: the server refuses an approval that leaves one out. */
export const Flags = ({ flags, read, onRead }: FlagsProps) =>
  flags.length === 0 ? null : (
    <fieldset className="notice notice--bad notice--lines">
      <legend>{flagStrings.title}</legend>
      {flags.map(({ key, flag, about }) => (
        <label key={key} className="row">
          <input
            type="checkbox"
            checked={read.has(key)}
            onChange={(event) => onRead(key, event.target.checked)}
          />
          <span>{flagStrings.of[flag](about)}</span>
        </label>
      ))}
    </fieldset>
  );
