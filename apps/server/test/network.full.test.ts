import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createNetwork } from '../../../examples/network/network.ts';
import { createNetworkServer } from '../../../examples/network/server.ts';
import { systemClock } from '../src/clock';
import { recordRemittance } from '../src/modules/plans';
import { createTestContext, type TestContext } from '../src/testing/context';
import { networksVariable, TEST_SECRET } from '../src/testing/network';
import { type Build, buildServer, type ServerProcess, startServer } from './support/program';
import { makePutter, type Putter, sendPut } from './support/put-client';

/** A run of a week lasts twenty seconds, each window after it nine, and a network may take three to accept. */
const SPEED = 30_000;
const PUT_MINOR = 5_000;

const keys = generateKeyPairSync('ed25519');
const x = keys.publicKey.export({ format: 'jwk' }).x ?? '';
const log: string[] = [];

let context: TestContext;
let built: Build;
let product: ServerProcess;
let network: Server;
let ticking: NodeJS.Timeout;

beforeAll(async () => {
  context = await createTestContext();
  built = await buildServer();
  const settings = {
    ...{ name: 'test', secret: TEST_SECRET, privateKey: keys.privateKey, productUrl: '' },
    ...{ speed: SPEED, reportEveryMs: 500 },
  };
  const played = createNetwork(settings, systemClock.now, (line) => log.push(line));
  network = createNetworkServer(played, settings, systemClock.now);
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  product = await startServer(built, context.databaseUrl, 0, {
    NETWORKS: networksVariable(url, Buffer.from(x, 'base64url').toString('base64')),
    SANDBOX_SPEED: String(SPEED),
  });
  settings.productUrl = product.url;
  ticking = setInterval(() => void played.tick(), 50);
}, 300_000);
afterAll(async () => {
  clearInterval(ticking);
  await product.stop();
  network.closeAllConnections();
  await new Promise((resolve) => network.close(resolve));
  built.remove();
  await context.close();
});

const ask = async (path: string, { token }: Putter, body?: object): Promise<unknown> => {
  const response = await fetch(`${product.url}/facebook-business${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-ct': token },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: unknown }).data;
};

it('a plan is delivered by the network of the repository, signed by its own key, and settled', async () => {
  const productId = String(await context.makeProduct({ minPutAmountMinor: 100, runDays: 7 }));
  const putter = { ...(await makePutter(context, 10_000)), productId };
  const { orderId = '' } = await sendPut(product.url, putter, randomUUID(), PUT_MINOR);
  const detail = async () =>
    calls.plan.detail.response.parse(await ask('/plan/order/detail', putter, { order_id: orderId }));
  const becomes = (status: string) =>
    vi.waitFor(async () => expect((await detail()).order.status).toBe(status), {
      timeout: 120_000,
      interval: 200,
    });
  await becomes('waiting_for_settlement');
  const [sums] = await context.database.query<{ billed: number; gross: number }>(
    'select billed_minor as billed, gross_minor as gross from put_order where id = $1',
    [orderId],
  );
  const { billed = 0, gross = 0 } = sums ?? {};
  expect(billed).toBeGreaterThan(PUT_MINOR / 2);
  expect(gross).toBeGreaterThan(0);
  expect(log).toEqual([]);
  const lines = [{ orderId: Number(orderId), amountMinor: gross }];
  await context.database.transaction((tx) =>
    recordRemittance(tx, { network: 'test', receiptNumber: 'R-1', lines, now: systemClock.now() }),
  );
  await becomes('settlement_successful');

  const query = `/source?figure=spend&order_id=${orderId}`;
  const { items } = calls.statement.source.response.parse(await ask(query, putter));
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isSigned = items.map(({ report }) => {
    const { text = '', signature = '' } = report?.signed ?? {};
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
  });
  expect(isSigned.length).toBeGreaterThan(0);
  expect(isSigned).not.toContain(false);
  expect((await detail()).statistics.spend).toBe(billed);
  await context.expectBooks();
}, 300_000);
