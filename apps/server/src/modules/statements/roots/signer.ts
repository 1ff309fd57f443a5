import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** Signs with the programme's key; whoever has the public key can check it. */
export interface Signer {
  /** The first 16 hex digits of the SHA-256 of the public key as written. */
  readonly keyId: string;
  /** The raw public key, base64. */
  readonly publicKey: string;
  /** Ed25519 over the text's UTF-8, base64. */
  sign(text: string): string;
}

const rawPublicKey = (key: KeyObject): Buffer =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');

/** @param key an Ed25519 private key, PKCS #8 in base64, as the configuration holds it */
export const signerOf = (key: string): Signer => {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = rawPublicKey(privateKey).toString('base64');
  return {
    keyId: createHash('sha256').update(publicKey).digest('hex').slice(0, 16),
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
};
