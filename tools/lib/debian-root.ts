import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const SUITE = 'trixie';

const program = promisify(execFile);

/** Where this machine has its packages from. */
const mirrorOf = (): string => {
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].map((file) => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  });
  const found = /^(?:URIs:|deb)\s+(?:\[[^\]]*\]\s+)?(\S+)/m.exec(sources.join('\n'))?.[1];
  if (found === undefined) throw new Error('this machine names no source of packages');
  return found;
};

/** Whether this machine can make a root file system: Debian's debootstrap, and root. */
export const canMakeRoots = (): boolean =>
  process.getuid?.() === 0 && spawnSync('debootstrap', ['--version']).error === undefined;

/** Makes the smallest Debian 13 in a folder that is not there yet. @param packages what is installed besides */
export const makeRoot = async (root: string, packages: readonly string[]): Promise<void> => {
  const include = `--include=${packages.join(',')}`;
  await program('debootstrap', ['--variant=minbase', include, SUITE, root, mirrorOf()], {
    maxBuffer: 64 * 1024 * 1024,
  });
};
