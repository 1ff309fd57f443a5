import type { CallOf, Message, ParsedOf, ResponseOf } from '@fairlead/contract';
import { guestCase, inserted, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../../http/answer';
import type { Incoming } from '../../../http/route';
import type { Services } from '../../../http/services';
import { readOpeningHours } from '../contacts/opening-hours';
import { type CaseRow, type Key, lockCase, newKey } from './key';
import { addMessage, readMessages } from './message';

/** Blanks alone say nothing. */
const saysNothing = (text: string): Answer<never> | null =>
  text.trim() === '' ? refuse('invalid_fields', { fields: { text: 'required' } }) : null;

/** Opens a case without signing in; the secret is answered once and kept as a hash. */
export const openCase = async (
  services: Services,
  { request, lang }: Incoming<CallOf<'guest.open'>>,
): Promise<Answer<ResponseOf<CallOf<'guest.open'>>>> => {
  const { database, clock } = services;
  const empty = saysNothing(request.text);
  if (empty !== null) return empty;
  const { secretHash, ...key } = newKey();
  const now = clock.now();
  await database.transaction(async (tx) => {
    const row = inserted(
      await tx.orm
        .insert(guestCase)
        .values({
          caseNumber: key.case_number,
          secretHash,
          name: request.name.trim(),
          email: request.email ?? null,
          username: request.username ?? null,
          lang: request.lang ?? lang,
          topic: request.topic ?? null,
          createdAt: now,
        })
        .returning(),
    );
    await addMessage(tx, row, { author: 'guest', text: request.text.trim(), now });
  });
  const hoursOf = await readOpeningHours(database, services, 'guest');
  return done({ ...key, opening_hours: hoursOf('general', now) });
};

const inCase = <Data>(
  { database }: Services,
  key: Key,
  work: (tx: Tx, found: CaseRow) => Promise<Answer<Data>>,
): Promise<Answer<Data>> =>
  database.transaction(async (tx) => {
    const found = await lockCase(tx, key);
    return found === undefined ? refuse('guest_case_unknown') : work(tx, found);
  });

export const readCase = (
  services: Services,
  request: ParsedOf<CallOf<'guest.messages'>>,
): Promise<Answer<ResponseOf<CallOf<'guest.messages'>>>> =>
  inCase(services, request, async (tx, found) => {
    const hoursOf = await readOpeningHours(tx, services, 'guest');
    const hours = hoursOf('general', services.clock.now());
    return done({ ...(await readMessages(tx, found, request)), opening_hours: hours });
  });

export const writeInCase = (
  services: Services,
  request: ParsedOf<CallOf<'guest.send'>>,
): Promise<Answer<{ message: Message }>> =>
  inCase(services, request, async (tx, found) => {
    const { client_id: clientId, text = '' } = request;
    const now = services.clock.now();
    return done({
      message: await addMessage(tx, found, { author: 'guest', clientId, text: text.trim(), now }),
    });
  });

/**
 * Objects to the state of an account (docs/domain/support.md#guests). The name is written down, never looked
 * up: an answer that differed, or took longer, would tell strangers who has an account. One objection of a
 * case is open at a time, until staff answer.
 */
export const objectInCase = (
  services: Services,
  request: ParsedOf<CallOf<'guest.object'>>,
): Promise<Answer<{ message: Message }>> =>
  inCase(services, request, async (tx, found) => {
    const empty = saysNothing(request.text);
    if (empty !== null) return empty;
    const { objectionSequence, answeredUpTo } = found;
    if (objectionSequence !== null && answeredUpTo < objectionSequence) return refuse('objection_open');
    const text = `${request.username}: ${request.text.trim()}`;
    const now = services.clock.now();
    return done({ message: await addMessage(tx, found, { author: 'guest', text, isObjection: true, now }) });
  });
