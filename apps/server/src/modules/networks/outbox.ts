import type { OutboxKind } from '@fairlead/vocabulary';
import { faultText, isOurOutage, PeerFault } from '../../http/peer-fault';
import type { Job, Services } from '../../http/services';
import { inSpan } from '../../http/span';
import { type PeerWatch, watchPeer } from '../../http/watch-peer';
import type { NetworkAdapter } from './adapter';

/** Sent to one network at once. */
const BATCH = 4;
/** Longer than any sending takes: until then the message is this node's; after it, the node has died. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;
/** About a day of trying; the order itself fails by its own deadline long before. */
const MOST_ATTEMPTS = 300;
/** What was sent stays listed for so long (docs/domain/networks.md#outbox). */
const KEPT_MS = 30 * 86_400_000;
const PRUNED_AT_ONCE = 1_000;
const PRUNE_PAUSE_MS = 3_600_000;

interface Claimed {
  readonly id: number;
  readonly order_id: number;
  readonly network: string;
  readonly kind: OutboxKind;
  /** With this one, which counts once it is known what came of it. */
  readonly attempts: number;
  /** By it the row is known to be still this node's. */
  readonly held_until: Date;
}

/** A network with what is for it; without one, what is for those that are not connected. */
interface Line {
  readonly name: string;
  readonly adapter?: NetworkAdapter;
  readonly which: 'network = any($3)' | 'network <> all($3)';
  readonly networks: readonly string[];
  readonly peer: PeerWatch;
  /** Of what fails on this side. */
  readonly own: PeerWatch;
}

const WORDS = { down: 'a network could not be reached', back: 'a network is reached again' };
const OWN_WORDS = {
  down: 'a message to a network fails on this side, and is tried again',
  back: 'messages to a network go out again',
  level: 'error',
} as const;

const linesOf = ({ log }: Services, adapters: readonly NetworkAdapter[]): readonly Line[] => [
  ...adapters.map((adapter): Line => {
    const { name } = adapter;
    const facts = { network: name };
    return {
      ...{ name: `outbox ${name}`, adapter, which: 'network = any($3)', networks: [name] },
      ...{ peer: watchPeer(log, WORDS, facts), own: watchPeer(log, OWN_WORDS, facts) },
    };
  }),
  {
    ...{ name: 'outbox', which: 'network <> all($3)', networks: adapters.map(({ name }) => name) },
    ...{ peer: watchPeer(log, WORDS), own: watchPeer(log, OWN_WORDS) },
  },
];

/**
 * Claims what is due on a line by moving its next try ahead: if this node dies while it sends, the row is due again then.
 * Nothing is sent inside a transaction.
 */
const claim = ({ database, clock }: Services, { which, networks }: Line): Promise<Claimed[]> => {
  const now = clock.now();
  return database.query<Claimed>(
    `update outbox set due_at = $2
      where id in (select id from outbox where due_at <= $1 and ${which} order by due_at limit $4 for update skip locked)
      returning id, order_id, network, kind, attempts + 1 as attempts, due_at as held_until`,
    [now, new Date(now.getTime() + LEASE_MS), networks, BATCH],
  );
};

/** Keeps what came of a try, unless the row is another node's by now. */
const keep = async (
  { database, clock }: Services,
  { id, attempts, held_until: heldUntil }: Claimed,
  error: string | null,
): Promise<void> => {
  const now = clock.now();
  const isOver = error === null || attempts >= MOST_ATTEMPTS;
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_RETRY_MS);
  await database.query(
    `update outbox set attempts = $3, due_at = $4, done_at = $5, last_error = $6
      where id = $1 and due_at = $2 and done_at is null`,
    [
      ...[id, heldUntil, attempts, isOver ? null : new Date(now.getTime() + waitMs)],
      ...[error === null ? now : null, error],
    ],
  );
};

/** @throws where it is not known what came of it, since our own database or books stand still */
const send = async (services: Services, { adapter, peer, own }: Line, row: Claimed): Promise<void> => {
  try {
    if (adapter === undefined) throw new PeerFault(`network ${row.network} is not connected`);
    const facts = { 'fairlead.network': row.network, 'fairlead.outbox_id': row.id };
    await inSpan(`outbox ${row.kind}`, facts, () => adapter[row.kind](services, row.order_id));
  } catch (error) {
    // It was no attempt: the row is due again when this node's time with it is over, and no network is asked before.
    if (isOurOutage(error)) throw error;
    (error instanceof PeerFault ? peer : own).failed(error, row.id);
    return keep(services, row, faultText(error));
  }
  peer.worked(row.id);
  own.worked(row.id);
  await keep(services, row, null);
};

const sendLine = async (services: Services, line: Line): Promise<number> => {
  const rows = await claim(services, line);
  // All of them end before the next four begin, also where one could not be kept.
  const tries = await Promise.allSettled(rows.map((row) => send(services, line, row)));
  for (const tried of tries) if (tried.status === 'rejected') throw tried.reason;
  return rows.length;
};

/** Sends all that is due to the networks and returns how much it was. */
export const sendOutbox = async (
  services: Services,
  adapters: readonly NetworkAdapter[],
): Promise<number> => {
  let sent = 0;
  for (const line of linesOf(services, adapters)) {
    for (let count = 1; count > 0; sent += count) count = await sendLine(services, line);
  }
  return sent;
};

/** Each network has a job of its own: one that does not answer holds up itself alone. */
export const outboxJobs = (services: Services, adapters: readonly NetworkAdapter[]): readonly Job[] =>
  linesOf(services, adapters).map((line) => ({
    name: line.name,
    pauseMs: 250,
    run: () => sendLine(services, line),
  }));

/** Takes away what was sent long ago: nobody asks for it, and the table that is looked at four times a second stays small. */
export const pruneOutbox = async ({ database, clock }: Services): Promise<number> => {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const [row] = await database.query<{ gone: number }>('select prune_outbox($1, $2) as gone', [
    before,
    PRUNED_AT_ONCE,
  ]);
  return row?.gone ?? 0;
};

export const pruneJob = (services: Services): Job => ({
  name: 'old outbox',
  pauseMs: PRUNE_PAUSE_MS,
  run: () => pruneOutbox(services),
});
