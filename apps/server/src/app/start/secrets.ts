import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config, PushSettings } from '../../config';

/** The files of the secrets that the sandbox makes for itself. */
export const secretFile = {
  pepper: 'pin-pepper',
  signingKey: 'root-signing-key',
  push: 'push-keys',
} as const;

/** What a file beside the database holds, readable by its owner alone; made at the first start. */
const keptIn = async (file: string, make: () => string | Promise<string>): Promise<string> => {
  if (!existsSync(file)) {
    // wx: of two that start at once, one writes; the other fails loudly instead of losing a secret in use.
    writeFileSync(file, `${await make()}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
};

export const newPepper = (): string => randomBytes(32).toString('base64url');

export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

const newPushKeys = async (): Promise<string> => {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `${publicKey} ${privateKey}`;
};

/** Push in the sandbox needs no setting; in live mode the operator says by whom push services reach it. */
const sandboxPush = async (
  { moneyMode, publicUrl }: Config,
  dataDir: string,
): Promise<PushSettings | undefined> => {
  if (moneyMode === 'live') return undefined;
  const kept = await keptIn(join(dataDir, secretFile.push), newPushKeys);
  const [publicKey = '', privateKey = ''] = kept.split(' ');
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:sandbox@fairlead.invalid';
  return { publicKey, privateKey, subject };
};

/**
 * The configuration with its secrets: in the sandbox those that were not given are made and kept beside the database.
 * Live mode has them from outside, or did not start.
 */
export const withSecrets = async (config: Config, dataDir: string): Promise<Config> => ({
  ...config,
  pinPepper: config.pinPepper ?? (await keptIn(join(dataDir, secretFile.pepper), newPepper)),
  rootSigningKey:
    config.rootSigningKey ?? (await keptIn(join(dataDir, secretFile.signingKey), newSigningKey)),
  push: config.push ?? (await sandboxPush(config, dataDir)),
});
