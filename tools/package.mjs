/**
 * `npm run package [-- --out DIR]`: what is handed to an operator, in `dist` where nothing else is said: a tarball with the
 * built program and its packages, a Debian package, the bill of materials, the licenses, and the sums of all of them
 * (docs/releasing.md). Asks no registry; the same commit makes the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs';
import { makeDebianPackage } from './lib/package/debian.mjs';
import { compiledIn, writeBill, writeLicenses } from './lib/package/papers.mjs';
import { stageProgram } from './lib/package/stage.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);

/** The commit's time: files made of the same commit are the same. */
const dateOf = () => {
  const given = process.env.SOURCE_DATE_EPOCH;
  const options = { cwd: root, encoding: 'utf8' };
  return new Date(Number(given ?? execFileSync('git', ['log', '-1', '--format=%ct'], options)) * 1_000);
};

const makeTarball = (stage, file, date) => {
  const same = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    `--mtime=@${date.getTime() / 1_000}`,
  ];
  const plain = file.replace(/\.gz$/, '');
  execFileSync('tar', [...same, '-cf', plain, '-C', join(stage, '..'), basename(stage)]);
  execFileSync('gzip', ['-n', '-6', '-f', plain]);
  return file;
};

const sumsOf = (files) =>
  files
    .map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`)
    .join('');

await ensureInstalled({ root });
await ensureBuilt({ root });
const work = mkdtempSync(join(tmpdir(), 'fairlead-package-'));
try {
  const date = dateOf();
  process.env.SOURCE_DATE_EPOCH = String(date.getTime() / 1_000);
  const { version: plainVersion } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const stage = join(work, `fairlead-${plainVersion}`);
  const { version, installed, builtIn } = stageProgram(root, stage);
  const compiled = compiledIn(stage, installed);
  writeLicenses(root, stage, { installed, builtIn, compiled });
  const bill = writeBill(stage, { builtIn, compiled, date });
  mkdirSync(out, { recursive: true });
  const name = `fairlead-${version}-${process.platform}-${process.arch}`;
  const files = [makeTarball(stage, join(out, `${name}.tar.gz`), date)];
  const debian = makeDebianPackage({ root, stage, work, out, version });
  if (debian === undefined) console.log('no Debian package: dpkg-deb is not there');
  else files.push(debian);
  for (const [paper, copied] of [
    ['sbom.cdx.json', `${name}.sbom.cdx.json`],
    ['THIRD-PARTY-LICENSES.txt', `${name}.licenses.txt`],
  ]) {
    copyFileSync(join(stage, paper), join(out, copied));
    files.push(join(out, copied));
  }
  writeFileSync(join(out, 'SHA256SUMS'), sumsOf(files));
  for (const file of files)
    console.log(`${(statSync(file).size / 1_048_576).toFixed(1).padStart(7)} MB  ${file}`);
  console.log(`${bill.components.length} components; sums in ${join(out, 'SHA256SUMS')}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
