import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { type ConversationRow, countUnreadOfMany, readSome } from './conversation';
import type { Peer } from './peer';
import { pump } from './pump';
import { openReading } from './reading';
import { encode, sendLightly } from './wire';

/** Sockets whose conversations are looked up by one statement. */
const AT_ONCE = 500;

type PersonPeer = Peer & { readonly caller: HolderCaller };

const isPerson = (peer: Peer): peer is PersonPeer => peer.caller.kind === 'holder';

/**
 * Brings a socket up to date with those of the conversations that have more than it was sent: one after the other, so
 * that a reader who has missed much does not take the database from everybody else.
 */
export const catchUp = async (
  services: Services,
  peer: Peer,
  rows: readonly ConversationRow[],
): Promise<void> => {
  for (const { holderId, id, lastSequence } of rows) {
    if (lastSequence > (peer.sent.get(id) ?? 0))
      await pump(services, peer, openReading(services, holderId, id));
  }
};

const tellReady = async (services: Services, peers: readonly PersonPeer[]): Promise<void> => {
  const ids = new Set(peers.flatMap(({ sent }) => [...sent.keys()]));
  const rowOf = new Map((await readSome(services.database, [...ids])).map((row) => [row.id, row]));
  const holderIds = new Set(peers.map(({ caller }) => caller.holderId));
  const unreadOf = await countUnreadOfMany(services.database, [...holderIds]);
  for (const peer of peers) {
    sendLightly(peer, encode({ type: 'ready', unread_total: unreadOf.get(peer.caller.holderId) ?? 0 }));
    // Not awaited: a slow reader keeps nobody else waiting.
    void catchUp(
      services,
      peer,
      [...peer.sent.keys()].flatMap((id) => rowOf.get(id) ?? []),
    );
  }
};

/**
 * After a gap in what nodes tell each other: marks and cases may have moved on unheard, so every person is told to be
 * ready again and looks anew; messages that were missed, by few, come down.
 */
export const catchUpAll = async (services: Services, peers: Iterable<Peer>): Promise<void> => {
  // Those that are not ready yet read for themselves what there is.
  const ready = [...peers].filter((peer) => peer.isReady).filter(isPerson);
  for (let from = 0; from < ready.length; from += AT_ONCE) {
    await tellReady(services, ready.slice(from, from + AT_ONCE));
  }
};
