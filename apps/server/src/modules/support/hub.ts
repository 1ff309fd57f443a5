import type { Services } from '../../http/services';
import { startListener } from '../../plugins/listener';
import { levelOf } from '../../plugins/outage';
import { catchUpAll } from './catch-up';
import { countUnread } from './conversation';
import { parseEvent, SUPPORT_CHANNEL, type SupportEvent } from './events';
import { CLOSE, type Peer } from './peer';
import { pump } from './pump';
import { openReading } from './reading';
import { encode, sendLightly } from './wire';

/** The sockets of this node, and the listener for what other nodes do. */
export interface Hub {
  readonly peers: ReadonlySet<Peer>;
  add(peer: Peer): void;
  remove(peer: Peer): void;
  close(): Promise<void>;
}

type Of<Type extends SupportEvent['type']> = Extract<SupportEvent, { type: Type }>;

const onMessage = async (
  services: Services,
  circle: readonly Peer[],
  event: Of<'message'>,
): Promise<void> => {
  const { holderId, conversationId, sequence } = event;
  const reading = openReading(services, holderId, conversationId);
  // Who is not ready yet reads for itself what there is.
  const peers = circle.filter(({ isReady }) => isReady);
  for (const { sent } of peers) {
    // The desk hears of every conversation; of one it did not ask for, from now on.
    if (!sent.has(conversationId)) sent.set(conversationId, sequence - 1);
  }
  // What nearly all of them lack is there before any of them asks; where it cannot be read, they hear of it themselves.
  const sides = new Set(peers.map(({ caller }) => caller.kind));
  await Promise.allSettled([...sides].map((side) => reading.pageAfter(side, sequence - 1)));
  for (const peer of peers) void pump(services, peer, reading);
};

const onTyping = (peers: readonly Peer[], { conversationId, by, name }: Of<'typing'>): void => {
  const bytes = encode({ type: 'typing', conversation_id: String(conversationId), from: name });
  for (const peer of peers) {
    if (peer.caller.kind !== by) sendLightly(peer, bytes);
  }
};

const onProgress = async (
  { database }: Services,
  peers: readonly Peer[],
  { holderId, conversationId, by, deliveredUpTo, readUpTo }: Of<'progress'>,
): Promise<void> => {
  const own = peers.filter(({ caller }) => caller.kind === by && by === 'holder');
  if (own.length > 0) {
    const { total } = await countUnread(database, holderId);
    const bytes = encode({ type: 'unread', unread_total: total });
    for (const peer of own) sendLightly(peer, bytes);
  }
  const bytes = encode({
    type: 'progress',
    conversation_id: String(conversationId),
    delivered_up_to: deliveredUpTo,
    read_up_to: readUpTo,
  });
  for (const peer of peers) {
    if (peer.caller.kind !== by) sendLightly(peer, bytes);
  }
};

const onTopUp = (peers: readonly Peer[], event: Of<'topup'>): void => {
  const { conversationId, topUpId, amountMinor, postedMinor, state } = event;
  const topup = { id: String(topUpId), amount: amountMinor, posted_amount: postedMinor, state };
  const bytes = encode({ type: 'topup', conversation_id: String(conversationId), topup });
  for (const peer of peers) sendLightly(peer, bytes);
};

const onClosed = (peers: readonly Peer[], { conversationId }: Of<'closed'>): void => {
  const bytes = encode({ type: 'closed', conversation_id: String(conversationId) });
  for (const peer of peers) sendLightly(peer, bytes);
};

/** Passes what is told on this or any node to the sockets that it concerns. */
export const openHub = (services: Services): Hub => {
  const { database, log } = services;
  const peers = new Set<Peer>();
  const holders = new Map<number, Set<Peer>>();
  const desk = new Set<Peer>();

  const circleOf = (holderId: number): Peer[] => [...(holders.get(holderId) ?? []), ...desk];

  const hear = (payload: string): void => {
    const event = parseEvent(payload);
    if (event === null) return;
    const circle = circleOf(event.holderId);
    if (circle.length === 0) return;
    if (event.type === 'message') void onMessage(services, circle, event);
    else if (event.type === 'typing') onTyping(circle, event);
    else if (event.type === 'topup') onTopUp(circle, event);
    else if (event.type === 'closed') onClosed(circle, event);
    else
      onProgress(services, circle, event).catch((err) =>
        log[levelOf(err)]({ err }, 'a mark was not passed on'),
      );
  };

  /** Something may have been missed: people are brought up to date, the desk comes back and says what it has. */
  const mendGap = (): void => {
    // Called when the listener loses its connection, too: what is read then would have to be read again.
    if (!listener.isListening()) return;
    for (const { socket } of desk) socket.close(CLOSE.comeBack);
    catchUpAll(services, peers).catch((err: unknown) => {
      log[levelOf(err)]({ err }, 'a gap was not mended: the readers come back');
      for (const { socket } of peers) socket.terminate();
    });
  };

  const listener = startListener(database, log, SUPPORT_CHANNEL, hear, mendGap);

  return {
    peers,
    add: (peer) => {
      peers.add(peer);
      if (peer.caller.kind === 'staff') desk.add(peer);
      else {
        const own = holders.get(peer.caller.holderId) ?? new Set<Peer>();
        holders.set(peer.caller.holderId, own.add(peer));
      }
    },
    remove: (peer) => {
      peers.delete(peer);
      desk.delete(peer);
      if (peer.caller.kind !== 'holder') return;
      const own = holders.get(peer.caller.holderId);
      own?.delete(peer);
      if (own?.size === 0) holders.delete(peer.caller.holderId);
    },
    close: () => listener.close(),
  };
};
