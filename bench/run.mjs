// `npm run bench`: every benchmark in turn, with its peers in the same run; a table of the figures, beside their aims and
// those of the release before (bench/figures.json), and what got worse. Needs a machine with nothing else to do. The last
// two parts fill databases with ten million flow records: they take most of the time, and more than 10 GB of disk.
//   npm run bench -- put-rate read-rate      only these
//   npm run bench -- --keep                  the figures become those to compare with, and growth is computed from them
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredCommit } from './lib/commit.mjs';
import { compareFigures, keepFigures, readReport, worse } from './lib/releases.mjs';
import { writeScaling } from './lib/scaling/page.mjs';

const PARTS = [
  ...['put-rate', 'read-rate', 'first-load', 'speed', 'lighthouse', 'sockets', 'start', 'memory', 'costs'],
  ...['growth', 'desk'],
];
const root = join(import.meta.dirname, '..');
const keptFile = join(import.meta.dirname, 'figures.json');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isKept = process.argv.includes('--keep');

const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}\nknown: ${PARTS.join(', ')}`);
  process.exit(2);
}

const commit = measuredCommit();

const run = (part, reportFile) =>
  new Promise((resolve) => {
    console.log(`\n── ${part}`);
    const child = spawn(process.execPath, [join(import.meta.dirname, `${part}.mjs`)], {
      cwd: root,
      env: { ...process.env, BENCH_REPORT: reportFile, BENCH_KEEP: isKept ? 'yes' : '' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });

const folder = mkdtempSync(join(tmpdir(), 'fairlead-figures-'));
const reportFile = join(folder, 'figures.jsonl');
writeFileSync(reportFile, '');
const failed = [];
try {
  if (spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' }).status !== 0)
    throw new Error('it does not build');
  for (const part of asked.length > 0 ? asked : PARTS) if (!(await run(part, reportFile))) failed.push(part);
  const before = JSON.parse(readFileSync(keptFile, 'utf8'));
  const figures = readReport(readFileSync(reportFile, 'utf8'));
  const rows = compareFigures(figures, before.figures);
  const commitsBefore = new Set(Object.values(before.figures).map(({ commit: at }) => at));
  console.log(`\nmeasured at ${commit}, compared with ${[...commitsBefore].join(', ') || 'nothing'}`);
  console.table(rows, ['name', 'figure', 'aim', 'reached', 'before', 'change']);
  const got = worse(rows);
  console.log(got.length === 0 ? 'nothing got worse' : `worse: ${got.join('; ')}`);
  if (isKept) {
    const kept = { figures: keepFigures(before.figures, figures, commit) };
    writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`);
    writeScaling();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.log(`did not run to their end: ${failed.join(', ')}`);
  process.exitCode = 1;
}
