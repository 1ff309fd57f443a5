import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Config, PushSettings } from '../../config';

/** The files of the secrets that the sandbox makes for itself. */
export const secretFile = {
  pepper: 'pin-pepper',
  signingKey: 'root-signing-key',
  push: 'push-keys',
} as const;

/** What a file beside the database holds, readable by its owner alone; made at the first start. */
const keptIn = (file: string, make: () => string): string => {
  if (!existsSync(file)) {
    // wx: of two that start at once, one writes; the other fails loudly instead of losing a secret in use.
    writeFileSync(file, `${make()}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
};

export const newPepper = (): string => randomBytes(32).toString('base64url');

export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

const newPushKeys = (): string => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `${publicKey} ${privateKey}`;
};

/** Push in the sandbox needs no setting; in live mode the operator says by whom push services reach it. */
const sandboxPush = ({ moneyMode, publicUrl }: Config, dataDir: string): PushSettings | undefined => {
  if (moneyMode === 'live') return undefined;
  const [publicKey = '', privateKey = ''] = keptIn(join(dataDir, secretFile.push), newPushKeys).split(' ');
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:sandbox@fairlead.invalid';
  return { publicKey, privateKey, subject };
};

/**
 * The configuration with its secrets: in the sandbox those that were not given are made and kept beside the database.
 * Live mode has them from outside, or did not start.
 */
export const withSecrets = (config: Config, dataDir: string): Config => ({
  ...config,
  pinPepper: config.pinPepper ?? keptIn(join(dataDir, secretFile.pepper), newPepper),
  rootSigningKey: config.rootSigningKey ?? keptIn(join(dataDir, secretFile.signingKey), newSigningKey),
  push: config.push ?? sandboxPush(config, dataDir),
});
