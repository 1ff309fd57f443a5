import { conversations } from '@fairlead/contract/calls/support-staff';
import { SUPPORT_TOPICS } from '@fairlead/contract/enums';
import { Link, useParams, useSearchParams } from 'react-router';
import { useDeskLive } from '../../shared/api/live';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { Age } from '../../shared/ui/age';
import { Beside } from '../../shared/ui/beside';
import type { Column } from '../../shared/ui/data-table';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { ConversationPanel } from './conversation';
import { supportStrings } from './strings';

type Conversation = RowOf<typeof conversations>;

const STATES = ['open', 'closed'] as const;
const ASSIGNED = ['me', 'nobody'] as const;
const PARTIES = ['holders', 'guests', 'objecting'] as const;

/** The name by which a conversation is known at the desk. */
const nameOf = ({ holder, guest }: Pick<Conversation, 'holder' | 'guest'>): string =>
  holder?.username ?? supportStrings.guest(guest?.name ?? '', guest?.case_number ?? '');

const columns = (search: string): readonly Column<Conversation>[] => [
  {
    head: supportStrings.who,
    cell: (row) => (
      <>
        <Link to={{ pathname: `/support/${row.id}`, search }}>{nameOf(row)}</Link>{' '}
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

/** Everybody who wrote to support, longest waiting first; the chosen conversation stands beside the list. */
export const SupportPage = () => {
  const { id } = useParams();
  const [parameters] = useSearchParams();
  const topic = useFilter('topic', SUPPORT_TOPICS, '');
  const state = useFilter('state', STATES, 'open');
  const assigned = useFilter('assigned', ASSIGNED, '');
  const party = useFilter('party', PARTIES, '');
  const holder = useHolderFilter();
  const { isLive, typing, tellTyping } = useDeskLive();
  const writing = typing && typing.id === id ? typing.name : null;
  return (
    <Page
      title={supportStrings.title}
      tools={
        <div className="row">
          <StateFilter
            label={supportStrings.topic}
            values={SUPPORT_TOPICS}
            value={topic.value}
            onChange={topic.setValue}
          />
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          <StateFilter
            label={supportStrings.assigned}
            values={ASSIGNED}
            value={assigned.value}
            onChange={assigned.setValue}
          />
          <StateFilter
            label={supportStrings.party}
            values={PARTIES}
            value={party.value}
            onChange={party.setValue}
          />
        </div>
      }
    >
      <p className="small soft" role="status">
        {isLive ? supportStrings.live : supportStrings.notLive}
      </p>
      <Beside
        chosen={
          id ? <ConversationPanel key={id} id={id} writing={writing} onTyping={() => tellTyping(id)} /> : null
        }
      >
        <HolderFilter {...holder} />
        <List
          call={conversations}
          request={{
            topic: topic.value,
            state: state.value,
            assigned: assigned.value,
            party: party.value,
            holder_id: holder.id,
          }}
          label={supportStrings.title}
          columns={columns(parameters.toString())}
          rowKey={(row) => row.id}
          isChosen={(row) => row.id === id}
          empty={supportStrings.empty}
        />
      </Beside>
    </Page>
  );
};
