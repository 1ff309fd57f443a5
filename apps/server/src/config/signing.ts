import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

const isSigningKey = (text: string): boolean => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
};

/** The key that signs each day's root: Ed25519, PKCS #8 (DER) in base64. */
export const signingKey = z.string().refine(isSigningKey, 'not an Ed25519 private key, PKCS #8 in base64');
