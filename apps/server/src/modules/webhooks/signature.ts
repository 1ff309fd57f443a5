import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../config';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const SALT_BYTES = 16;

/** What makes a secret another one; kept in the row of its endpoint. */
export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** The secret of a salt: it comes of the secret beside the database too, so that a copy of the database signs nothing. */
export const secretOf = ({ pinPepper }: Pick<Config, 'pinPepper'>, salt: Buffer): string => {
  if (pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  const secret = hkdfSync('sha256', pinPepper, salt, 'fairlead webhook 1', SECRET_BYTES);
  return `${PREFIX}${Buffer.from(secret).toString('base64')}`;
};

/** A signature as Standard Webhooks has it: HMAC-SHA256 over identifier, seconds since 1970, and the body as it is sent. */
const signatureOf = (secret: string, messageId: string, seconds: number, body: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
};

/** The headers of a message; while a secret is replaced it has a signature of each. */
export const headersOf = (
  secrets: readonly string[],
  messageId: string,
  time: Date,
  body: string,
): Readonly<Record<string, string>> => {
  const seconds = Math.floor(time.getTime() / 1_000);
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, messageId, seconds, body)).join(' '),
  };
};
