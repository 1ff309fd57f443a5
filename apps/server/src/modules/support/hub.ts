import type { Services } from '../../http/services';
import { startListener } from '../../plugins/listener';
import { catchUpAll } from './catch-up';
import { countUnread } from './conversation';
import { parseEvent, SUPPORT_CHANNEL, type SupportEvent } from './events';
import { CLOSE, type Peer, sendLightly } from './peer';
import { pump } from './pump';

/** The sockets of this node, and the ear for what other nodes do. */
export interface Hub {
  readonly peers: ReadonlySet<Peer>;
  add(peer: Peer): void;
  remove(peer: Peer): void;
  close(): Promise<void>;
}

type Of<Type extends SupportEvent['type']> = Extract<SupportEvent, { type: Type }>;

const onMessage = (services: Services, peers: readonly Peer[], event: Of<'message'>): void => {
  const { holderId, conversationId, sequence } = event;
  for (const peer of peers) {
    // The desk hears of every conversation; of one it did not ask for, from now on.
    if (peer.isReady && !peer.sent.has(conversationId)) peer.sent.set(conversationId, sequence - 1);
    void pump(services, peer, holderId, conversationId);
  }
};

const onTyping = (peers: readonly Peer[], { conversationId, by, name }: Of<'typing'>): void => {
  for (const peer of peers) {
    if (peer.caller.kind === by) continue;
    sendLightly(peer, { type: 'typing', conversation_id: String(conversationId), from: name });
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
    for (const peer of own) sendLightly(peer, { type: 'unread', unread_total: total });
  }
  for (const peer of peers) {
    if (peer.caller.kind === by) continue;
    sendLightly(peer, {
      type: 'progress',
      conversation_id: String(conversationId),
      delivered_up_to: deliveredUpTo,
      read_up_to: readUpTo,
    });
  }
};

const onTopUp = (peers: readonly Peer[], event: Of<'topup'>): void => {
  const { conversationId, topUpId, amountMinor, state } = event;
  const topup = { id: String(topUpId), amount: amountMinor, state };
  for (const peer of peers) {
    sendLightly(peer, { type: 'topup', conversation_id: String(conversationId), topup });
  }
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
    if (event.type === 'message') onMessage(services, circle, event);
    else if (event.type === 'typing') onTyping(circle, event);
    else if (event.type === 'topup') onTopUp(circle, event);
    else onProgress(services, circle, event).catch((err) => log.warn({ err }, 'a mark was not passed on'));
  };

  /** Something may have been missed: people are brought up to date, the desk comes back and says what it has. */
  const mendGap = (): void => {
    // Called when the ear is lost, too: what is read then would have to be read again.
    if (!listener.isListening()) return;
    for (const { socket } of desk) socket.close(CLOSE.comeBack);
    catchUpAll(services, peers).catch((err: unknown) => {
      log.warn({ err }, 'a gap was not mended: the readers come back');
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
