import { isUnavailable } from '@fairlead/db';
import { faultText, ofPeer, PeerFault } from '../../http/peer-fault';
import { post } from '../../http/reach';
import type { Services } from '../../http/services';
import { inSpan, traceHeaders } from '../../http/span';
import { type PeerWatch, watchPeer } from '../../http/watch-peer';
import { bodyOf, type EventRow } from './body';
import { reachOf } from './reach';
import { headersOf, secretOf } from './signature';

/** Sent to one endpoint at once, each of another holder. */
const BATCH = 8;
/** Longer than any sending takes: until then the delivery is this node's; after it, the node has died. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 30 * 60_000;
/**
 * Three days of these waits, so that a receiver that is down over a weekend misses nothing. Tries are counted and no time: while
 * this program stood still, no receiver refused anything.
 */
const MOST_ATTEMPTS = 153;
const BODY_BYTES_MAX = 16_384;
const ERROR_LENGTH_MAX = 300;

interface Claimed extends EventRow {
  readonly id: number;
  readonly url: string;
  readonly salt: Buffer;
  readonly former_salt: Buffer | null;
  readonly former_until: Date | null;
  readonly secret_shown_at: Date | null;
  readonly message_key: string;
  /** With this one, which counts once it is known what came of it. */
  readonly attempts: number;
  /** By it the row is known to be still this node's. */
  readonly held_until: Date;
}

/** Of what is on its way to an endpoint, the first of each holder: what came later waits for it (docs/webhooks.md#order). */
const IS_FIRST = `not exists (select from webhook_delivery b
  where b.endpoint_id = d.endpoint_id and b.holder_id = d.holder_id and b.due_at is not null and b.id < d.id)`;

/** Endpoints for which something is due, but for those that are named. */
const findDue = async (
  { database, clock }: Services,
  besides: readonly number[],
): Promise<readonly number[]> => {
  const rows = await database.query<{ id: number }>(
    `select w.id from webhook_endpoint w where w.state = 'active' and w.id <> all($2) and exists (
       select from webhook_delivery d where d.endpoint_id = w.id and d.due_at <= $1 and ${IS_FIRST})`,
    [clock.now(), besides],
  );
  return rows.map(({ id }) => id);
};

/**
 * Takes what is due at one endpoint by moving its next try ahead (docs/adr/0094-webhooks.md): a node that dies while it
 * sends leaves the row to be due again. Nothing is sent inside a transaction.
 */
export const claimDeliveries = ({ database, clock }: Services, endpointId: number): Promise<Claimed[]> => {
  const now = clock.now();
  return database.query<Claimed>(
    `update webhook_delivery t set due_at = $2
      from webhook_endpoint w, webhook_event e
      where t.id in (select d.id from webhook_delivery d
          where d.endpoint_id = $3 and d.due_at <= $1 and ${IS_FIRST} order by d.id limit $4 for update skip locked)
        and t.due_at <= $1 and w.id = t.endpoint_id and w.state = 'active' and e.id = t.event_id
      returning t.id, t.attempts + 1 as attempts, t.due_at as held_until, w.url, w.salt, w.former_salt, w.former_until,
        w.secret_shown_at, e.event, e.data, e.holder_id, e.message_key, e.happened_at`,
    [now, new Date(now.getTime() + LEASE_MS), endpointId, BATCH],
  );
};

interface Outcome {
  /** Null where no answer came. */
  readonly status: number | null;
  /** Null where it was taken. */
  readonly fault: string | null;
  /** The message could not be written: the endpoint was asked nothing. */
  readonly isOurs: boolean;
}

/** Until a new secret was seen, the receiver cannot have it: the one before signs too, and for a while after. */
const secretsOf = ({ config, clock }: Services, row: Claimed): readonly string[] => {
  const { salt, former_salt: former, former_until: until, secret_shown_at: shownAt } = row;
  const isBoth = former !== null && (shownAt === null || (until !== null && until > clock.now()));
  return [salt, ...(isBoth ? [former] : [])].map((one) => secretOf(config, one));
};

const faultOf = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  const hint = status >= 300 && status < 400 ? '; redirects are not followed' : '';
  return `answered ${status}${hint}`;
};

