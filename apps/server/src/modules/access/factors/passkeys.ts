import { createHmac } from 'node:crypto';
import type { CallOf, FailureData, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, isNull, passkey, type Reader, type Tx } from '@fairlead/db';
import type { Services } from '../../../http/services';
import {
  ALGORITHMS,
  CHALLENGE_MS,
  checkAssertion,
  checkAttestation,
  readClientData,
  relyingParty,
} from '../../../plugins/second-steps';
import { passkeyUserKey } from '../keys';
import { openChallenge, type Purpose, takeChallenge } from './challenges';

export type PasskeyRow = typeof passkey.$inferSelect;
type KeyRequest = NonNullable<FailureData['key_request']>;
export type Assertion = ParsedOf<CallOf<'auth.passkeyLogin'>>['key'];
type Attestation = ParsedOf<CallOf<'factor.addPasskey'>>['credential'];
type Means = Pick<Services, 'config'>;

const described = ({ credentialId: id, transports }: PasskeyRow) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** The account's name on the device: random to everybody else, the same for each passkey of one person. */
const userHandle = ({ config }: Means, holderId: number): string =>
  createHmac('sha256', passkeyUserKey(config)).update(String(holderId)).digest('base64url');

/** The passkeys of a holder that count, newest first. */
export const readPasskeys = (reader: Reader, holderId: number): Promise<PasskeyRow[]> =>
  reader.orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.holderId, holderId), isNull(passkey.removedAt)))
    .orderBy(desc(passkey.id));

/** What one of these passkeys is to sign; of nobody's, whichever the person chooses. */
export const askPasskeys = async (
  reader: Reader,
  { config }: Means,
  asked: { readonly holderId: number | null; readonly purpose: Purpose; readonly of: readonly PasskeyRow[] },
  now: Date,
): Promise<KeyRequest> => ({
  challenge: await openChallenge(reader, asked, now),
  rpId: relyingParty(config).id,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
  allowCredentials: asked.of.map(described),
});

/** What a browser makes a new passkey of; a device that has one already makes none. */
export const askNewPasskey = async (
  reader: Reader,
  means: Means,
  { holderId, username }: { readonly holderId: number; readonly username: string },
  now: Date,
): Promise<ResponseOf<CallOf<'factor.beginPasskey'>>> => ({
  challenge: await openChallenge(reader, { holderId, purpose: 'add' }, now),
  rp: { id: relyingParty(means.config).id, name: 'Fairlead' },
  user: { id: userHandle(means, holderId), name: username, displayName: username },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  excludeCredentials: (await readPasskeys(reader, holderId)).map(described),
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
});

/** What is to be checked, where the browser was at this installation and signs what was asked; else null. */
const expectedOf = async (
  tx: Tx,
  { config }: Means,
  asked: { readonly holderId: number | null; readonly purpose: Purpose },
  clientData: string,
  now: Date,
) => {
  const party = relyingParty(config);
  const data = readClientData(party, clientData);
  if (data === null || !(await takeChallenge(tx, { ...asked, ...data }, now))) return null;
  return { party, challenge: data.challenge, isUserVerified: true };
};

/** The passkey of a credential that counts, whosever it is, for using it. */
const lockPasskey = async (tx: Tx, credentialId: string): Promise<PasskeyRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(passkey)
    .where(and(eq(passkey.credentialId, credentialId), isNull(passkey.removedAt)))
    .for('update');
  return row;
};

/**
 * Takes what a passkey signed, once; null where it is not there, is another's, did not sign this here, counts
 * backwards, or did not look who holds it.
 */
export const takePasskey = async (
  tx: Tx,
  means: Means,
  asked: { readonly holderId: number | null; readonly purpose: Purpose },
  assertion: Assertion,
  now: Date,
): Promise<PasskeyRow | null> => {
  const expected = await expectedOf(tx, means, asked, assertion.client_data, now);
  const row = await lockPasskey(tx, assertion.id);
  if (expected === null || row === undefined) return null;
  const isOthers =
    (asked.holderId !== null && row.holderId !== asked.holderId) ||
    (assertion.user_handle !== undefined && assertion.user_handle !== userHandle(means, row.holderId));
  if (isOthers) return null;
  const found = await checkAssertion(expected, row, assertion);
  if (found === null) return null;
  await tx.orm
    .update(passkey)
    .set({ counter: found.counter, lastUsedAt: now })
    .where(and(eq(passkey.holderId, row.holderId), eq(passkey.id, row.id)));
  return row;
};

/** Adds a passkey that signed what it was asked to; null where it did not, or is on record already. */
export const takeNewPasskey = async (
  tx: Tx,
  means: Means,
  { holderId, name }: { readonly holderId: number; readonly name: string },
  credential: Attestation,
  now: Date,
): Promise<PasskeyRow | null> => {
  const expected = await expectedOf(tx, means, { holderId, purpose: 'add' }, credential.client_data, now);
  const found = expected === null ? null : await checkAttestation(expected, credential);
  if (found === null) return null;
  const { transports } = credential;
  const [made] = await tx.orm
    .insert(passkey)
    .values({ ...found, holderId, name, transports, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
};

/** Gives a passkey another name; undefined where it is not this person's. */
export const renameOne = async (
  reader: Reader,
  { holderId, id, name }: { readonly holderId: number; readonly id: number; readonly name: string },
): Promise<PasskeyRow | undefined> => {
  const [row] = await reader.orm
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.holderId, holderId), eq(passkey.id, id), isNull(passkey.removedAt)))
    .returning();
  return row;
};

/** Removes one passkey, or all of a holder; those that were removed. */
export const removePasskeys = (
  tx: Tx,
  { holderId, id }: { readonly holderId: number; readonly id?: number },
  now: Date,
): Promise<PasskeyRow[]> =>
  tx.orm
    .update(passkey)
    .set({ removedAt: now })
    .where(
      and(
        eq(passkey.holderId, holderId),
        isNull(passkey.removedAt),
        id === undefined ? undefined : eq(passkey.id, id),
      ),
    )
    .returning();
