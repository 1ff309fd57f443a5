import type { Call, ResponseOf } from '@fairlead/contract';
import { counts, list } from '@fairlead/contract/calls/console';
import { list as feedback } from '@fairlead/contract/calls/feedback-staff';
import { outbox, list as reports } from '@fairlead/contract/calls/networks-reports';
import { list as objections } from '@fairlead/contract/calls/objections-staff';
import { list as proposals } from '@fairlead/contract/calls/proposals';
import { conversations } from '@fairlead/contract/calls/support-staff';
import { list as topups } from '@fairlead/contract/calls/topups-staff';
import { list as withdrawals } from '@fairlead/contract/calls/withdrawals-staff';
import { Link } from 'react-router';
import { type RowOf, useCall } from '../shared/api/use-call';
import { strings } from '../shared/lib/strings';
import { may, useDesk } from '../shared/session/staff';
import { Age } from '../shared/ui/age';
import type { Column } from '../shared/ui/data-table';
import { ChoiceField } from '../shared/ui/field';
import { List } from '../shared/ui/list';
import { Page, Panel } from '../shared/ui/page';
import { Reading } from '../shared/ui/reading';
import { StateFilter } from '../shared/ui/state-filter';
import { useFilter } from '../shared/ui/use-filter';
import { Taking } from './queue-taking';
import { queueStrings } from './strings';

type Waiting = ResponseOf<typeof counts>;
type Item = RowOf<typeof list>;

/** Each queue with the list it is worked off in. */
const QUEUES: Readonly<Record<Item['queue'], { readonly call: Call; readonly to: string }>> = {
  topups: { call: topups, to: '/topups' },
  withdrawals: { call: withdrawals, to: '/withdrawals' },
  proposals: { call: proposals, to: '/proposals?state=pending' },
  objections: { call: objections, to: '/objections' },
  chats: { call: conversations, to: '/support' },
  feedback: { call: feedback, to: '/feedback' },
  quarantine: { call: reports, to: '/reports?state=quarantined' },
  outbox: { call: outbox, to: '/outbox?state=failed' },
};

const NAMES = Object.keys(QUEUES) as Item['queue'][];
const OWNERS = ['me', 'nobody'] as const;

/** Lists that show one holder's rows where the address says so. */
const OF_A_HOLDER: ReadonlySet<Item['queue']> = new Set(['topups', 'withdrawals', 'objections', 'feedback']);

/** Where one thing is dealt with: a proposal and a chat have a place of their own, the others a row of a list. */
const placeOf = ({ queue, id, holder_id: holder }: Item): string => {
  if (queue === 'proposals') return `/proposals/${id}?state=pending`;
  if (queue === 'chats') return `/support/${id}`;
  return OF_A_HOLDER.has(queue) && holder !== null
    ? `${QUEUES[queue].to}?holder=${holder}`
    : QUEUES[queue].to;
};

const columns: readonly Column<Item>[] = [
  {
    head: queueStrings.what,
    cell: (item) => <Link to={placeOf(item)}>{`${queueStrings.one[item.queue]} ${item.id}`}</Link>,
  },
  {
    head: queueStrings.whose,
    cell: (item) =>
      item.holder_id ? <Link to={`/holders/${item.holder_id}`}>{item.subject}</Link> : item.subject,
  },
  { head: queueStrings.age, look: 'end', sort: 'since', cell: (item) => <Age since={item.since} /> },
  { head: queueStrings.owner, cell: (item) => item.owner ?? queueStrings.nobody },
  { head: strings.common.actions, cell: (item) => <Taking item={item} /> },
];

const Card = ({ queue }: { queue: Waiting['queues'][number] }) => (
  <Link className="card" to={QUEUES[queue.queue].to}>
    <span className="card__figure figures">{queue.waiting}</span>
    <span>{queueStrings.of[queue.queue]}</span>
    <span className="small soft">
      {queue.oldest_at === null ? queueStrings.none : queueStrings.oldest} <Age since={queue.oldest_at} />
    </span>
    {queue.mine > 0 ? <span className="small soft">{queueStrings.mine(queue.mine)}</span> : null}
  </Link>
);

const Cards = () => {
  const { staff } = useDesk();
  const query = useCall(counts, {}, { everyMs: 15_000 });
  return (
    <Reading query={query} data={query.data}>
      {({ queues }) => (
        <div className="cards">
          {queues
            .filter(({ queue }) => may(staff, QUEUES[queue].call))
            .map((queue) => (
              <Card key={queue.queue} queue={queue} />
            ))}
        </div>
      )}
    </Reading>
  );
};

/** What waits for staff, with its age and owner, and the way to it. */
export const QueuePage = () => {
  const { staff } = useDesk();
  const queue = useFilter('queue', NAMES, '');
  const owner = useFilter('owner', OWNERS, '');
  return (
    <Page title={queueStrings.title}>
      <Cards />
      <Panel title={queueStrings.longest}>
        <div className="row row--end">
          <ChoiceField
            label={queueStrings.queue}
            emptyLabel={strings.common.all}
            value={queue.value ?? ''}
            onType={queue.setValue}
            choices={NAMES.filter((name) => may(staff, QUEUES[name].call)).map((name) => ({
              value: name,
              label: queueStrings.of[name],
            }))}
          />
          <StateFilter
            label={queueStrings.owner}
            values={OWNERS}
            value={owner.value}
            onChange={owner.setValue}
          />
        </div>
        <List
          call={list}
          request={{ queue: queue.value, owner: owner.value }}
          label={queueStrings.longest}
          columns={columns}
          rowKey={(item) => `${item.queue}-${item.id}`}
          empty={queueStrings.nothing}
        />
      </Panel>
    </Page>
  );
};
