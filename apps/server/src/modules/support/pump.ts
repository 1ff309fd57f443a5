import type { Services } from '../../http/services';
import { countUnread } from './conversation';
import { readMessages } from './message';
import { type Peer, sendDown, sendLightly } from './peer';
import { viewFor } from './view';

const PAGE = 50;

/** Sends everything after the last message sent, from the table and in its order. */
const sendRest = async (
  { database, config }: Services,
  peer: Peer,
  holderId: number,
  conversationId: number,
): Promise<boolean> => {
  const view = await viewFor(config, database, holderId, peer.caller.kind);
  let didSend = false;
  for (let more = true; more; ) {
    const after = peer.sent.get(conversationId) ?? 0;
    const page = await readMessages(database, { holderId, id: conversationId }, { after, limit: PAGE }, view);
    for (const message of page.items) {
      const isThere = await sendDown(peer, {
        type: 'message',
        conversation_id: String(conversationId),
        message,
      });
      if (!isThere) return didSend;
      peer.sent.set(conversationId, message.sequence);
      didSend = true;
    }
    more = page.more;
  }
  return didSend;
};

/**
 * Brings a socket up to date with a conversation. One run at a time for each: whatever wakes it, and however often,
 * every message goes down once and in order.
 */
export const pump = async (
  services: Services,
  peer: Peer,
  holderId: number,
  conversationId: number,
): Promise<void> => {
  if (!peer.isReady || peer.socket.readyState !== peer.socket.OPEN) return;
  if (peer.pumping.has(conversationId)) {
    peer.pumping.set(conversationId, true);
    return;
  }
  try {
    // Whatever wakes it until the last step is done is looked at once more: after that, nothing is waited for.
    do {
      peer.pumping.set(conversationId, false);
      const didSend = await sendRest(services, peer, holderId, conversationId);
      if (didSend && peer.caller.kind === 'holder') {
        const { total } = await countUnread(services.database, holderId);
        sendLightly(peer, { type: 'unread', unread_total: total });
      }
    } while (peer.pumping.get(conversationId) === true);
  } catch (error) {
    // The reader comes back and reads on from what it has; silence would lose a message.
    services.log.warn({ err: error }, 'a chat could not be sent on');
    peer.socket.terminate();
  } finally {
    peer.pumping.delete(conversationId);
  }
};
