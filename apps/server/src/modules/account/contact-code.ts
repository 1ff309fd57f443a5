import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { contactCode, type Tx } from '@fairlead/db';
import type { Config, Limit } from '../../config';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { countTry } from '../../plugins/throttle';
import { isMailConfigured, isSmsConfigured, sendMail, sendText } from '../notifications';
import { rewardContact } from '../standing';
import { changeHolder, lockHolder, readHolder } from './queries';

type Contact = ParsedOf<CallOf<'channel.sendCode'>>['contact'];

const LIFE_MS = 15 * 60_000;
const TRIES_MAX = 5;
const DIGITS = 6;
/** Codes for one account, and to one address whoever asks: nobody's mailbox is filled, nobody guesses for long. */
const CODES: Limit = { count: 10, windowMs: 86_400_000 };

/** The code is short: without the secret beside the database nobody finds it from what is stored. */
const hashOf = ({ pinPepper }: Config, ...parts: readonly (string | number)[]): Buffer => {
  if (pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  return createHmac('sha256', pinPepper)
    .update(`contact-code ${parts.join(' ')}`)
    .digest();
};

const canReach = (config: Config, contact: Contact): boolean =>
  contact === 'email' ? isMailConfigured(config) : isSmsConfigured(config);

const VERIFIED = { email: 'emailVerifiedAt', phone: 'phoneVerifiedAt' } as const;

interface Code {
  readonly holderId: number;
  readonly contact: Contact;
  readonly to: string;
  readonly language: string;
  readonly code: string;
  readonly now: Date;
}

/** Keeps the code in the place of the one before, and hands it in to be sent. */
const keepCode = async (tx: Tx, config: Config, given: Code): Promise<Date> => {
  const { holderId, contact, to, language, code, now } = given;
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const kept = {
    target: to,
    codeHash: hashOf(config, holderId, contact, to, code),
    tries: 0,
    expiresAt,
    usedAt: null,
    createdAt: now,
  };
  await tx.orm
    .insert(contactCode)
    .values({ holderId, contact, ...kept })
    .onConflictDoUpdate({ target: [contactCode.holderId, contactCode.contact], set: kept });
  const params = { code, until: expiresAt.toISOString() };
  const message = { holderId, to, language, params, time: now, endsAt: expiresAt };
  if (contact === 'email') await sendMail(tx, { ...message, kind: 'contactCode' });
  else await sendText(tx, { ...message, kind: 'contactCode' });
  return expiresAt;
};

/** Sends a code to the holder's own address or number (docs/domain/notifications.md#verified-contact). */
export const sendContactCode = async (
  { database, clock, config }: Services,
  { caller: { holderId }, request: { contact }, lang }: Incoming<CallOf<'channel.sendCode'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'channel.sendCode'>>>> => {
  if (!canReach(config, contact)) return refuse('channel_off');
  const holder = await readHolder(database, holderId);
  const to = holder?.[contact];
  if (to === null || to === undefined || to === '' || holder?.[VERIFIED[contact]])
    return refuse('wrong_state');
  for (const key of [`contact-code:${holderId}`, `contact-code:${to.toLowerCase()}`]) {
    const until = await countTry(database, clock, key, CODES);
    if (until !== null) return refuse('throttled', { until: until.toISOString() });
  }
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = await database.transaction((tx) =>
    keepCode(tx, config, { holderId, contact, to, language: lang, code, now: clock.now() }),
  );
  return done({ sent_to: to, expires_at: expiresAt.toISOString() });
};

/** Counts a try before the code is looked at, by one statement: calls at once cannot try more often. */
const countCodeTry = async (
  { database, clock }: Services,
  holderId: number,
  contact: Contact,
): Promise<{ code_hash: Buffer; target: string } | undefined> => {
  const [row] = await database.query<{ code_hash: Buffer; target: string }>(
    `update contact_code set tries = tries + 1
      where holder_id = $1 and contact = $2 and used_at is null and expires_at > $3 and tries < $4
      returning code_hash, target`,
    [holderId, contact, clock.now(), TRIES_MAX],
  );
  return row;
};

/** Takes the code once: of two calls with it one finds it used. */
const takeCode = async (
  tx: Tx,
  holderId: number,
  contact: Contact,
  hash: Buffer,
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `update contact_code set used_at = $4
      where holder_id = $1 and contact = $2 and code_hash = $3 and used_at is null returning 1`,
    [holderId, contact, hash, now],
  );
  return rows.length > 0;
};

/** Verifies the holder's own address or number by the code that went there; the points follow once. */
export const verifyOwnContact = async (
  services: Services,
  holderId: number,
  { contact, code }: ParsedOf<CallOf<'channel.verify'>>,
): Promise<Answer<null>> => {
  const { database, clock, config } = services;
  const tried = await countCodeTry(services, holderId, contact);
  if (tried === undefined) return refuse('contact_code_wrong');
  const hash = hashOf(config, holderId, contact, tried.target, code);
  if (!timingSafeEqual(hash, tried.code_hash)) return refuse('contact_code_wrong');
  return database.transaction(async (tx) => {
    const now = clock.now();
    const holder = await lockHolder(tx, holderId);
    // Changed meanwhile: the code shows nothing about the address that is there now.
    if (holder?.[contact] !== tried.target) return refuse('contact_code_wrong');
    if (!(await takeCode(tx, holderId, contact, hash, now))) return refuse('contact_code_wrong');
    await changeHolder(tx, holderId, { [VERIFIED[contact]]: now });
    await rewardContact(tx, holderId, contact, now);
    return done(null);
  });
};
