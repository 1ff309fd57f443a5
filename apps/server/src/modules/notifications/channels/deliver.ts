import type { Channel, MessageEnd } from '@fairlead/vocabulary';
import { inTime, Late } from '../../../http/in-time';
import { faultText, isOurOutage, PeerFault } from '../../../http/peer-fault';
import type { Job, Services } from '../../../http/services';
import { type PeerWatch, watchPeer } from '../../../http/watch-peer';
import { type Message, type Outcome, Refused, type Sender } from './message';

/** Sent by one channel at once, on one node. */
const BATCH = 5;
const SEND_PAUSE_MS = 1_000;
/** What takes longer has failed, and another node may have the row later. */
const SENDING_MS = 60_000;
/** Longer than any sending takes: until then the message is this node's; after it, the node has died. */
const LEASE_MS = 3 * 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;
/** About a day of trying. */
const MOST_ATTEMPTS = 30;
/** A message whose channel nobody configured is given up after so long. */
const UNCONFIGURED_MS = 86_400_000;
const UNCONFIGURED_PAUSE_MS = 60_000;
const ERROR_LENGTH_MAX = 300;

export type Senders = { readonly [C in Channel]?: Sender | undefined };

/** Of an installation, the channels that it can send by. */
export const configuredOf = (senders: Senders): readonly Channel[] =>
  (Object.keys(senders) as Channel[]).filter((channel) => senders[channel] !== undefined);

/**
 * Takes what is due on a channel by moving its next try ahead (docs/adr/0075-messages-outside-the-app.md): a node that
 * dies while it sends leaves the row to be due again. Nothing is sent inside a transaction. Codes, which are soon of no
 * use, go before what may come later.
 */
export const claimMessages = ({ database, clock }: Services, channel: Channel): Promise<Message[]> => {
  const now = clock.now();
  return database.query<Message>(
    `update channel_message set due_at = $2
      where due_at <= $1 and id in (
        select id from (select id from channel_message where due_at <= $1 and channel = $3 and ends_at is not null
            order by due_at limit $4 for update skip locked) codes
        union all
        select id from (select id from channel_message where due_at <= $1 and channel = $3 and ends_at is null
            order by due_at limit $4 for update skip locked) others
        limit $4)
      returning id, holder_id, channel, kind, notification_id, target, language, parameters, path, ends_at,
        message_key, attempts + 1 as attempts, due_at as held_until, created_at, head_entry, head`,
    [now, new Date(now.getTime() + LEASE_MS), channel, BATCH],
  );
};

/** Ends a message that this node still has; its secrets are forgotten, and of one that was sent all that it said. */
const end = async (
  { database, clock }: Services,
  { id, held_until: heldUntil, attempts }: Message,
  ended: MessageEnd,
  error: string | null = null,
): Promise<void> => {
  await database.query(
    `update channel_message set attempts = $6, due_at = null, ended = $3, ended_at = $4,
        last_error = coalesce($5, last_error),
        parameters = case when $3 = 'given_up' and ends_at is null then parameters else '{}' end
      where id = $1 and due_at = $2 and ended is null`,
    [id, heldUntil, ended, clock.now(), error, attempts],
  );
};

/** @param error why it was not taken; without one it was no attempt, and none is counted */
const tryLater = async (
  { database, clock }: Services,
  { id, held_until: heldUntil, attempts }: Message,
  error?: string,
): Promise<void> => {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
  await database.query(
    `update channel_message set due_at = $3, attempts = $4, last_error = coalesce($5, last_error)
      where id = $1 and due_at = $2 and ended is null`,
    [
      ...[id, heldUntil, new Date(clock.now().getTime() + waitMs)],
      ...[error === undefined ? attempts - 1 : attempts, error ?? null],
    ],
  );
};

const WORDS = { down: 'messages cannot be sent', back: 'messages are sent again' };
const OWN_WORDS = {
  down: 'a message fails on this side, and is tried again',
  back: 'messages go out again',
  level: 'error',
} as const;

/** A channel with what sends by it. */
interface Line {
  readonly channel: Channel;
  readonly send: Sender;
  readonly peer: PeerWatch;
  /** Of what fails on this side. */
  readonly own: PeerWatch;
}

/** What became of a message that was not sent. @throws where our own database stands still: that was no attempt */
const noteFault = async (
  services: Services,
  { channel, peer, own }: Line,
  message: Message,
  error: unknown,
): Promise<void> => {
  const { id, attempts } = message;
  if (isOurOutage(error)) {
    // Where not even that can be kept, it is due again when this node's time with it is over.
    await tryLater(services, message).catch(() => undefined);
    throw error;
  }
  const text = faultText(error).slice(0, ERROR_LENGTH_MAX);
  if (error instanceof Refused) {
    // Whoever refuses one message is not down.
    peer.worked(id);
    services.log.warn({ messageId: id, channel, attempts, fault: text }, 'a message was refused');
  } else (error instanceof PeerFault || error instanceof Late ? peer : own).failed(error, id);
  const isOver = error instanceof Refused || attempts >= MOST_ATTEMPTS;
  return isOver ? end(services, message, 'given_up', text) : tryLater(services, message, text);
};

const deliver = async (services: Services, line: Line, message: Message): Promise<void> => {
  const { send, peer, own } = line;
  const isLate = message.ends_at !== null && message.ends_at <= services.clock.now();
  if (isLate) return end(services, message, 'dropped', 'it was of no use any more');
  let outcome: Outcome;
  try {
    outcome = await inTime(send(message), SENDING_MS);
  } catch (error) {
    return noteFault(services, line, message, error);
  }
  own.worked(message.id);
  if (outcome === 'sent') peer.worked(message.id);
  await end(services, message, outcome);
};

/** Nobody will send these here: visible among what was given up, instead of waiting for ever. */
const giveUpUnconfigured = async (
  { database, clock }: Services,
  configured: readonly Channel[],
): Promise<number> => {
  const now = clock.now();
  const rows = await database.query(
    `update channel_message set due_at = null, ended = 'given_up', ended_at = $1,
        last_error = 'this installation has no such channel',
        parameters = case when ends_at is null then parameters else '{}' end
      where due_at <= $2 and channel <> all($3) returning 1`,
    [now, new Date(now.getTime() - UNCONFIGURED_MS), configured],
  );
  return rows.length;
};

const sendLine = async (services: Services, line: Line): Promise<number> => {
  const messages = await claimMessages(services, line.channel);
  // All of them end before the next begin, also where what came of one could not be kept.
  const tries = await Promise.allSettled(messages.map((message) => deliver(services, line, message)));
  for (const tried of tries) if (tried.status === 'rejected') throw tried.reason;
  return messages.length;
};

/** Each channel has a job of its own: a mail server that does not answer holds up itself alone. */
export const sendingJobs = (services: Services, senders: Senders): readonly Job[] => {
  const channels = configuredOf(senders);
  return [
    ...channels.flatMap((channel): Job[] => {
      const send = senders[channel];
      if (send === undefined) return [];
      const peer = watchPeer(services.log, WORDS, { channel });
      const own = watchPeer(services.log, OWN_WORDS, { channel });
      const line = { channel, send, peer, own };
      return [
        { name: `messages by ${channel}`, pauseMs: SEND_PAUSE_MS, run: () => sendLine(services, line) },
      ];
    }),
    {
      ...{ name: 'messages without a channel', pauseMs: UNCONFIGURED_PAUSE_MS },
      run: () => giveUpUnconfigured(services, channels),
    },
  ];
};
