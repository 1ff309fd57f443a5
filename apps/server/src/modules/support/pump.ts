import type { Services } from '../../http/services';
import { levelOf } from '../../plugins/outage';
import { countUnread } from './conversation';
import type { Peer } from './peer';
import type { Reading } from './reading';
import { encode, sendDown, sendLightly } from './wire';

/**
 * Sends everything after the last message sent, in the order of the table. What is there already is not waited for: of
 * ten thousand sockets that hear of one message, none has to be kept in mind meanwhile.
 */
const sendRest = async (peer: Peer, { conversationId, pageAfter }: Reading): Promise<boolean> => {
  let didSend = false;
  for (let more = true; more; ) {
    const coming = pageAfter(peer.caller.kind, peer.sent.get(conversationId) ?? 0);
    const page = coming instanceof Promise ? await coming : coming;
    for (const { sequence, bytes } of page.items) {
      const taken = sendDown(peer, bytes);
      if (!(taken instanceof Promise ? await taken : taken)) return didSend;
      peer.sent.set(conversationId, sequence);
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
export const pump = async (services: Services, peer: Peer, reading: Reading): Promise<void> => {
  if (!peer.isReady || peer.socket.readyState !== peer.socket.OPEN) return;
  const { holderId, conversationId } = reading;
  if (peer.pumping.has(conversationId)) {
    peer.pumping.set(conversationId, reading);
    return;
  }
  try {
    // Whatever wakes it until the last step is done is looked at once more: after that, nothing is waited for.
    for (let next: Reading | null = reading; next !== null; next = peer.pumping.get(conversationId) ?? null) {
      peer.pumping.set(conversationId, null);
      const didSend = await sendRest(peer, next);
      if (didSend && peer.caller.kind === 'holder') {
        const { total } = await countUnread(services.database, holderId);
        sendLightly(peer, encode({ type: 'unread', unread_total: total }));
      }
    }
  } catch (error) {
    // The reader comes back and reads on from what it has; silence would lose a message.
    services.log[levelOf(error)]({ err: error }, 'a chat could not be sent on');
    peer.socket.terminate();
  } finally {
    peer.pumping.delete(conversationId);
  }
};
