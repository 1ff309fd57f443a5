/**
 * `npm test`: everything that holds this repository, on a fresh clone too. Installs and builds what is missing, runs
 * all checks and ends with one line, "N passed, N failed". `--full` (`npm run test:full`) runs wider.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs';
import { countCheck, countPlaywright, countVitest } from './lib/count.mjs';
import { ensureBuilt, ensureInstalled } from './lib/ensure.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { endRunning, runSteps } from './lib/steps.mjs';

const root = join(import.meta.dirname, '..');
const isFull = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'fairlead-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const minuteMs = 60_000;
const limitMs = isFull ? 180 * minuteMs : 19 * minuteMs;
const env = { ...process.env, FULL: isFull ? '1' : '', PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };

function node(script, ...args) {
  return [process.execPath, join('node_modules', script), ...args];
}

function check(script) {
  return { name: script, command: ['npm', 'run', '--silent', script], count: countCheck };
}

const vitest = [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  ...(isFull ? ['--reporter=./tools/lib/failures-at-once.mjs'] : []),
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];

const checks = [
  ...['lint:biome', 'lint:zones', 'lint:knip', 'typecheck'].map(check),
  { name: 'vitest', command: node(...vitest), count: (code) => countVitest(vitestReport, code) },
];
const journeys = {
  name: 'journeys in the browser',
  command: node('@playwright/test/cli.js', 'test', '--reporter=list,json'),
  count: (code) => countPlaywright(playwrightReport, code),
};

function ensureBrowser() {
  if (!isFull) ensureHeadlessShell();
  ensureChromium();
}

// Each of them waits a third of its time: beside each other they fill a small machine. The wide run has drills that
// measure seconds, and goes one after the other.
const steps = [
  { name: 'install', act: () => ensureInstalled({ root }), count: countCheck },
  { name: 'browser', act: ensureBrowser, count: countCheck },
  { name: 'fonts', act: ensureFonts, count: countCheck },
  { name: 'build', act: () => ensureBuilt({ root }), count: countCheck },
  ...(isFull ? [checks, journeys] : [[...checks, journeys]]),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endRunning();
    process.exit(1);
  });
}

const { passed, failed } = await runSteps(steps, { cwd: root, env, limitMs });
rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
