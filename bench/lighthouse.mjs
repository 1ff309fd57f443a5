// Lighthouse for a phone on three screens, the median of five runs, each with an empty cache.
//   npm run build && node bench/lighthouse.mjs          ROUNDS=5 sets the number of runs
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../tools/lib/chromium.mjs';
import { medianOf, reportLeast } from './lib/figures.mjs';
import { freePort } from './lib/free-port.mjs';
import { openProduct } from './lib/product.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SCREENS = ['login', 'ad-center', 'wallet'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 };
const READY_MS = 20_000;

/** Its version is pinned here and is no part of the product's lockfile. */
const installLighthouse = async (folder) => {
  await cp(fileURLToPath(new URL('lighthouse/', import.meta.url)), folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
  const { default: lighthouse } = await import(
    pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  );
  return lighthouse;
};

const connect = async (port) => {
  const deadlineMs = Date.now() + READY_MS;
  for (;;) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await pause(100);
    }
  }
};

/** One browser with a profile of its own, which knows the signed-in person where the screen needs one. */
const audit = async (lighthouse, product, screen, folder) => {
  const port = await freePort();
  const profile = await mkdtemp(join(folder, 'profile-'));
  const flags = ['--headless=new', '--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = spawn(findChromium() ?? chromium.executablePath(), [
    ...flags,
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const connection = await connect(port);
    if (screen !== 'login') {
      const page = await connection.contexts()[0].newPage();
      await page.goto(`${product.origin}/mark.svg`);
      await page.evaluate((kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      }, product.storage);
      await page.close();
    }
    const options = {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(LEAST),
      disableStorageReset: true,
    };
    const { lhr } = await lighthouse(`${product.origin}/#/${screen}`, options);
    await connection.close();
    return lhr;
  } finally {
    browser.kill('SIGKILL');
    await ended;
  }
};

/** Names what cost points, for whoever mends it. */
const lost = (lhr, category) =>
  lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 0) < 0.9)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue ?? lhr.audits[id].errorMessage ?? ''}`.trim());

const folder = await mkdtemp(join(tmpdir(), 'fairlead-lighthouse-'));
const lighthouse = await installLighthouse(folder);
const product = await openProduct();
try {
  for (const screen of SCREENS) {
    const runs = [];
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await audit(lighthouse, product, screen, folder));
    for (const [category, least] of Object.entries(LEAST)) {
      const points = medianOf(runs.map((lhr) => Math.round((lhr.categories[category].score ?? 0) * 100)));
      reportLeast(`#/${screen}, ${category}`, points, least);
      if (points < least) console.log(`  ${lost(runs.at(-1), category).join('; ')}`);
    }
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
