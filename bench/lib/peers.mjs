// The peers of the speed benchmark: small pages with pinned packages that are no part of the product. They are
// installed and built in a folder of the machine's temporary files, and served there with brotli.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const run = promisify(execFile);
const sources = fileURLToPath(new URL('../peers/', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const buildPeer = async (folder) => {
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'], {
    cwd: folder,
  });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    base: './',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { target: 'es2022', modulePreload: { polyfill: false } },
  });
};

/** Every built file in memory, compressed, by its address. */
const readBuilt = async (folder) => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in TYPES);
  const entries = names.map(async (name) => [
    `/${name.split(sep).join('/')}`,
    { type: TYPES[extname(name)], body: brotliCompressSync(await readFile(join(folder, name))) },
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

const serve = async (files) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = files[path === '/' ? '/index.html' : path];
    if (!file) return response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'max-age=60' };
    return response.writeHead(200, headers).end(file.body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
};

/** Builds and serves both; the addresses of their pages, and the way to end it. */
export const buildPeers = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-peers-'));
  await cp(sources, folder, { recursive: true });
  const servers = [];
  for (const name of ['bare-react', 'antd-mobile']) {
    await buildPeer(join(folder, name));
    servers.push(await serve(await readBuilt(join(folder, name, 'dist'))));
  }
  const [bareReact, antdMobile] = servers;
  return {
    bareReact: bareReact.address,
    antdMobile: antdMobile.address,
    async close() {
      for (const server of servers) server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
