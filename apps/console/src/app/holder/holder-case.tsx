import { list as audit } from '@fairlead/contract/calls/audit';
import { accepted } from '@fairlead/contract/calls/content';
import { list as feedback } from '@fairlead/contract/calls/feedback-staff';
import { list as objections } from '@fairlead/contract/calls/objections-staff';
import { list as proposals } from '@fairlead/contract/calls/proposals';
import { conversations } from '@fairlead/contract/calls/support-staff';
import { list as holds } from '@fairlead/contract/calls/wallet-holds';
import { Link } from 'react-router';
import { auditColumns } from '../../features/audit';
import { caseProposalColumns } from '../../features/proposals';
import type { ListCall, RowOf } from '../../shared/api/use-call';
import { languageName } from '../../shared/lib/languages';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { Age } from '../../shared/ui/age';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment, Money } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Panel } from '../../shared/ui/page';
import { SubjectLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { caseStrings } from './strings';

const holdColumns: readonly Column<RowOf<typeof holds>>[] = [
  { head: strings.common.reason, cell: (hold) => inWords(hold.reason) },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (hold) => <Money amountMinor={hold.amount} />,
  },
  { head: strings.common.since, sort: 'opened_at', cell: (hold) => <Moment at={hold.opened_at} /> },
  { head: strings.common.until, sort: 'expires_at', cell: (hold) => <Moment at={hold.expires_at} /> },
  { head: strings.common.state, cell: (hold) => <StateTag state={hold.state} /> },
  { head: strings.common.remark, look: 'wide', cell: (hold) => hold.remark },
];

const objectionColumns: readonly Column<RowOf<typeof objections>>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  {
    head: caseStrings.about,
    cell: ({ subject_type: type, subject_id: id }) => <SubjectLink type={type} id={id} />,
  },
  { head: caseStrings.wrote, look: 'wide', cell: (row) => <p className="said">{row.text}</p> },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
  { head: caseStrings.answer, look: 'wide', cell: (row) => row.answer ?? strings.common.none },
];

const feedbackColumns: readonly Column<RowOf<typeof feedback>>[] = [
  { head: strings.common.time, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: caseStrings.about, look: 'wide', cell: (row) => row.subject },
  { head: caseStrings.wrote, look: 'wide', cell: (row) => <p className="said">{row.content}</p> },
  { head: caseStrings.answer, look: 'wide', cell: (row) => row.answer ?? strings.common.none },
];

/** Answered is only what staff answered. */
const withoutWait = ({ last_message: last }: RowOf<typeof conversations>): string =>
  last?.from === 'staff' ? caseStrings.answered : strings.common.none;

const chatColumns: readonly Column<RowOf<typeof conversations>>[] = [
  {
    head: caseStrings.desk,
    cell: (row) => <Link to={`/support/${row.id}?view=all`}>{inWords(row.topic)}</Link>,
  },
  {
    head: caseStrings.waits,
    cell: (row) => (row.waiting_since ? <Age since={row.waiting_since} /> : withoutWait(row)),
  },
  { head: caseStrings.owner, cell: (row) => row.assigned_to ?? caseStrings.nobody },
  {
    head: caseStrings.messages,
    look: 'end',
    cell: (row) => <Figure value={row.last_sequence} />,
  },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
];

const acceptedColumns: readonly Column<RowOf<typeof accepted>>[] = [
  { head: strings.common.time, cell: (row) => <Moment at={row.accepted_at} /> },
  { head: caseStrings.text, look: 'wide', cell: (row) => row.title },
  { head: caseStrings.version, look: 'end', cell: (row) => <Figure value={row.version} /> },
  { head: caseStrings.language, cell: (row) => languageName(row.language) },
  { head: caseStrings.hash, cell: (row) => <span className="code">{row.hash.slice(0, 12)}</span> },
];

interface PartProps<C extends ListCall> {
  title: string;
  /** Tells its order from that of the other lists of the page. */
  name: string;
  call: C;
  request: Parameters<typeof List<C>>[0]['request'];
  columns: readonly Column<RowOf<C>>[];
  /** The list of all of them, narrowed to this holder’s; absent where there is none. */
  to?: string;
}

/** One list of a case, for those whose roles read it. */
const Part = <C extends ListCall>({ title, to, ...list }: PartProps<C>) =>
  useMay(list.call) ? (
    <Panel title={title}>
      <List
        {...list}
        label={title}
        rowKey={(row) => (row as { readonly id: string }).id}
        empty={strings.common.nothingYet}
      />
      {to === undefined ? null : <Link to={to}>{strings.common.inList}</Link>}
    </Panel>
  ) : null;

interface CaseProps {
  id: string;
}

/** What is held of one holder's money. */
export const Holds = ({ id }: CaseProps) => (
  <Part
    title={caseStrings.holds}
    name="holds"
    call={holds}
    request={{ holder_id: id }}
    columns={holdColumns}
    to={`/holds?holder=${id}&state=`}
  />
);

/** What one holder and staff said to each other. */
export const Talks = ({ id }: CaseProps) => {
  const request = { holder_id: id };
  return (
    <>
      <Part
        title={caseStrings.chats}
        name="chats"
        call={conversations}
        request={request}
        columns={chatColumns}
        to={`/support?holder=${id}&view=all`}
      />
      <Part
        title={caseStrings.objections}
        name="objections"
        call={objections}
        request={request}
        columns={objectionColumns}
        to={`/objections?holder=${id}&state=`}
      />
      <Part
        title={caseStrings.feedback}
        name="feedback"
        call={feedback}
        request={request}
        columns={feedbackColumns}
        to={`/feedback?holder=${id}&state=`}
      />
    </>
  );
};

/** What was proposed, agreed to and done about one holder. */
export const Records = ({ id }: CaseProps) => {
  const request = { holder_id: id };
  return (
    <>
      <Part
        title={caseStrings.proposals}
        name="proposals"
        call={proposals}
        request={request}
        columns={caseProposalColumns}
        to={`/proposals?holder=${id}`}
      />
      <Part
        title={caseStrings.accepted}
        name="accepted"
        call={accepted}
        request={request}
        columns={acceptedColumns}
      />
      <Part
        title={caseStrings.audit}
        name="audit"
        call={audit}
        request={request}
        columns={auditColumns}
        to={`/audit?holder=${id}`}
      />
    </>
  );
};
