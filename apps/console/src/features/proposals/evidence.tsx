import type {
  ProposalDestination,
  ProposalDetail,
  ProposalFlagged,
  ProposalHolder,
} from '@fairlead/contract';
import type { ProposalFlag } from '@fairlead/vocabulary';
import { strings, words } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { SubjectLink } from '../../shared/ui/record-link';
import { ArrivalFacts } from './arrival';
import { BankLines } from './bank-lines';
import { Changes } from './changes';
import { type Check, Checks } from './checks';
import { Covers } from './covers';
import { weightOf } from './flags';
import { Pictures } from './pictures';
import { ReportSums } from './report-sums';
import { RunPayouts } from './run-payouts';
import { isWord, type ReadLanguages } from './spoken';
import { evidenceStrings } from './strings';
import { ChatLink, Traces } from './traces';
import { StatedWords } from './words';

type Former = ProposalDestination['former'][number];

const formerColumns: readonly Column<Former>[] = [
  { head: evidenceStrings.asked, cell: (row) => <Moment at={row.asked_at} /> },
  { head: evidenceStrings.beneficiary, cell: (row) => row.beneficiary },
  { head: evidenceStrings.endsIn, cell: (row) => <span className="code">{row.last_four}</span> },
  { head: strings.common.amount, look: 'end', cell: (row) => <Money amountMinor={row.amount} /> },
];

/** The flags of one kind, as rows of the evidence that they are about. */
const flagged = (flags: readonly ProposalFlagged[], kind: ProposalFlag, name: string): Check[] =>
  flags
    .filter(({ flag }) => flag === kind)
    .map(({ key, about }) => ({ name, key, value: about, weight: weightOf(kind) }));

const weightIf = (flags: readonly ProposalFlagged[], kind: ProposalFlag) =>
  flags.some(({ flag }) => flag === kind) ? weightOf(kind) : undefined;

interface DestinationProps {
  destination: ProposalDestination;
  flags: readonly ProposalFlagged[];
}

const Destination = ({ destination, flags }: DestinationProps) => (
  <Checks
    title={evidenceStrings.destination}
    checks={[
      { name: strings.common.method, value: words(destination.method) },
      { name: evidenceStrings.beneficiary, value: destination.beneficiary },
      ...(destination.bank === '' ? [] : [{ name: evidenceStrings.bank, value: destination.bank }]),
      {
        name: evidenceStrings.endsIn,
        value: <span className="code">{destination.last_four}</span>,
        weight: weightIf(flags, 'destination_changed'),
      },
      {
        name: evidenceStrings.setAt,
        value:
          destination.set_at === null ? (
            evidenceStrings.changedSince
          ) : (
            <Moment key="set" at={destination.set_at} />
          ),
        weight: weightIf(flags, 'destination_new'),
      },
      ...flagged(flags, 'destination_shared', evidenceStrings.alsoOf),
    ]}
  >
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
  </Checks>
);

interface AboutProps {
  about: ProposalHolder;
  flags: readonly ProposalFlagged[];
}

const AboutHolder = ({ about, flags }: AboutProps) => (
  <Checks
    title={evidenceStrings.holder}
    checks={[
      { name: strings.common.holder, value: <HolderLink holder={about.holder} /> },
      { name: evidenceStrings.registered, value: <Moment at={about.registered_at} /> },
      { name: evidenceStrings.available, value: <Money amountMinor={about.available} /> },
      {
        name: evidenceStrings.held,
        value: <Money amountMinor={about.held} />,
        weight: weightIf(flags, 'held_before') ?? weightIf(flags, 'holds_most'),
      },
      { name: evidenceStrings.withdrawing, value: <Money amountMinor={about.withdrawing} /> },
      { name: evidenceStrings.paidIn, value: <Money amountMinor={about.paid_in} /> },
      { name: evidenceStrings.paidOut, value: <Money amountMinor={about.paid_out} /> },
      ...flagged(flags, 'phone_shared', evidenceStrings.samePhone),
      {
        name: evidenceStrings.chat,
        value: <ChatLink id={about.conversation_id} />,
      },
    ]}
  >
    {about.open_objections.length === 0 ? null : (
      <div className="notice notice--attention notice--lines">
        <strong>{evidenceStrings.objections}</strong>
        <ul className="plain">
          {about.open_objections.map(({ id, subject_type: type, text }) => (
            <li key={id}>
              <SubjectLink type="objection" id={id} /> ({words(type)}): {text}
            </li>
          ))}
        </ul>
      </div>
    )}
  </Checks>
);

/** What stands in the place of evidence where there is none here. */
const NoEvidence = ({ subject: { type, id } }: ProposalDetail) =>
  type === 'payout_run' ? (
    <RunPayouts evidence={undefined} runId={id} />
  ) : (
    <p className="notice">{evidenceStrings.nothing}</p>
  );

/** Whether anything of the evidence is there to be shown. */
const hasNone = (proposal: ProposalDetail) =>
  [proposal.arrival, proposal.bank_lines, proposal.destination, proposal.about_holder].every(
    (part) => part === null,
  ) &&
  proposal.report_sums === undefined &&
  proposal.payout_run === undefined &&
  !proposal.payload.some(
    ({ name }) => isWord(name) || /^(evidence|cover_url|former_cover_url|creative_\w+)$/.test(name),
  );

interface EvidenceProps {
  proposal: ProposalDetail;
  read: ReadLanguages;
}

/**
 * What the books, the banks and the pictures say, beside what was stated: whom it is about, where the money goes, what it
 * changes. What a flag is about is coloured where it stands.
 */
export const ProposalEvidence = ({ proposal, read }: EvidenceProps) => {
  const { arrival, bank_lines: lines, destination, about_holder: about, flags } = proposal;
  return (
    <div className="sheet__evidence">
      {hasNone(proposal) ? <NoEvidence {...proposal} /> : null}
      {proposal.payout_run === undefined ? null : (
        <RunPayouts evidence={proposal.payout_run} runId={proposal.subject.id} />
      )}
      {arrival === null ? null : <ArrivalFacts arrival={arrival} />}
      {destination === null ? null : <Destination destination={destination} flags={flags} />}
      <Pictures stated={proposal.payload} />
      {lines === null ? null : <BankLines lines={lines} flags={flags} />}
      {about === null ? null : <AboutHolder about={about} flags={flags} />}
      {about === null ? null : <Traces about={about} />}
      {proposal.report_sums ? (
        <ReportSums sums={proposal.report_sums} isPending={proposal.state === 'pending'} />
      ) : null}
      <Changes stated={proposal.payload} />
      <StatedWords read={read} />
      <Covers stated={proposal.payload} />
    </div>
  );
};