const send = async (services: Services, row: Claimed): Promise<Outcome> => {
  const { config, clock } = services;
  try {
    const body = bodyOf(config, row);
    if (Buffer.byteLength(body) > BODY_BYTES_MAX) throw new Error('the body is too large');
    const headers = headersOf(secretsOf(services, row), row.message_key, clock.now(), body);
    return await inSpan(
      'webhook',
      { 'fairlead.event': row.event, 'fairlead.delivery_id': row.id },
      async () => {
        const traced = { ...traceHeaders(), ...headers };
        const reach = reachOf(config, row.url);
        const status = await ofPeer(() => post(reach, row.url, traced, Buffer.from(body)));
        return { status, fault: faultOf(status), isOurs: false };
      },
    );
  } catch (error) {
    return { status: null, fault: faultText(error), isOurs: !(error instanceof PeerFault) };
  }
};

/** Keeps what came of a try, unless the row is another node's by now. */
const keep = async (
  { database, clock }: Services,
  { id, attempts, held_until: heldUntil }: Claimed,
  { status, fault }: Outcome,
  tookMs: number,
): Promise<void> => {
  const now = clock.now();
  const isOver = fault !== null && attempts >= MOST_ATTEMPTS;
  const ended = fault === null ? 'delivered' : isOver ? 'given_up' : null;
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_RETRY_MS);
  await database.query(
    `update webhook_delivery set attempts = $3, due_at = $4, ended = $5, ended_at = $6, last_status = $7, last_error = $8,
        last_ms = $9
      where id = $1 and due_at = $2 and ended is null`,
    [
      ...[id, heldUntil, attempts, ended === null ? new Date(now.getTime() + waitMs) : null, ended],
      ...[ended === null ? null : now, status, fault?.slice(0, ERROR_LENGTH_MAX) ?? null, tookMs],
    ],
  );
};

/** Of one endpoint: whether it takes what is sent, and whether that can be written here. */
interface Watches {
  readonly peer: PeerWatch;
  readonly own: PeerWatch;
}

const WORDS = { down: 'an endpoint does not take webhooks', back: 'an endpoint takes webhooks again' };
const OWN_WORDS = {
  down: 'a webhook cannot be written here',
  back: 'webhooks are written again',
  level: 'error',
} as const;

const deliver = async (services: Services, { peer, own }: Watches, row: Claimed): Promise<void> => {
  const { clock } = services;
  const begunMs = clock.now().getTime();
  const outcome = await send(services, row);
  if (outcome.fault === null) {
    peer.worked(row.id);
    own.worked(row.id);
  } else (outcome.isOurs ? own : peer).failed(outcome.fault, row.id);
  await keep(services, row, outcome, Math.max(0, clock.now().getTime() - begunMs));
};

/**
 * Delivers what is due. Each endpoint has a line of its own, which nobody waits for: a slow one holds up itself alone.
 */
export const createDelivery = (services: Services) => {
  const lines = new Map<number, Promise<void>>();
  const watches = new Map<number, Watches>();
  const watchesOf = (endpointId: number): Watches => {
    const watchFor = (words: typeof WORDS | typeof OWN_WORDS) =>
      watchPeer(services.log, words, { endpointId });
    const found = watches.get(endpointId) ?? { peer: watchFor(WORDS), own: watchFor(OWN_WORDS) };
    watches.set(endpointId, found);
    return found;
  };
  let isEnding = false;
  const work = async (endpointId: number): Promise<void> => {
    try {
      while (!isEnding) {
        const rows = await claimDeliveries(services, endpointId);
        if (rows.length === 0) return;
        const sent = rows.map((row) => deliver(services, watchesOf(endpointId), row));
        // All of them end before the line does, also where what came of one could not be kept.
        for (const one of await Promise.allSettled(sent)) if (one.status === 'rejected') throw one.reason;
      }
    } catch (error) {
      // The next look at what is due meets the same database, and the log has one line for that.
      const level = isUnavailable(error) ? 'debug' : 'error';
      services.log[level]({ err: error, endpointId }, 'webhooks of an endpoint failed and are tried again');
    } finally {
      lines.delete(endpointId);
    }
  };
  return {
    /** Begins a line for each endpoint that has something due and none yet; says how many. */
    run: async (): Promise<number> => {
      const due = await findDue(services, [...lines.keys()]);
      for (const endpointId of due) lines.set(endpointId, work(endpointId));
      return due.length;
    },
    /** Waits for the lines that are at work. */
    settle: async (): Promise<void> => {
      await Promise.all(lines.values());
    },
    /** Begins nothing more, and waits for what is being sent. */
    end: async (): Promise<void> => {
      isEnding = true;
      await Promise.all(lines.values());
    },
  };
};
