// What a drill needs of the machine. One that lacks it leaves the drill out, and says so.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { missingPackages } from '../../../tools/lib/failover/packages.mjs';

/** @typedef {() => string | undefined} Need what is lacking, in words; undefined where nothing is */

/** @type {Need} */
export const root = () => (process.getuid?.() === 0 ? undefined : 'only root may do that');

/** @type {Need} of the failover set-up */
export const packages = () => {
  const missing = missingPackages();
  return missing.length === 0 ? undefined : `not installed are ${missing.join(', ')}`;
};

/** @type {Need} In a network of its own there is nobody but this machine. */
export const ownNetwork = () =>
  Object.keys(networkInterfaces()).every((name) => name === 'lo')
    ? undefined
    : "run it alone by unshare --net sh -c 'ip link set lo up && node bench/faults/run.mjs NAME'";

/** @param {string} name @returns {Need} */
export const program = (name) => () =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))
    ? undefined
    : `${name} is not installed`;
