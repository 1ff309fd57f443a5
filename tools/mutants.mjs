/**
 * Applies each mutant of docs/mutants.md to a copy of the sources and runs the test that must kill it. Node alone.
 * A mutant that survives, or whose text is no longer in the sources, fails the run.
 * Usage: node tools/mutants.mjs [name …]
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mutants } from './lib/mutants.mjs';

const root = join(import.meta.dirname, '..');
const left = new Set(['.git', 'data', 'dist', 'test-results', 'playwright-report', '.test-builds']);

/** Links every library that one workspace has for itself. */
function linkLibraries(workspace, copy) {
  const from = join(root, workspace, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(copy, workspace, 'node_modules');
  mkdirSync(join(to, '@fairlead'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@fairlead' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

/** The sources as they are now, with the libraries linked in. */
function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'fairlead-mutants-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) =>
      !relative(root, path)
        .split('/')
        .some((part) => left.has(part) || part === 'node_modules'),
  });
  linkLibraries('.', copy);
  for (const parent of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, parent))) {
      const workspace = join(parent, name);
      linkLibraries(workspace, copy);
      // Workspaces are the copy's own; every other library is the one that is installed.
      symlinkSync(join(copy, workspace), join(copy, 'node_modules/@fairlead', name));
    }
  }
  return copy;
}

/** @returns {string} what became of it: `killed`, or why the run fails */
function tryMutant(copy, { file, from, to, test }) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const places = source.split(from).length - 1;
  if (places !== 1) return `its text is ${places} times in ${file}, not once`;
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const [testFile, name] = test;
  // A test of the wide run is only found by it; the others are quicker without.
  const full = testFile.includes('.full.') ? '1' : '';
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      testFile,
      ...(name ? ['-t', name] : []),
      '--bail',
      '1',
    ],
    { cwd: copy, env: { ...process.env, FULL: full, SHRINK: 'off' }, encoding: 'utf8', timeout: 300_000 },
  );
  writeFileSync(path, source);
  if (run.status === 0) return 'SURVIVED';
  return /Tests .*\d+ failed/.test(run.stdout)
    ? 'killed'
    : `no test failed, the run did:\n${run.stdout}${run.stderr}`;
}

const wanted = process.argv.slice(2);
const copy = copySources();
let failures = 0;
try {
  for (const mutant of mutants.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const startMs = performance.now();
    const outcome = tryMutant(copy, mutant);
    if (outcome !== 'killed') failures += 1;
    console.log(`${mutant.name}: ${outcome} (${((performance.now() - startMs) / 1000).toFixed(1)} s)`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(failures === 0 ? 'every mutant was killed' : `${failures} mutants were not killed`);
process.exitCode = failures === 0 ? 0 : 1;
