import type { Proposal } from '@fairlead/contract';
import { list, send, withdraw } from '@fairlead/contract/calls/notifications-staff';
import { NOTIFICATION_CATEGORIES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { ProposedNotice } from '../../shared/ui/proposed-notice';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { SendNotification } from './send';
import { notificationStrings } from './strings';

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

/** What staff told people, newest first. */
export const NotificationsPage = () => {
  const maySend = useMay(send);
  const category = useFilter('category', NOTIFICATION_CATEGORIES, '');
  const state = useFilter('state', STATES, '');
  const [writing, setWriting] = useState(false);
  const [proposed, setProposed] = useState<Proposal | null>(null);
  const [chosen, setChosen] = useState<Sent | null>(null);
  const act: Column<Sent> = {
    head: strings.common.actions,
    cell: (notice) =>
      maySend && notice.state !== 'withdrawn' ? (
        <Button inRow look="danger" onClick={() => setChosen(notice)}>
          {notificationStrings.withdraw}
        </Button>
      ) : null,
  };
  return (
    <Page
      title={notificationStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter
            label={notificationStrings.category}
            values={NOTIFICATION_CATEGORIES}
            value={category.value}
            onChange={category.setValue}
          />
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          {maySend ? <Button onClick={() => setWriting(true)}>{notificationStrings.write}</Button> : null}
        </div>
      }
    >
      <ProposedNotice proposal={proposed} />
      <List
        call={list}
        request={{ category: category.value, state: state.value }}
        label={notificationStrings.title}
        columns={[...columns, act]}
        rowKey={(notice) => notice.id}
        empty={notificationStrings.empty}
      />
      {writing ? <SendNotification onClose={() => setWriting(false)} onProposed={setProposed} /> : null}
      {chosen ? (
        <ActDialog
          title={notificationStrings.withdraw}
          note={`${chosen.title.en} ${notificationStrings.withdrawNote}`}
          name={`withdraw-notice-${chosen.id}`}
          fields={[
            { name: 'reason', kind: 'line', label: strings.common.reason, hint: notificationStrings.reason },
          ]}
          submit={notificationStrings.withdraw}
          look="danger"
          onClose={() => setChosen(null)}
          run={({ reason }) => callApi(withdraw, { id: chosen.id, reason })}
        />
      ) : null}
    </Page>
  );
};
