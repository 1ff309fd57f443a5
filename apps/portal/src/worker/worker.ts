/**
 * The portal's worker: keeps the shell of one version, so that the app opens without a connection. It answers for
 * the page and the app's own files alone; calls to the server never pass through it.
 */

import { followPush, type PushScope } from './push';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Told {
  readonly data:
    | { readonly kind: 'keep'; readonly parts: readonly string[] }
    | { readonly kind: 'take-over' };
}

/** What of a worker's scope is used here; the types of a page and of a worker exclude each other. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: Told & Waiting) => void): void;
}

/** Written in by the build: the files of this version as JSON, and a name for it. */
declare const SHELL_FILES: string;
declare const SHELL_VERSION: string;

const scope = globalThis as unknown as WorkerScope;
const PREFIX = 'shell-';
const store = `${PREFIX}${SHELL_VERSION}`;
const PAGE = '/';
const files = JSON.parse(SHELL_FILES) as readonly string[];

const install = async (): Promise<void> => {
  const cache = await caches.open(store);
  await cache.addAll(files);
  // The page has no name of its own for each version: it is asked for past the browser's own cache.
  await cache.add(new Request(PAGE, { cache: 'reload' }));
};

const activate = async (): Promise<void> => {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
};

/** From this version's files; what it does not have yet, such as a language, is fetched once and kept. */
const answer = async (request: Request, address: string): Promise<Response> => {
  const cache = await caches.open(store);
  const kept = await cache.match(address);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(address, fetched.clone());
  return fetched;
};

const keep = async (parts: readonly string[]): Promise<void> => {
  const cache = await caches.open(store);
  for (const part of parts) if (!(await cache.match(part))) await cache.add(part);
};

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data.kind === 'keep') event.waitUntil(keep(event.data.parts));
  else event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin) return;
  const isPage = mode === 'navigate' && pathname === PAGE;
  if (isPage) event.respondWith(answer(event.request, PAGE));
  else if (pathname.startsWith('/assets/') || files.includes(pathname))
    event.respondWith(answer(event.request, pathname));
});

followPush(globalThis as unknown as PushScope);
