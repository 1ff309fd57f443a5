import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config, ShellKey } from '../../config';

const derived = ({ pinPepper }: Config, purpose: string): Buffer => {
  if (pinPepper === undefined) throw new Error('PIN_PEPPER is not set');
  return Buffer.from(hkdfSync('sha256', pinPepper, '', `fairlead ${purpose}`, 32));
};

/** Seals stand-ins for tickets: the same on every node, since it comes of the secret that nodes share. */
export const continuationKey = (config: Config): Buffer => derived(config, 'shell continuation 1');

/** Seals the secrets of one-time codes, so that a copy of the database makes none. */
export const totpSealingKey = (config: Config): Buffer => derived(config, 'one-time codes 1');

/** Of it come the names under which passkeys know their accounts. */
export const passkeyUserKey = (config: Config): Buffer => derived(config, 'passkey user 1');

/** What stands before the 32 bytes of an Ed25519 private key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export const SANDBOX_KID = 'sandbox';

/** The key with which the sandbox's host app signs (`/sandbox/shell`); nobody keeps it, it is derived each time. */
export const sandboxSigningKey = (config: Config): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, derived(config, 'sandbox shell key 1')]),
    format: 'der',
    type: 'pkcs8',
  });

/** Whose tickets are believed: the configured host apps, and in the sandbox with sample data its own. */
export const trustedKeys = (config: Config): readonly ShellKey[] =>
  config.sampleData
    ? [...config.shell.keys, { kid: SANDBOX_KID, key: createPublicKey(sandboxSigningKey(config)) }]
    : config.shell.keys;
