import type { CallOf, FailureData, ResponseOf } from '@fairlead/contract';
import { and, desc, eq, isNull, type Reader, staffKey, type Tx } from '@fairlead/db';
import { ALGORITHMS, CHALLENGE_MS, type RelyingParty } from '../../plugins/second-steps';
import { openChallenge, type Purpose } from './challenges';

export type KeyRow = typeof staffKey.$inferSelect;
type KeyRequest = NonNullable<FailureData['key_request']>;
type KeyCreation = ResponseOf<CallOf<'consoleAuth.beginKey'>>;

const described = ({ credentialId: id, transports }: KeyRow) => ({
  id,
  type: 'public-key' as const,
  transports,
});

/** The keys of a member of staff that sign in, newest first. */
export const readKeys = (reader: Reader, staffId: number): Promise<KeyRow[]> =>
  reader.orm
    .select()
    .from(staffKey)
    .where(and(eq(staffKey.staffId, staffId), isNull(staffKey.removedAt)))
    .orderBy(desc(staffKey.id));

/** Those that were removed, too. */
export const readAllKeys = (reader: Reader, staffId: number): Promise<KeyRow[]> =>
  reader.orm.select().from(staffKey).where(eq(staffKey.staffId, staffId)).orderBy(desc(staffKey.id));

/** Removes one key, or all of a member of staff. */
export const removeKeys = async (
  tx: Tx,
  { staffId, id }: { readonly staffId: number; readonly id?: number },
  now: Date,
): Promise<void> => {
  await tx.orm
    .update(staffKey)
    .set({ removedAt: now })
    .where(
      and(
        eq(staffKey.staffId, staffId),
        isNull(staffKey.removedAt),
        id === undefined ? undefined : eq(staffKey.id, id),
      ),
    );
};

/** What one of these keys is to sign. The password came before, so that the key need not know who holds it. */
export const askKeys = async (
  tx: Tx,
  {
    staffId,
    purpose,
    keys,
  }: { readonly staffId: number; readonly purpose: Purpose; readonly keys: readonly KeyRow[] },
  party: RelyingParty,
  now: Date,
): Promise<KeyRequest> => ({
  challenge: await openChallenge(tx, staffId, purpose, now),
  rpId: party.id,
  timeout: CHALLENGE_MS,
  userVerification: 'discouraged',
  allowCredentials: keys.map(described),
});

/** What a browser makes a new credential of; a key that is there already makes none. */
export const askNewKey = async (
  tx: Tx,
  { staffId, username }: { readonly staffId: number; readonly username: string },
  party: RelyingParty,
  now: Date,
): Promise<KeyCreation> => ({
  challenge: await openChallenge(tx, staffId, 'add', now),
  rp: { id: party.id, name: 'Fairlead' },
  user: {
    id: Buffer.from(`staff:${staffId}`).toString('base64url'),
    name: username,
    displayName: username,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  excludeCredentials: (await readKeys(tx, staffId)).map(described),
  authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
});
