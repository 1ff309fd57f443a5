import { randomBytes } from 'node:crypto';
import type { RelyingParty } from './relying-party';

/** EdDSA, ES256, RS256: what every key of the last years has. */
export const ALGORITHMS = [-8, -7, -257];
/** How long a key has to sign. */
export const CHALLENGE_MS = 5 * 60_000;

/** A fifth of what the program loads, for people with a key alone. */
const library = () => import('@simplewebauthn/server');

/** Something new for a key to sign. */
export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** What a browser puts under what was signed; null where it is no such text, or was signed on another page. */
export const readClientData = (party: RelyingParty, encoded: string): { challenge: string } | null => {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
    const isText = typeof challenge === 'string' && typeof origin === 'string';
    return isText && party.isOrigin(origin) ? { challenge } : null;
  } catch {
    return null;
  }
};

interface Expected {
  readonly party: RelyingParty;
  /** Taken before, so that it counts once. */
  readonly challenge: string;
  /** The key asked who holds it, by face, finger or the device's code. */
  readonly isUserVerified: boolean;
}

const expectation = ({ party, challenge, isUserVerified }: Expected) => ({
  ...{ expectedChallenge: challenge, expectedRPID: party.id },
  requireUserVerification: isUserVerified,
});

/** The origin as the browser wrote it, which `readClientData` found to be this installation's. */
const originOf = (encoded: string): string =>
  JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')).origin;

/** What the library found to be true, else null: what it throws is about what was sent. */
const orNull = async <Found extends { readonly verified: boolean }>(
  checking: Promise<Found>,
): Promise<Found | null> => {
  const found = await checking.catch(() => null);
  return found?.verified === true ? found : null;
};

/** What is kept of a key. */
export interface KnownKey {
  readonly publicKey: Buffer;
  readonly counter: number;
}

interface Assertion {
  readonly id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
}

/** Checks what a key signed; its new count, or null where it did not sign this, or counts backwards as a copy does. */
export const checkAssertion = async (
  expected: Expected,
  key: KnownKey,
  { id, client_data, authenticator_data, signature }: Assertion,
): Promise<{ counter: number } | null> => {
  const { verifyAuthenticationResponse } = await library();
  const found = await orNull(
    verifyAuthenticationResponse({
      ...expectation(expected),
      expectedOrigin: originOf(client_data),
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      credential: { id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    }),
  );
  return found === null ? null : { counter: found.authenticationInfo.newCounter };
};

/** Checks a new credential; what is to be kept of it, or null where it did not sign what it was asked to. */
export const checkAttestation = async (
  expected: Expected,
  {
    id,
    client_data,
    attestation_object,
  }: { readonly id: string; readonly client_data: string; readonly attestation_object: string },
): Promise<(KnownKey & { readonly credentialId: string }) | null> => {
  const { verifyRegistrationResponse } = await library();
  const found = await orNull(
    verifyRegistrationResponse({
      ...expectation(expected),
      expectedOrigin: originOf(client_data),
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, attestationObject: attestation_object },
      },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (found === null || !found.verified) return null;
  const { id: credentialId, publicKey, counter } = found.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter };
};
