import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';

/**
 * The configuration with a pepper: in the sandbox one is made at the first start and kept beside the database,
 * readable by its owner alone. Live mode has it from outside, or did not start.
 */
export const withPepper = (config: Config, dataDir: string): Config => {
  if (config.pinPepper !== undefined) return config;
  const file = join(dataDir, 'pin-pepper');
  if (!existsSync(file)) {
    // wx: of two that start at once, one writes; the other fails loudly instead of losing a pepper in use.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return { ...config, pinPepper: readFileSync(file, 'utf8').trim() };
};
