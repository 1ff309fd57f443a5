import type { Proposal } from '@fairlead/contract';
import { list, send, withdraw } from '@fairlead/contract/calls/console-notification';
import { NOTIFICATION_CATEGORIES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../api';
import type { RowOf } from '../api/use-call';
import { noticeStrings } from '../notice-strings';
import { useMay } from '../session/staff';
import { words as inWords, strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { Moment } from '../ui/figures';
import { HolderLink } from '../ui/links';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { ProposedNotice } from '../ui/proposed-notice';
import { StateFilter } from '../ui/state-filter';
import { StateTag } from '../ui/state-tag';
import { useFilter } from '../ui/use-filter';
import { SendNotice } from './send-notice';

type Sent = RowOf<typeof list>;

const words = noticeStrings.notices;
const STATES = ['scheduled', 'sent', 'withdrawn'] as const;

const columns: readonly Column<Sent>[] = [
  { head: words.sendAt, sort: 'send_at', cell: (notice) => <Moment at={notice.send_at} /> },
  { head: words.category, cell: (notice) => inWords(notice.category) },
  { head: words.heading, look: 'wide', cell: (notice) => <span lang="en">{notice.title.en}</span> },
  {
    head: words.to,
    cell: (notice) => (notice.holder ? <HolderLink holder={notice.holder} /> : words.everyone),
  },
  { head: strings.common.state, cell: (notice) => <StateTag state={notice.state} /> },
  {
    head: words.read,
    look: 'end',
    cell: ({ read, recipients }) => (
      <span className="figures">{recipients === null ? read : words.readOf(read, recipients)}</span>
    ),
  },
  { head: words.maker, cell: (notice) => notice.maker },
  {
    head: words.agreed,
    cell: ({ proposal_id: id }) =>
      id ? <Link to={`/proposals/${id}`}>{words.agreedBy(id)}</Link> : strings.common.none,
  },
];

/** What staff told people, newest first. */
export const NoticesPage = () => {
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
          {words.withdraw}
        </Button>
      ) : null,
  };
  return (
    <Page
      title={words.title}
      tools={
        <div className="row row--end">
          <StateFilter
            label={words.category}
            values={NOTIFICATION_CATEGORIES}
            value={category.value}
            onChange={category.setValue}
          />
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          {maySend ? <Button onClick={() => setWriting(true)}>{words.write}</Button> : null}
        </div>
      }
    >
      <ProposedNotice proposal={proposed} />
      <List
        call={list}
        request={{ category: category.value, state: state.value }}
        label={words.title}
        columns={[...columns, act]}
        rowKey={(notice) => notice.id}
        empty={words.empty}
      />
      {writing ? <SendNotice onClose={() => setWriting(false)} onProposed={setProposed} /> : null}
      {chosen ? (
        <ActDialog
          title={words.withdraw}
          note={`${chosen.title.en} ${words.withdrawNote}`}
          name={`withdraw-notice-${chosen.id}`}
          fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: words.reason }]}
          submit={words.withdraw}
          look="danger"
          onClose={() => setChosen(null)}
          run={({ reason }) => callApi(withdraw, { id: chosen.id, reason })}
        />
      ) : null}
    </Page>
  );
};
