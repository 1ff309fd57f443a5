import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose it is goes into the seal: moved to another row, it opens no more. */
const bound = (holderId: number): Buffer => Buffer.from(`holder:${holderId}`);

/** Seals a secret for the database; the key is outside it. */
export const seal = (key: Buffer, holderId: number, secret: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bound(holderId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** The secret again; null where the seal is another's, was changed, or is of a key that is no longer there. */
export const unseal = (key: Buffer, holderId: number, sealed: Buffer): string | null => {
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const opener = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(bound(holderId))
    .setAuthTag(tag);
  try {
    const opened = opener.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([opened, opener.final()]).toString('utf8');
  } catch {
    return null;
  }
};
