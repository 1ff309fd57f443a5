import fastify from 'fastify';
import { expect, it } from 'vitest';
import { etagOf } from '../../http/etag';
import { LANDING_PAGE, sendStored } from './stored-file';

const KEPT =
  '<!doctype html><html><head></head><body><div style="overflow:hidden;color:red">Tide</div></body></html>';
const server = fastify();
const config = { shell: { keys: [], origins: [], closeAddress: null } };
server.get('/landing/1', (request, reply) =>
  sendStored(request, reply, config, { mime: LANDING_PAGE, content: Buffer.from(KEPT) }, 'public, immutable'),
);
const look = (headers: Record<string, string> = {}) => server.inject({ url: '/landing/1', headers });

it('money talk only on record: a page is asked for anew at each look, by the mark of what is shown of it and not of what is kept', async () => {
  const { headers, body } = await look();
  expect(body).toContain('<div style="color:red">Tide</div>');
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = await look({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  expect(again.headers['content-security-policy']).toContain('sandbox');
  // What a program showed that refused less is sent anew.
  const anew = await look({ 'if-none-match': etagOf(KEPT) });
  expect([anew.statusCode, anew.body]).toEqual([200, body]);
});
