import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { calls, FailureData, RequestOf, ResponseOf } from '@fairlead/contract';

type Creation = ResponseOf<typeof calls.consoleAuth.beginKey>;
type Request = Pick<NonNullable<FailureData['key_request']>, 'challenge' | 'rpId' | 'userVerification'>;
type Credential = RequestOf<typeof calls.consoleAuth.addKey>['credential'];
type Assertion = NonNullable<RequestOf<typeof calls.consoleAuth.login>['key']>;

/** What a test has a key or its browser do otherwise than they should. */
interface Oddities {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
}

/** A security key with its browser, in software: it signs as a real one does. */
export interface SecurityKey {
  /** Makes its credential, with attestation "none". */
  make(options: Creation, odd?: Oddities): Credential;
  /** Signs what was asked. */
  sign(options: Request, odd?: Oddities): Assertion;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The parts of CBOR (RFC 8949) that an attestation needs. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
};
const cborNumber = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborMap = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([head(5, entries.length / 2), ...entries]);

export const securityKey = (origin: string): SecurityKey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let signed = 0;

  /** A key that is asked to looks who holds it. */
  const flagsOf = (asked: string, odd: Oddities): number =>
    USER_PRESENT | ((odd.userVerified ?? asked === 'required') ? USER_VERIFIED : 0);
  const dataOf = (rpId: string, flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, odd: Oddities): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: odd.challenge ?? challenge,
        origin: odd.origin ?? origin,
        crossOrigin: false,
      }),
    );

  return {
    make: ({ challenge, rp, authenticatorSelection: { userVerification } }, odd = {}) => {
      const cose = cborMap(
        ...[cborNumber(1), cborNumber(2), cborNumber(3), cborNumber(-7), cborNumber(-1), cborNumber(1)],
        ...[cborNumber(-2), cborBytes(Buffer.from(x, 'base64url'))],
        ...[cborNumber(-3), cborBytes(Buffer.from(y, 'base64url'))],
      );
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const data = Buffer.concat([
        ...[
          dataOf(odd.rpId ?? rp.id, flagsOf(userVerification, odd) | ATTESTED, signed),
          Buffer.alloc(16),
          length,
          id,
          cose,
        ],
      ]);
      const attestation = cborMap(
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), cborMap()],
        ...[cborText('authData'), cborBytes(data)],
      );
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', challenge, odd).toString('base64url'),
        attestation_object: attestation.toString('base64url'),
        transports: ['usb'],
      };
    },
    sign: ({ challenge, rpId, userVerification }, odd = {}) => {
      signed += 1;
      const data = dataOf(odd.rpId ?? rpId, flagsOf(userVerification, odd), odd.counter ?? signed);
      const client = clientData('webauthn.get', challenge, odd);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(odd.userHandle === undefined ? {} : { user_handle: odd.userHandle }),
      };
    },
  };
};
