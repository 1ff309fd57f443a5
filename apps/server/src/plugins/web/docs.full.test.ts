import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allCalls } from '@fairlead/contract';
import type { AsyncApiDocument, OpenApiDocument } from '@fairlead/contract/docs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { urlOf } from '../calls';

const BASE = '/my-own-base';
const DOCUMENT = '/docs/openapi.json';

let server: TestServer;
let origin: string;
let document: OpenApiDocument;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

beforeAll(async () => {
  const environment = { API_BASE_PATH: BASE, PUBLIC_URL: 'https://portal.example.org/' };
  server = await startTestServer({ environment });
  origin = await server.server.listen({ host: '127.0.0.1', port: 0 });
  document = (await (await get(DOCUMENT)).json()) as OpenApiDocument;
});
afterAll(() => server.close());

const operationOf = (call: (typeof allCalls)[number]) =>
  document.paths[urlOf(call, BASE)]?.[call.method.toLowerCase()];

describe('the description of the calls, as the running server gives it out', () => {
  it('has the structure of OpenAPI 3.1, the address of the product and a tag for each group', async () => {
    expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toEqual({ valid: true });
    expect(document.servers).toMatchObject([{ url: 'https://portal.example.org' }]);
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const call of allCalls) expect(tags).toContain(operationOf(call)?.tags[0]);
  });

  it('has every call', () => {
    for (const call of allCalls) expect(operationOf(call)?.operationId).toBe(call.id);
  });

  it('says how a file is sent', () => {
    const uploads = allCalls.filter(({ transport }) => transport === 'multipart');
    expect(uploads.length).toBeGreaterThan(0);
    for (const call of uploads) {
      const schema = operationOf(call)?.requestBody?.content['multipart/form-data']?.schema;
      expect(schema, call.id).toMatchObject({
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      });
    }
  });
});

describe('the description of the WebSockets', () => {
  it('names where each is, below the base of this installation', async () => {
    const sockets = (await (await get('/docs/asyncapi.json')).json()) as AsyncApiDocument;
    expect(sockets.servers).toMatchObject({
      installation: { host: 'portal.example.org', protocol: 'wss' },
    });
    const addresses = Object.values(sockets.channels).map(({ address }) => address);
    const ofContract = allCalls.filter(({ transport }) => transport === 'socket');
    expect(addresses).toEqual(ofContract.map((call) => urlOf(call, BASE)));
  });
});

describe('what is sent at /docs', () => {
  it.each(['/docs', '/docs/docs.css', '/docs/docs.js', DOCUMENT, '/docs/asyncapi.json'])(
    '%s is compressed and sent once',
    async (path) => {
      const plain = await (await get(path)).text();
      for (const coding of ['br', 'gzip']) {
        const reply = await server.server.inject({ url: path, headers: { 'accept-encoding': coding } });
        expect(reply.headers['content-encoding']).toBe(coding);
        const unfold = coding === 'br' ? brotliDecompressSync : gunzipSync;
        expect(unfold(reply.rawPayload).toString()).toBe(plain);
        expect(reply.rawPayload.length).toBeLessThan(plain.length / 2);
      }
      const first = await get(path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      const again = await get(path, { 'if-none-match': `"other", ${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it('is a page that names every call, and runs no script but its own', async () => {
    const reply = await get('/docs');
    const html = await reply.text();
    for (const call of allCalls) {
      expect(html).toContain(`<article id="${call.id}" tabindex="-1">`);
      expect(html).toContain(`<code>${urlOf(call, BASE)}</code>`);
    }
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(html.match(/<script[^<]*<\/script>/g)).toEqual(['<script src="/docs/docs.js" defer></script>']);
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect(html).toContain('<link rel="stylesheet" href="/docs/docs.css">');
  });
});
