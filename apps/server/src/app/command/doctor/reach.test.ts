import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { checkReach } from './reach';

const BASE = '/facebook-business';

let server: TestServer;
/** A proxy that passes calls on and forgets the header Upgrade, as one does that nobody told of sockets. */
let forgetful: Server;
let passed: string;
let forgotten: string;
beforeAll(async () => {
  server = await startTestServer();
  passed = await server.server.listen({ host: '127.0.0.1', port: 0 });
  forgetful = createServer(async (request, reply) => {
    const { status } = await fetch(`${passed}${request.url}`);
    reply.writeHead(status).end();
  });
  forgetful.listen(0, '127.0.0.1');
  await once(forgetful, 'listening');
  forgotten = `http://127.0.0.1:${(forgetful.address() as AddressInfo).port}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  forgetful.close();
  await server.close();
});

const verdictsOf = async (publicUrl: string) =>
  (await checkReach(publicUrl, BASE)).map(({ check, verdict }) => [check, verdict]);

describe('the way from outside', () => {
  it('is well where calls are answered and sockets open', async () => {
    expect(await verdictsOf(`${passed}/`)).toEqual([
      ['reach', 'ok'],
      ['sockets', 'ok'],
    ]);
  });

  it('is not whole where a proxy does not pass sockets on', async () => {
    expect(await verdictsOf(forgotten)).toEqual([
      ['reach', 'ok'],
      ['sockets', 'missing'],
    ]);
    const [, { text } = { text: '' }] = await checkReach(forgotten, BASE);
    expect(text).toMatch(/^No WebSocket opens at ws:.*\/support\/socket: it was answered \d{3}\. /);
  });

  it.each([301, 401, 404, 502])('is missing where a door answers %i, whoever that is', async (status) => {
    const door = createServer((_request, reply) => {
      reply.writeHead(status, { location: `${passed}/health/live` }).end();
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    const [answer, sockets] = await checkReach(`http://127.0.0.1:${port}`, BASE);
    door.close();
    expect(answer).toMatchObject({ check: 'reach', verdict: 'missing' });
    expect(answer?.way).toBe('docs/going-live.md#tls-and-the-proxy');
    expect(answer?.text).toContain(`/health/live answers ${status}, not 200`);
    expect(sockets).toMatchObject({ check: 'sockets', verdict: 'advice' });
  });

  /** What `fetch` throws where the way there ends so. */
  const failed = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(`so says ${code}`), { code }) });

  it.each([
    ...['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ])('is missing where no browser takes the certificate (%s)', async (code) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(failed(code));
    expect(await verdictsOf('https://portal.example.org')).toEqual([
      ['reach', 'missing'],
      ['sockets', 'advice'],
    ]);
  });

  it.each([
    ['ETIMEDOUT', false],
    ['EHOSTUNREACH', false],
    ['ECONNRESET', false],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', true],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', true],
    ['SELF_SIGNED_CERT_IN_CHAIN', true],
  ])('is to be weighed where this machine alone may not get there (%s)', async (code, isOfIssuer) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(failed(code));
    const [answer, sockets] = await checkReach('https://portal.example.org', BASE);
    expect(answer).toMatchObject({ check: 'reach', verdict: 'advice' });
    expect(answer?.text).toContain(`so says ${code}.`);
    expect(answer?.text.includes('know who issued it')).toBe(isOfIssuer);
    expect(sockets).toMatchObject({ check: 'sockets', verdict: 'advice' });
  });

  it('says that sockets were not tried where nobody answers', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    expect(await verdictsOf(`http://127.0.0.1:${port}`)).toEqual([
      ['reach', 'missing'],
      ['sockets', 'advice'],
    ]);
    const [, sockets] = await checkReach(`http://127.0.0.1:${port}`, BASE);
    expect(sockets?.text).toContain('WebSockets were not tried');
  });
});
