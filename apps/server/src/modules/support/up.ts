import type { ParsedUp } from '@fairlead/contract';
import type { Services } from '../../http/services';
import { recordListRead, recordReads } from '../audit';
import { catchUp } from './catch-up';
import {
  type ConversationRow,
  countUnread,
  ensureConversations,
  readAny,
  readOwn,
  readSome,
} from './conversation';
import { tellNodes } from './events';
import type { Hub } from './hub';
import { setMark } from './marks';
import { DESK } from './message';
import type { Peer } from './peer';
import { viewFor } from './view';
import { encode, sendDown } from './wire';

type Hello = Extract<ParsedUp, { type: 'hello' }>;

/** Tells of typing at most this often for each socket. */
const TYPING_EVERY_MS = 2_000;

/** A staff socket knows its conversations by what it says it has seen; a person's knows the person's own. */
const conversationsOf = (
  { database, clock }: Services,
  { caller }: Peer,
  seen: Hello['seen'],
): Promise<ConversationRow[]> =>
  caller.kind === 'holder'
    ? ensureConversations(database, caller.holderId, clock.now())
    : readSome(
        database,
        seen.map(({ conversation_id: id }) => id),
      );

/**
 * What the desk's socket brings is on record as what a call answers (docs/domain/audit.md#readings): the conversations of
 * which it is sent what it has not seen, on their holders' records; that it hears of all others from now on, as a list.
 */
const recordDesk = async (
  { database, clock }: Services,
  { caller, address, sent }: Peer,
  rows: readonly ConversationRow[],
): Promise<void> => {
  if (caller.kind !== 'staff') return;
  const [by, now] = [{ staffId: caller.staffId, address }, clock.now()];
  const missed = new Set(
    rows.flatMap(({ id, holderId, lastSequence }) => (lastSequence > (sent.get(id) ?? 0) ? [holderId] : [])),
  );
  const list = { act: 'consoleSupport.socket', filters: '', page: 'first', rows: missed.size } as const;
  await recordListRead(database, { ...by, ...list }, now);
  const shown = [...missed].map((holderId) => ({ subjectId: holderId, holderId }));
  const reading = { ...by, act: 'consoleSupport.messages', subjectType: 'holder' };
  if (shown.length > 0) await recordReads(database, reading, shown, now);
};

/** Welcomes a socket: everything after what it has seen comes down at once, then all that is new. */
export const welcome = async (services: Services, hub: Hub, peer: Peer, { seen }: Hello): Promise<void> => {
  // It is listed before anything is read: what is written meanwhile is heard or read, or both.
  hub.add(peer);
  const rows = await conversationsOf(services, peer, seen);
  const seenOf = new Map(seen.map(({ conversation_id: id, sequence }) => [id, sequence]));
  for (const row of rows) {
    const known = seenOf.get(row.id) ?? row.lastSequence;
    peer.sent.set(row.id, Math.min(known, row.lastSequence));
  }
  await recordDesk(services, peer, rows);
  const unread =
    peer.caller.kind === 'holder' ? (await countUnread(services.database, peer.caller.holderId)).total : 0;
  if (!(await sendDown(peer, encode({ type: 'ready', unread_total: unread })))) return;
  peer.isReady = true;
  // What was written before it was ready was passed over; from here on it is heard.
  await catchUp(services, peer, await conversationsOf(services, peer, seen));
};

const mayAct = ({ caller }: Peer): boolean =>
  caller.kind === 'holder' || caller.roles.some((role) => role === 'support' || role === 'admin');

/** Does what a known socket says; what it may not, or what is not there, is passed over in silence. */
export const handleMessage = async (
  services: Services,
  peer: Peer,
  up: Exclude<ParsedUp, { type: 'hello' }>,
): Promise<void> => {
  const { database, config, clock } = services;
  const { caller } = peer;
  peer.isAsked = false;
  if (up.type === 'pong' || !mayAct(peer)) return;
  const nowMs = clock.now().getTime();
  if (up.type === 'typing') {
    if (nowMs - peer.lastTypingMs < TYPING_EVERY_MS) return;
    peer.lastTypingMs = nowMs;
  }
  const row =
    caller.kind === 'holder'
      ? await readOwn(database, caller.holderId, up.conversation_id)
      : await readAny(database, up.conversation_id);
  if (row === undefined) return;
  const { holderId, id: conversationId } = row;
  if (up.type === 'typing') {
    const name =
      caller.kind === 'staff' ? DESK : (await viewFor(config, database, holderId, 'staff')).holderName;
    return tellNodes(database, { type: 'typing', holderId, conversationId, by: caller.kind, name });
  }
  const mark = { by: caller.kind, how: up.type, upTo: up.up_to } as const;
  await database.transaction((tx) => setMark(tx, row, mark));
};
