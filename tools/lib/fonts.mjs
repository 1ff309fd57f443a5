/** Makes sure that every language of the interface can be drawn, before a walk measures its texts. Node alone. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';

const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'];

/** One language for each script that a bare system cannot draw, by fontconfig's names. */
const SCRIPTS = ['ja', 'ko', 'ru', 'th', 'vi', 'zh-cn', 'zh-tw'];

function canDraw(script) {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${script}`, 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** @returns {string[]} the scripts for which this system has no font; none on systems that bring them along */
export function scriptsWithoutFont() {
  return process.platform === 'linux' ? SCRIPTS.filter((script) => !canDraw(script)) : [];
}

/**
 * Installs the fonts that are missing; as root on Debian.
 * @throws {Error} naming the packages, where they are missing and cannot be installed from here
 */
export function ensureFonts() {
  if (scriptsWithoutFont().length === 0) return;
  if (installPackages(PACKAGES) && scriptsWithoutFont().length === 0) return;
  throw new Error(
    `No font for: ${scriptsWithoutFont().join(', ')}. Install fonts such as Noto (Debian: apt-get install ${PACKAGES.join(' ')}).`,
  );
}
