import { conversations, ratings } from '@fairlead/contract/calls/support-staff';
import { SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { useDeskLive } from '../../shared/api/live';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { Age } from '../../shared/ui/age';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { EntryLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { ConversationPanel } from './conversation';
import { supportStrings } from './strings';

type Conversation = RowOf<typeof conversations>;

const STATES = ['open', 'closed'] as const;
const ASSIGNED = ['me', 'nobody'] as const;
const PARTIES = ['holders', 'guests', 'objecting'] as const;

/** The name by which a conversation is known at the desk. */
const nameOf = ({ holder, guest }: Pick<Conversation, 'holder' | 'guest'>): string =>
  holder?.username ?? supportStrings.guest(guest?.name ?? '', guest?.case_number ?? '');

const columns: readonly Column<Conversation>[] = [
  {
    head: supportStrings.who,
    cell: (row) => (
      <>
        <EntryLink path="/support" id={row.id}>
          {nameOf(row)}
        </EntryLink>{' '}
        {row.member ? <span className="tag tag--good">{supportStrings.member}</span> : null}
        {row.guest?.objecting ? <span className="tag tag--attention">{supportStrings.objects}</span> : null}
      </>
    ),
  },
  { head: supportStrings.topic, cell: (row) => words(row.topic) },
  {
    head: supportStrings.waiting,
    sort: 'waiting_since',
    cell: (row) =>
      row.waiting_since ? (
        <Age since={row.waiting_since} />
      ) : (
        <span className="soft">{supportStrings.notWaiting}</span>
      ),
  },
  { head: supportStrings.owner, cell: (row) => row.assigned_to ?? supportStrings.nobody },
  { head: supportStrings.unread, look: 'end', cell: (row) => row.unread },
  { head: strings.common.state, cell: (row) => <StateTag state={row.state} /> },
];

/** How people rated each desk; of persons there is no such figure. */
const DeskRatings = () => {
  const found = useCall(ratings, {});
  return found.data?.items.map(({ topic, count, average_hundredths: average }) =>
    average === null ? null : (
      <p key={topic} className="small soft">
        {supportStrings.deskRating(words(topic), (average / 100).toFixed(1), count)}
      </p>
    ),
  );
};

/** Everybody who wrote to support, longest waiting first; the chosen conversation stands beside the list. */
export const SupportPage = () => {
  const { isLive, typing, tellTyping } = useDeskLive();
  return (
    <CasePage
      title={supportStrings.title}
      call={conversations}
      filters={[
        { name: 'topic', label: supportStrings.topic, values: SUPPORT_TOPICS },
        { name: 'state', values: STATES, first: 'open' },
        { name: 'assigned', label: supportStrings.assigned, values: ASSIGNED },
        { name: 'party', label: supportStrings.party, values: PARTIES },
      ]}
      ofHolder
      columns={columns}
      panel={(id) => (
        <ConversationPanel
          key={id}
          id={id}
          writing={typing?.id === id ? typing.name : null}
          onTyping={() => tellTyping(id)}
        />
      )}
      empty={supportStrings.empty}
    >
      <p className="small soft" role="status">
        {isLive ? supportStrings.live : supportStrings.notLive}
      </p>
      <DeskRatings />
    </CasePage>
  );
};
