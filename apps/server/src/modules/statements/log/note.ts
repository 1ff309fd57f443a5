import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Witness } from '../../../config';
import type { Signer } from '../roots/signer';

/** Bytes that say what kind of signature a key makes (C2SP signed-note). */
const ED25519 = 1;
const ID_BYTES = 4;
const TIME_BYTES = 8;

const keyId = (name: string, raw: Buffer): Buffer =>
  createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.of(ED25519))
    .update(raw)
    .digest()
    .subarray(0, ID_BYTES);

/** The key as others are given it: `name+id+base64(kind, key)`. */
export const verifierKey = (origin: string, { publicKey }: Pick<Signer, 'publicKey'>): string => {
  const raw = Buffer.from(publicKey, 'base64');
  return `${origin}+${keyId(origin, raw).toString('hex')}+${Buffer.concat([Buffer.of(ED25519), raw]).toString('base64')}`;
};

/** What a checkpoint says: which log, how many entries, and the root over them (C2SP tlog-checkpoint). */
export const checkpointText = (origin: string, size: number, root: Buffer): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** A checkpoint with the log's own signature. */
export const signNote = (origin: string, text: string, signer: Signer): string => {
  const id = keyId(origin, Buffer.from(signer.publicKey, 'base64'));
  const signature = Buffer.concat([id, Buffer.from(signer.sign(text), 'base64')]);
  return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
};

/** When a witness says that it saw this checkpoint; undefined where the line is not its signature of it. */
export const cosignedAt = (line: string, text: string, { name, id, key }: Witness): Date | undefined => {
  const [, signer, encoded = ''] = /^— (\S+) (\S+)$/.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (signer !== name || bytes.length < ID_BYTES + TIME_BYTES) return undefined;
  if (bytes.subarray(0, ID_BYTES).toString('hex') !== id) return undefined;
  const seconds = bytes.readBigUInt64BE(ID_BYTES);
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'base64').toString('base64url') },
    format: 'jwk',
  });
  const signed = Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);
  return verify(null, signed, publicKey, bytes.subarray(ID_BYTES + TIME_BYTES))
    ? new Date(Number(seconds) * 1_000)
    : undefined;
};
