// First load of #/login and of the console's sign-in in a real Chromium with a cold cache: bytes over the wire and first
// paint. The console is loaded as on a plain laptop at a plain line: processor half as quick, 10 Mbit/s, 40 ms.
//   node bench/first-load.mjs [address]      address of a running product, e.g. http://127.0.0.1:8080/
// Without an address what is built (apps/portal/dist, apps/console/dist) is served here, packed with brotli where it is, without
// the API.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { medianOf, reportMost } from './lib/figures.mjs';

const FILES_BYTES = 95_000;
/** The rest is for headers and the answer with the configuration. */
const LIMIT_BYTES = 100_000;
const CONSOLE_LIMIT_MS = 2_000;
const ROUNDS = 5;
const PHONE = { viewport: { width: 375, height: 812 }, locale: 'en-US' };
const LAPTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
const LAPTOP_SLOWER_TIMES = 2;
const LAPTOP_LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};
const built = ['portal', 'console'].map((app) =>
  fileURLToPath(new URL(`../apps/${app}/dist/`, import.meta.url)),
);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves what is built with brotli; anything else, the API too, is 404. */
async function serveBuilt() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const [, under, rest] = /^(\/console)?(\/.*)$/.exec(path) ?? [];
    const folder = built[under === undefined ? 0 : 1];
    const file = join(folder, normalize(rest === '/' ? '/index.html' : rest));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    // A page whose words the server completes is not packed when it is built.
    const isPacked = existsSync(`${file}.br`);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
      'cache-control': 'max-age=60',
    });
    response.end(readFileSync(isPacked ? `${file}.br` : file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** A page with an empty cache that keeps count of the bytes of each file over the wire, and of those of its headers. */
async function openPage(browser, device) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const files = new Map();
  wire.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, bytes: 0, headers: response.encodedDataLength }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  const close = async () => {
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    );
    await context.close();
    return { files: [...files.values()], firstPaintMs };
  };
  return { page, wire, close };
}

/** One cold load; with `onlyPage` scripts are held back, to see what index.html paints by itself. */
async function load(browser, address, onlyPage) {
  const { page, close } = await openPage(browser, PHONE);
  if (onlyPage) await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL('#/login', address).href, { waitUntil: 'networkidle' });
  if (!onlyPage) await page.getByRole('button', { name: 'Log in' }).waitFor();
  return close();
}

/** One cold load of the console's sign-in on a plain laptop. */
async function loadConsole(browser, address) {
  const { page, wire, close } = await openPage(browser, LAPTOP);
  await wire.send('Network.emulateNetworkConditions', LAPTOP_LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: LAPTOP_SLOWER_TIMES });
  await page.goto(new URL('console/', address).href, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  return close();
}

const sumOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);
/** What was built, without headers and without what a call answered. */
const sumOfBuilt = (files) =>
  files
    .filter(({ url }) => !new URL(url).pathname.startsWith('/facebook-business/'))
    .reduce((sum, { bytes, headers }) => sum + Math.max(0, bytes - headers), 0);

const served = process.argv[2] ? { address: process.argv[2], close: () => undefined } : await serveBuilt();
const executable = existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {};
const browser = await chromium.launch({ ...executable, args: ['--no-sandbox'] });
try {
  const loads = [];
  const ofConsole = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.push(await load(browser, served.address, false));
    ofConsole.push(await loadConsole(browser, served.address));
  }
  const alone = await load(browser, served.address, true);
  const [first] = loads;
  for (const { url, bytes } of first.files)
    console.log(`${String(bytes).padStart(7)}  ${new URL(url).pathname}`);
  const total = sumOf(first.files);
  const paintMs = (all) => medianOf(all.map(({ firstPaintMs }) => firstPaintMs));
  reportMost('#/login, cold, bytes of its files, packed', sumOfBuilt(first.files), FILES_BYTES);
  reportMost('#/login, cold, bytes over the wire with headers', total, LIMIT_BYTES);
  console.log(`first contentful paint: median ${Math.round(paintMs(loads))} ms of ${ROUNDS} cold loads`);
  console.log(
    `first contentful paint of index.html with scripts held back: ${Math.round(alone.firstPaintMs)} ms`,
  );
  console.log(
    `the console's sign-in, cold: ${Math.round(sumOf(ofConsole[0].files) / 1000)} KB over the wire`,
  );
  reportMost('console, cold on a plain laptop, first paint, ms', paintMs(ofConsole), CONSOLE_LIMIT_MS);
  if (alone.firstPaintMs === null) process.exitCode = 1;
} finally {
  await browser.close();
  served.close();
}
