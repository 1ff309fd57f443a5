import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from './headers';
import { makePage, servePage } from './page';

const STYLE = 'body{margin:0}';
const HTML = `<!doctype html><html><head><style>${STYLE}</style></head><body>${'text '.repeat(200)}</body></html>`;

const policyOf = (html: string): string => pageHeaders(html, false)['content-security-policy'] ?? '';

describe('headers of a page', () => {
  it('allow no inline script, no other origin, no frame elsewhere', () => {
    const policy = policyOf(HTML);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(pageHeaders(HTML, false)['referrer-policy']).toBe('no-referrer');
  });

  it('allow the inline styles of the page by their hash, and no others', () => {
    const hash = createHash('sha256').update(STYLE).digest('base64');
    expect(policyOf(HTML)).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policyOf('<p>plain</p>')).toContain("style-src 'self';");
  });

  it('allow the script of a built page by its hash, and none in a page that holds what people wrote', () => {
    const script = 'document.title="a"';
    const html = `<script src="/a.js"></script><script>${script}</script><p onclick="b()">`;
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policyOf(html)).toContain("script-src 'self';");
    expect(pageHeaders(html, false, { isBuilt: true })['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  it('let the listed host apps show the page, and stay in touch with the window that opened it', () => {
    const framers = ['https://app.example.org', 'https://beta.example.org'];
    const headers = pageHeaders(HTML, false, { framers });
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://app.example.org https://beta.example.org;",
    );
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(pageHeaders(HTML, false)).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('bind to https only where people come by https', () => {
    expect(pageHeaders(HTML, false)).not.toHaveProperty('strict-transport-security');
    expect(pageHeaders(HTML, true)).toHaveProperty('strict-transport-security');
  });
});

describe('a page', () => {
  const fetchAs = async (encoding: string | undefined) => {
    const server = Fastify();
    servePage(server, '/', makePage(HTML, false));
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    const response = await server.inject({ method: 'GET', url: '/', headers });
    await server.close();
    return response;
  };

  it('comes in the coding that is asked for', async () => {
    const [br, gzip, plain] = [await fetchAs('gzip, br'), await fetchAs('gzip'), await fetchAs(undefined)];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(HTML);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(HTML);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(HTML);
    expect(plain.headers['cache-control']).toBe('no-cache');
  });
});
