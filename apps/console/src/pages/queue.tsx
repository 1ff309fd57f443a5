import type { Call, ResponseOf } from '@fairlead/contract';
import { list as feedback } from '@fairlead/contract/calls/console-feedback';
import { list as objections } from '@fairlead/contract/calls/console-objection';
import { list as proposals } from '@fairlead/contract/calls/console-proposal';
import { counts } from '@fairlead/contract/calls/console-queue';
import { outbox, list as reports } from '@fairlead/contract/calls/console-report';
import { conversations } from '@fairlead/contract/calls/console-support';
import { list as topups } from '@fairlead/contract/calls/console-topup';
import { list as withdrawals } from '@fairlead/contract/calls/console-withdrawal';
import { Link } from 'react-router';
import { useCall } from '../api/use-call';
import { listStrings } from '../list-strings';
import { may, useDesk } from '../session/staff';
import { strings } from '../strings';
import { Age } from '../ui/age';
import { type Column, DataTable } from '../ui/data-table';
import { Page, Panel } from '../ui/page';
import { Reading } from '../ui/reading';

type Waiting = ResponseOf<typeof counts>;
type Item = Waiting['oldest'][number];

const words = listStrings.queue;

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

/** Where one thing is dealt with: a proposal and a chat have a place of their own, the others a row of a list. */
const placeOf = ({ queue, id }: Item): string => {
  if (queue === 'proposals') return `/proposals/${id}?state=pending`;
  return queue === 'chats' ? `/support/${id}` : QUEUES[queue].to;
};

const columns: readonly Column<Item>[] = [
  {
    head: words.what,
    cell: (item) => <Link to={placeOf(item)}>{`${words.one[item.queue]} ${item.id}`}</Link>,
  },
  {
    head: words.whose,
    cell: (item) =>
      item.holder_id ? <Link to={`/holders/${item.holder_id}`}>{item.subject}</Link> : item.subject,
  },
  { head: words.age, look: 'end', cell: (item) => <Age since={item.since} /> },
  { head: words.owner, cell: (item) => item.owner ?? words.nobody },
];

const Card = ({ queue }: { queue: Waiting['queues'][number] }) => (
  <Link className="card" to={QUEUES[queue.queue].to}>
    <span className="card__figure figures">{queue.waiting}</span>
    <span>{words.of[queue.queue]}</span>
    <span className="small soft">
      {queue.oldest_at === null ? words.none : words.oldest} <Age since={queue.oldest_at} />
    </span>
    {queue.mine > 0 ? <span className="small soft">{words.mine(queue.mine)}</span> : null}
  </Link>
);

/** What waits for staff, with its age and owner, and the way to it. */
export const QueuePage = () => {
  const { staff } = useDesk();
  const query = useCall(counts, {}, { everyMs: 15_000 });
  return (
    <Page title={strings.queue.title}>
      <Reading query={query} data={query.data}>
        {({ queues, oldest }) => (
          <>
            <div className="cards">
              {queues
                .filter(({ queue }) => may(staff, QUEUES[queue].call))
                .map((queue) => (
                  <Card key={queue.queue} queue={queue} />
                ))}
            </div>
            <Panel title={words.longest}>
              {oldest.length === 0 ? (
                <p className="notice">{strings.queue.nothing}</p>
              ) : (
                <DataTable
                  label={words.longest}
                  columns={columns}
                  rows={oldest}
                  rowKey={({ queue, id }) => `${queue}-${id}`}
                />
              )}
            </Panel>
          </>
        )}
      </Reading>
    </Page>
  );
};
