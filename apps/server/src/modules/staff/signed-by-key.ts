import type { CallOf, ParsedOf } from '@fairlead/contract';
import { eq, staffKey, type Tx } from '@fairlead/db';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Purpose, takeChallenge } from './challenges';
import { ALGORITHMS, type KeyRow, readKeys } from './keys';
import type { RelyingParty } from './relying-party';

export type Assertion = NonNullable<ParsedOf<CallOf<'consoleAuth.login'>>['key']>;
type Attestation = ParsedOf<CallOf<'consoleAuth.addKey'>>['credential'];

interface Expected {
  readonly staffId: number;
  readonly party: RelyingParty;
  readonly purpose: Purpose;
  readonly time: Date;
}

/** Challenge and origin that a browser put under what was signed; null where it is no such text. */
const clientDataOf = (encoded: string): { challenge: string; origin: string } | null => {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : null;
  } catch {
    return null;
  }
};

/** What the library is to expect, where the browser was at this installation and signs what was asked; else null. */
const expectedOf = async (tx: Tx, { staffId, party, purpose, time }: Expected, clientData: string) => {
  const data = clientDataOf(clientData);
  if (data === null || !party.isOrigin(data.origin)) return null;
  const { challenge, origin } = data;
  if (!(await takeChallenge(tx, { staffId, purpose, challenge }, time))) return null;
  return {
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: party.id },
    requireUserVerification: false,
  };
};

/** What the library found to be true, else null: what it throws is about what was sent. */
const orNull = async <Found extends { readonly verified: boolean }>(
  checking: Promise<Found>,
): Promise<Found | null> => {
  const found = await checking.catch(() => null);
  return found?.verified === true ? found : null;
};

/** Takes what a key signed: the key, or null where it is none of this person's, or did not sign this. */
export const takeKey = async (
  tx: Tx,
  expected: Expected,
  { id, client_data, authenticator_data, signature }: Assertion,
): Promise<KeyRow | null> => {
  const expectation = await expectedOf(tx, expected, client_data);
  const key = (await readKeys(tx, expected.staffId)).find(({ credentialId }) => credentialId === id);
  if (expectation === null || key === undefined) return null;
  const found = await orNull(
    verifyAuthenticationResponse({
      ...expectation,
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      credential: { id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    }),
  );
  if (found === null) return null;
  const { newCounter: counter } = found.authenticationInfo;
  await tx.orm.update(staffKey).set({ counter, lastUsedAt: expected.time }).where(eq(staffKey.id, key.id));
  return key;
};

/** Adds a key that signed what it was asked to; null where it did not, or is on record already. */
export const takeNewKey = async (
  tx: Tx,
  expected: Expected,
  name: string,
  { id, client_data, attestation_object, transports }: Attestation,
): Promise<KeyRow | null> => {
  const expectation = await expectedOf(tx, expected, client_data);
  if (expectation === null) return null;
  const found = await orNull(
    verifyRegistrationResponse({
      ...expectation,
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, attestationObject: attestation_object },
      },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (found === null || !found.verified) return null;
  const { id: credentialId, publicKey, counter } = found.registrationInfo.credential;
  const [made] = await tx.orm
    .insert(staffKey)
    .values({
      ...{ staffId: expected.staffId, name, transports, credentialId, counter },
      ...{ publicKey: Buffer.from(publicKey), createdAt: expected.time },
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
};
