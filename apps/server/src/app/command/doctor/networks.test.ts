import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpNetwork } from '../../../config';
import { checkNetworks } from './networks';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const networkAt = (name: string, url: string): HttpNetwork => ({
  ...{ name, url, secret: 'x'.repeat(32), publicKey: null },
});

/** A network that answers every stranger so, and what it was asked. */
const startNetwork = async (name: string, status: number) => {
  const asked: string[] = [];
  const server = createServer(({ method, url }, reply) => {
    asked.push(`${method} ${url}`);
    reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { network: networkAt(name, `http://127.0.0.1:${port}/ads`), asked };
};

const examine = async (networks: readonly HttpNetwork[], csvNetworks: readonly string[] = []) =>
  (await checkNetworks({ networks, csvNetworks })).map(({ verdict, text }) => [verdict, text]);

describe('the networks', () => {
  it('are missing where none is named', async () => {
    expect(await examine([])).toEqual([['missing', expect.stringMatching(/^No delivery network is named/)]]);
    expect(await examine([], ['quay'])).toEqual([['ok', 'Networks: quay.']]);
  });

  it.each([200, 301, 401, 404, 405])('are well where one answers a stranger %i', async (status) => {
    const { network, asked } = await startNetwork('harbour', status);
    expect(await examine([network], ['quay'])).toEqual([
      ['ok', 'Networks: harbour, quay. Those over HTTP answer.'],
    ]);
    expect(asked).toEqual(['HEAD /ads']);
  });

  it('are each named that does not answer, or is in trouble', async () => {
    const well = await startNetwork('harbour', 404);
    const troubled = await startNetwork('mole', 502);
    const { network: left } = await startNetwork('pier', 200);
    opened.pop()?.close();
    expect(await examine([well.network, troubled.network, left])).toEqual([
      ['missing', 'The network mole takes no orders from here: it answers 502.'],
      ['missing', expect.stringMatching(/^The network pier takes no orders from here: .+\.$/)],
    ]);
  });
});
