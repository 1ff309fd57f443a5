import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { checkoutOf } from './checkout';
import { BUILT_POLICY } from './headers';
import { makePage, servePage } from './page';
import { serveVerifyPage } from './verify-page';

/** Vite writes a hash into the names below `assets/`: what they hold never changes. */
const HASHED = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASKED_ANEW = ['etag', 'last-modified', 'accept-ranges'];
const SHORTLY = 'public, max-age=300';

/** Where an app was built. */
const distOf = (app: 'portal' | 'console'): string =>
  fileURLToPath(new URL(`apps/${app}/dist`, checkoutOf(import.meta.url)));

const files = async (server: FastifyInstance, root: string, prefix: string, decorateReply: boolean) => {
  await server.register(fastifyStatic, {
    root,
    prefix,
    decorateReply,
    index: false,
    preCompressed: true,
    // Pages are served with their headers below, or not at all.
    allowedPath: (path) => !path.endsWith('.html'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(HASHED) ? FOREVER : SHORTLY);
      // What never changes is never asked for anew.
      if (path.includes(HASHED)) for (const name of ASKED_ANEW) reply.removeHeader(name);
      reply.header('content-security-policy', BUILT_POLICY);
    },
  });
};

/** The sandbox has a host app of its own, of the same origin, whose view this address closes. */
const SANDBOX_CLOSE = '/sandbox/shell/closed';

/** Writes what the page must know before any call into its meta tags. */
const withSettings = (
  html: string,
  { apiBasePath, moneyMode, shell, sampleData, demoDesk, oidc }: Config,
): string => {
  const settings = {
    'api-base': apiBasePath,
    'money-mode': moneyMode,
    'demo-desk': demoDesk ? 'on' : '',
    provider: oidc?.label ?? '',
    passwords: oidc?.passwords === false ? 'off' : '',
    'shell-close': shell.closeAddress ?? (sampleData ? SANDBOX_CLOSE : ''),
    'shell-origins': [...(sampleData ? ['self'] : []), ...shell.origins].join(' '),
  };
  return Object.entries(settings).reduce(
    (page, [name, value]) =>
      page.replace(
        new RegExp(`(<meta name="fairlead-${name}" content=")[^"]*"`),
        (_, tag: string) => `${tag}${value}"`,
      ),
    html,
  );
};

/** The page that plays the host app; a page of the portal's build, served where there is sample data. */
const serveSandboxShell = (server: FastifyInstance, root: string, isSecure: boolean): void => {
  const file = join(root, 'sandbox-shell.html');
  if (!existsSync(file)) return;
  const page = makePage(readFileSync(file, 'utf8'), isSecure);
  servePage(server, '/sandbox/shell', page);
  servePage(server, SANDBOX_CLOSE, page);
};

/** Serves the two apps, the portal at `/`, the console at `/console/`, and the verifier's page, each where it was built. */
export const serveApps = async (server: FastifyInstance, config: Config): Promise<void> => {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  let isFirst = true;
  for (const [app, prefix] of [
    ['portal', '/'],
    ['console', '/console/'],
  ] as const) {
    const root = distOf(app);
    const index = join(root, 'index.html');
    if (!existsSync(index)) {
      server.log.warn({ file: index }, 'an app is not built, and is not served');
      continue;
    }
    const html = withSettings(readFileSync(index, 'utf8'), config);
    const framers = app === 'portal' ? config.shell.origins : [];
    const page = makePage(html, isSecure, { framers, isBuilt: true });
    servePage(server, prefix, page);
    servePage(server, `${prefix}index.html`, page);
    await files(server, root, prefix, isFirst);
    if (app === 'portal' && config.sampleData) serveSandboxShell(server, root, isSecure);
    isFirst = false;
  }
  serveVerifyPage(server, isSecure);
  server.get('/console', (_request, reply) => reply.redirect('/console/'));
};
