// First load of #/login in a real Chromium with a cold cache: bytes over the wire and first paint.
//   node bench/first-load.mjs [address]      address of a running product, e.g. http://127.0.0.1:8080/
// Without an address the built portal (apps/portal/dist) is served here, from its brotli copies, without the API.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { reportMost } from './lib/figures.mjs';

const LIMIT_BYTES = 100_000;
const ROUNDS = 5;
const built = fileURLToPath(new URL('../apps/portal/dist/', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves the built portal with brotli; anything else, the API too, is 404. */
async function serveBuilt() {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(built, normalize(path === '/' ? '/index.html' : path));
    if (!file.startsWith(built) || !existsSync(`${file}.br`)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'max-age=60',
    });
    response.end(readFileSync(`${file}.br`));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** One cold load; with `onlyPage` scripts are held back, to see what index.html paints by itself. */
async function load(browser, address, onlyPage) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'en-US' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const files = new Map();
  wire.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, bytes: 0 }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  if (onlyPage) await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL('#/login', address).href, { waitUntil: 'networkidle' });
  if (!onlyPage) await page.getByRole('button', { name: 'Log in' }).waitFor();
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  );
  await context.close();
  return { files: [...files.values()], firstPaintMs };
}

const served = process.argv[2] ? { address: process.argv[2], close: () => undefined } : await serveBuilt();
const executable = existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {};
const browser = await chromium.launch({ ...executable, args: ['--no-sandbox'] });
try {
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, served.address, false));
  const alone = await load(browser, served.address, true);
  const [first] = loads;
  for (const { url, bytes } of first.files)
    console.log(`${String(bytes).padStart(7)}  ${new URL(url).pathname}`);
  const total = first.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const paints = loads.map(({ firstPaintMs }) => firstPaintMs).sort((one, other) => one - other);
  reportMost('#/login, cold, bytes over the wire with headers', total, LIMIT_BYTES);
  console.log(
    `first contentful paint: median ${Math.round(paints[Math.floor(ROUNDS / 2)])} ms of ${ROUNDS} cold loads`,
  );
  console.log(
    `first contentful paint of index.html with scripts held back: ${Math.round(alone.firstPaintMs)} ms`,
  );
  if (total > LIMIT_BYTES || alone.firstPaintMs === null) process.exitCode = 1;
} finally {
  await browser.close();
  served.close();
}
