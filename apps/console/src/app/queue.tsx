import type { Call, ResponseOf } from '@fairlead/contract';
import { counts, list } from '@fairlead/contract/calls/console';
import { list as feedback } from '@fairlead/contract/calls/feedback-staff';
import { outbox, list as reports } from '@fairlead/contract/calls/networks-reports';
import { list as objections } from '@fairlead/contract/calls/objections-staff';
import { list as plans } from '@fairlead/contract/calls/plans-staff';
import { list as proposals } from '@fairlead/contract/calls/proposals';
import { conversations } from '@fairlead/contract/calls/support-staff';
import { list as topups } from '@fairlead/contract/calls/topups-staff';
import { list as withdrawals } from '@fairlead/contract/calls/withdrawals-staff';
import { Link } from 'react-router';
import { type RowOf, useCall } from '../shared/api/use-call';
import { may, useDesk } from '../shared/session/staff';
import { Age } from '../shared/ui/age';
import { CaseList } from '../shared/ui/case-page';
import type { Column } from '../shared/ui/data-table';
import { useOneRow } from '../shared/ui/one-row';
import { Panel } from '../shared/ui/page';
import { Reading } from '../shared/ui/reading';
import { takingActs } from './queue-taking';
import { queueStrings } from './strings';

type Waiting = ResponseOf<typeof counts>;
type Item = RowOf<typeof list>;

/** On the overview; the menu, which is on every page of everybody, looks seldom: each time all that waits is read. */
const COUNTS_EVERY_MS = 15_000;
const MENU_EVERY_MS = 60_000;

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
  network_tasks: { call: plans, to: '/plans?network_task=open' },
};

/** The page of a queue, however it is narrowed. */
const pageOf = (queue: Item['queue']): string => QUEUES[queue].to.replace(/\?.*$/, '');

/** How much waits at the page of each queue, by its path; in chats what is new counts, which their own badge says. */
export const useWaiting = (): ReadonlyMap<string, number> => {
  const { data } = useCall(counts, {}, { everyMs: MENU_EVERY_MS });
  const queues = (data?.queues ?? []).filter(({ queue }) => queue !== 'chats');
  return new Map(queues.map(({ queue, waiting }) => [pageOf(queue), waiting]));
};

const NAMES = Object.keys(QUEUES) as Item['queue'][];
const OWNERS = ['me', 'nobody'] as const;

/** Lists that show one row where the address says so. */
const OF_ONE: ReadonlySet<Item['queue']> = new Set([
  ...(['topups', 'withdrawals', 'objections', 'feedback', 'quarantine'] as const),
]);

/** Where one thing is dealt with: a proposal, a chat and a plan have a place of their own, the others a row of a list. */
const placeOf = ({ queue, id }: Item): string => {
  if (queue === 'proposals') return `/proposals/${id}?state=pending`;
  if (queue === 'chats') return `/support/${id}`;
  if (queue === 'network_tasks') return `/plans/${id}?network_task=open`;
  return OF_ONE.has(queue) ? `${pageOf(queue)}?id=${id}` : QUEUES[queue].to;
};

const columns: readonly Column<Item>[] = [
  {
    head: queueStrings.what,
    cell: (item) => <Link data-open to={placeOf(item)}>{`${queueStrings.one[item.queue]} ${item.id}`}</Link>,
  },
  {
    head: queueStrings.whose,
    cell: (item) =>
      item.holder_id ? <Link to={`/holders/${item.holder_id}`}>{item.subject}</Link> : item.subject,
  },
  { head: queueStrings.age, look: 'end', sort: 'since', cell: (item) => <Age since={item.since} /> },
  { head: queueStrings.owner, cell: (item) => item.owner ?? queueStrings.nobody },
];

/** How many of a queue wait longer than they should. */
export interface Late {
  readonly queue: Item['queue'];
  readonly late: number;
  /** Null where each has a time of its own by which it is due. */
  readonly limit_minutes: number | null;
}

const limitOf = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  return minutes < 1440 ? `${minutes / 60} h` : `${minutes / 1440} d`;
};

/** What has failed, or waits too long, stands out; where nothing waits, nothing does. */
const lookOf = ({ queue, waiting }: Waiting['queues'][number], late: Late | undefined): string => {
  if (waiting === 0) return 'card--idle';
  return queue === 'outbox' || (late?.late ?? 0) > 0 ? 'card--late' : '';
};

const Card = ({ queue, late }: { queue: Waiting['queues'][number]; late: Late | undefined }) => (
  <div className={`card ${lookOf(queue, late)}`}>
    <Link className="card__link" to={QUEUES[queue.queue].to}>
      <span className="card__figure figures">{queue.waiting}</span>
      <span>{queueStrings.of[queue.queue]}</span>
      <span className="small soft">
        {queue.oldest_at === null ? queueStrings.none : queueStrings.oldest} <Age since={queue.oldest_at} />
      </span>
    </Link>
    {queue.mine > 0 ? (
      <Link className="small" to={`/?queue=${queue.queue}&owner=me`}>
        {queueStrings.mine(queue.mine)}
      </Link>
    ) : null}
    {late && late.late > 0 ? (
      <Link
        className="small warned"
        to={late.limit_minutes === null ? QUEUES[queue.queue].to : `/?queue=${queue.queue}&age=late`}
      >
        {late.limit_minutes === null
          ? queueStrings.overdue(late.late)
          : queueStrings.late(late.late, limitOf(late.limit_minutes))}
      </Link>
    ) : null}
  </div>
);

/** Each queue that this person may open: how much waits in it, how long, and what waits too long. */
export const QueueCards = ({ late }: { late: readonly Late[] }) => {
  const { staff } = useDesk();
  const query = useCall(counts, {}, { everyMs: COUNTS_EVERY_MS });
  return (
    <Reading query={query} data={query.data}>
      {({ queues }) => (
        <div className="cards cards--dense">
          {queues
            .filter(({ queue }) => may(staff, QUEUES[queue].call))
            .map((queue) => (
              <Card key={queue.queue} queue={queue} late={late.find((one) => one.queue === queue.queue)} />
            ))}
        </div>
      )}
    </Reading>
  );
};

/** What waits for staff, with its age and owner, and the way to it; the longest first. */
export const QueueList = () => {
  const { staff } = useDesk();
  // A member of staff of the address, whose work alone is listed.
  const member = useOneRow(() => queueStrings.ofMember, 'staff');
  return (
    <Panel title={queueStrings.longest}>
      {member.mark}
      <CaseList
        call={list}
        label={queueStrings.longest}
        filters={[
          {
            ...{
              name: 'queue',
              label: queueStrings.queue,
              labelOf: (name: Item['queue']) => queueStrings.of[name],
            },
            values: NAMES.filter((name) => may(staff, QUEUES[name].call)),
          },
          { name: 'owner', label: queueStrings.owner, values: OWNERS },
          { name: 'age', label: queueStrings.age, values: ['late'], labelOf: () => queueStrings.tooLong },
          { kind: 'time', label: queueStrings.since },
        ]}
        ofHolder
        given={member.id === undefined ? {} : { staff_id: member.id }}
        isCounted
        views="queue"
        presets={queueStrings.views}
        columns={columns}
        rowActs={takingActs(staff)}
        rowKey={(item) => `${item.queue}-${item.id}`}
        nameOf={({ queue, id }) => `${queueStrings.one[queue]} ${id}`}
        empty={queueStrings.nothing}
      />
    </Panel>
  );
};
