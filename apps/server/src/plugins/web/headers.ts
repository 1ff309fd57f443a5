import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** What every page is sent with. */
export type PageHeaders = Readonly<Record<string, string>>;

/** What a page may differ in from the strictest. */
export interface PageRights {
  /** Origins of host apps that may show it; none but its own where absent. */
  readonly framers?: readonly string[];
  /**
   * True for a file of the build, which nobody's text is in: the scripts that stand in it may run
   * (docs/adr/0040-first-load-and-offline.md). In a page that the server composes no script inside the page ever runs.
   */
  readonly isBuilt?: boolean;
  /** The page's own security policy, in the place of the usual one. */
  readonly policy?: string;
}

const hashes = (texts: Iterable<RegExpExecArray>): string[] =>
  [...texts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script>([\s\S]*?)<\/script>/g;

const policyFor = (html: string, { framers = [], isBuilt = false }: PageRights): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...(isBuilt ? hashes(html.matchAll(SCRIPTS)) : [])].join(' '),
    ["style-src 'self'", ...hashes(html.matchAll(STYLES))].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    ["frame-ancestors 'self'", ...framers].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/**
 * Who else may show the page. X-Frame-Options knows no list, so that the policy alone says it; and a window that is
 * cut off from the one that opened it could not talk with its host app.
 */
const againstOthers = (framers: readonly string[]): PageHeaders =>
  framers.length === 0
    ? { 'x-frame-options': 'SAMEORIGIN', 'cross-origin-opener-policy': 'same-origin' }
    : { 'cross-origin-opener-policy': 'unsafe-none' };

const HTTPS_ALONE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

/** What every answer says that does not say something else: it is no page, and nothing may be made of it. */
const basicHeaders = (isSecure: boolean): PageHeaders => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(isSecure ? HTTPS_ALONE : {}),
});

/** Files of the build: a worker among them may fetch from here, by the policy that it is itself sent with. */
export const BUILT_POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Puts them on an answer. */
export const answerGuard = (isSecure: boolean): ((reply: FastifyReply) => void) => {
  const headers = Object.entries(basicHeaders(isSecure));
  return (reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  };
};

/**
 * The headers of a page.
 * @param isSecure true where people reach the product by https
 */
export const pageHeaders = (html: string, isSecure: boolean, rights: PageRights = {}): PageHeaders => ({
  'content-security-policy': rights.policy ?? policyFor(html, rights),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...againstOthers(rights.framers ?? []),
  ...(isSecure ? HTTPS_ALONE : {}),
});
