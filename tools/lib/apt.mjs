/** Installs Debian packages where that is possible. Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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
 * @param {readonly string[]} packages
 * @returns {boolean} whether they were installed; false where this is not Debian, or not root
 */
export function installPackages(packages) {
  return isDebianRoot() && apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}
