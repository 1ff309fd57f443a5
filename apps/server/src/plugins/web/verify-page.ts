import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { checkoutOf } from './checkout';
import { makePage, servePage } from './page';

/** Where the verifier was built. */
const built = (): string =>
  fileURLToPath(new URL('packages/verifier/dist/verify.html', checkoutOf(import.meta.url)));

/**
 * The page that checks a statement, the very file of `packages/verifier` (docs/verify.md). The policy that it is sent
 * with is its own: its script by hash, and nothing that could send anything.
 */
export const serveVerifyPage = (server: FastifyInstance, isSecure: boolean): void => {
  const file = built();
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const [, own] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
  if (own === undefined) throw new Error(`${file} names no policy of its own`);
  servePage(server, '/verify.html', makePage(html, isSecure, { policy: `${own}; frame-ancestors 'none'` }));
};
