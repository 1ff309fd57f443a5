import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { makePage, servePage } from './page';

/** Vite writes a hash into the names below `assets/`: what they hold never changes. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const SHORTLY = 'public, max-age=300';

/** Where an app was built, seen from the source and from the built server alike. */
const distOf = (app: 'portal' | 'console'): string => {
  const server = import.meta.url.replace(/\/(dist|src)\/.*$/, '/');
  return fileURLToPath(new URL(`../${app}/dist`, server));
};

const files = async (server: FastifyInstance, root: string, prefix: string, decorateReply: boolean) => {
  await server.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? FOREVER : SHORTLY);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
};

const apiBase = /(<meta name="fairlead-api-base" content=")[^"]*"/;

/** Serves the two apps: the portal at `/`, the console at `/console/`, each where it was built. */
export const serveApps = async (server: FastifyInstance, config: Config): Promise<void> => {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  let isFirst = true;
  for (const [app, prefix] of [
    ['portal', '/'],
    ['console', '/console/'],
  ] as const) {
    const root = distOf(app);
    const index = join(root, 'index.html');
    if (!existsSync(index)) continue;
    const html = readFileSync(index, 'utf8').replace(apiBase, `$1${config.apiBasePath}"`);
    const page = await makePage(html, isSecure);
    servePage(server, prefix, page);
    servePage(server, `${prefix}index.html`, page);
    await files(server, root, prefix, isFirst);
    isFirst = false;
  }
  server.get('/console', (_request, reply) => reply.redirect('/console/'));
};
