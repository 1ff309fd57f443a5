import type { Proposal } from '@fairlead/contract';
import { list, saveTemplate, send, withdraw } from '@fairlead/contract/calls/notifications-staff';
import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { StateTag } from '../../shared/ui/state-tag';
import { SavedNotice, SaveTemplate } from './save-template';
import { SendNotification } from './send';
import { notificationStrings, templateStrings } from './strings';

type Sent = RowOf<typeof list>;

const STATES = ['scheduled', 'sent', 'withdrawn'] as const;

const columns: readonly Column<Sent>[] = [
  { head: notificationStrings.sendAt, sort: 'send_at', cell: (notice) => <Moment at={notice.send_at} /> },
  { head: notificationStrings.category, cell: (notice) => inWords(notice.category) },
  {
    head: notificationStrings.heading,
    look: 'wide',
    cell: (notice) => <span lang="en">{notice.title.en}</span>,
  },
  {
    head: notificationStrings.to,
    cell: (notice) => (notice.holder ? <HolderLink holder={notice.holder} /> : notificationStrings.everyone),
  },
  { head: strings.common.state, cell: (notice) => <StateTag state={notice.state} /> },
  {
    head: notificationStrings.read,
    look: 'end',
    cell: ({ read, recipients }) => (
      <span className="figures">
        {recipients === null ? read : notificationStrings.readOf(read, recipients)}
      </span>
    ),
  },
  { head: notificationStrings.maker, cell: (notice) => notice.maker },
  {
    head: notificationStrings.agreed,
    cell: ({ proposal_id: id }) =>
      id ? <Link to={`/proposals/${id}`}>{notificationStrings.agreedBy(id)}</Link> : strings.common.none,
  },
];

const WithdrawDialog = ({ notice, onClose }: { notice: Sent; onClose: () => void }) => (
  <ActDialog
    title={notificationStrings.withdraw}
    note={`${notice.title.en} ${notificationStrings.withdrawNote}`}
    name={`withdraw-notice-${notice.id}`}
    fields={[
      { name: 'reason', kind: 'line', label: strings.common.reason, hint: notificationStrings.reason },
    ]}
    submit={notificationStrings.withdraw}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(withdraw, { id: notice.id, reason })}
  />
);

const actsWith = (
  onProposed: (proposal: Proposal) => void,
  onSaved: (name: string) => void,
): RowActs<Sent> => ({
  record: 'notification',
  acts: [
    {
      label: notificationStrings.again,
      call: send,
      dialog: (notice, close) => (
        <SendNotification
          draftName={`notice-like-${notice.id}`}
          from={notice}
          onClose={close}
          onProposed={onProposed}
        />
      ),
    },
    {
      label: templateStrings.keep,
      call: saveTemplate,
      dialog: (notice, close) => (
        <SaveTemplate
          draftName={`template-like-${notice.id}`}
          from={notice}
          onSaved={onSaved}
          onClose={close}
        />
      ),
    },
    {
      label: notificationStrings.withdraw,
      look: 'danger',
      call: withdraw,
      isOpen: ({ state }) => state !== 'withdrawn',
      dialog: (notice, close) => <WithdrawDialog notice={notice} onClose={close} />,
    },
  ],
});

/** What staff told people, newest first. */
export const NotificationsPage = () => {
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <CasePage
      title={notificationStrings.title}
      call={list}
      filters={[
        { name: 'category', label: notificationStrings.category, values: NOTIFICATION_CATEGORIES },
        { name: 'state', values: STATES },
        { kind: 'time', label: notificationStrings.sendAt },
      ]}
      one={notificationStrings.one}
      views="notices"
      columns={columns}
      rowActs={actsWith(setProposed, setSaved)}
      pageActs={[
        {
          label: notificationStrings.write,
          call: send,
          dialog: (close) => <SendNotification draftName="notice" onClose={close} onProposed={setProposed} />,
        },
      ]}
      empty={notificationStrings.empty}
    >
      <ProposedNotice proposal={proposed} />
      <SavedNotice name={saved} />
    </CasePage>
  );
};
