/** Finds the system's Chromium for the browser journeys, and installs Debian's where that is possible. Node alone. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser'];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} the path of the first Chromium in `searchPath` (as PATH is written) */
export function findChromium(searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isDebianRoot() {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/**
 * Makes sure that there is a Chromium; as root on Debian it is installed.
 * @returns {string} its path
 * @throws {Error} naming the package to install, where it is missing and cannot be installed from here
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot() && apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('Chromium is missing: install the package "chromium" (Debian: apt-get install chromium).');
}
