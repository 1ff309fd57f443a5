import { createHash } from 'node:crypto';

/** What every page is sent with (architecture, "Security floor"). */
export type PageHeaders = Readonly<Record<string, string>>;

/** Inline styles of a page by hash; inline script is never allowed. */
const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );

const policyFor = (html: string, framers: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes(html)].join(' '),
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

/**
 * The headers of a page.
 * @param isSecure true where people reach the product by https
 * @param framers origins of host apps that may show it; none but its own where absent
 */
export const pageHeaders = (
  html: string,
  isSecure: boolean,
  framers: readonly string[] = [],
): PageHeaders => ({
  'content-security-policy': policyFor(html, framers),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...againstOthers(framers),
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
