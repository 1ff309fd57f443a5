import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('says nothing of sockets where nobody answers', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    expect(await verdictsOf(`http://127.0.0.1:${port}`)).toEqual([['reach', 'missing']]);
  });
});
