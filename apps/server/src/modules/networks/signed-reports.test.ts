import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app/application';
import { routesOf } from '../../app/parts';
import { signatureOf } from '../../http/signature';
import { clientOf, dataOf } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { networksVariable, type ReportIn, TEST_SECRET } from '../../testing/network';
import { planClient } from '../../testing/plan-client';
import { sendDueOutbox } from '.';

const keys = generateKeyPairSync('ed25519');
const rawKey = Buffer.from(keys.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

/** The order numbers that the network was sent: it is a server of its own and knows nothing else of the product. */
const taken: string[] = [];
let network: Server;
let product: Awaited<ReturnType<typeof buildApp>>['server'];
let address: string;
let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;
let call: ReturnType<typeof clientOf>;

beforeAll(async () => {
  network = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    taken.push((JSON.parse(text) as { order_number: string }).order_number);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'accepted' }));
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  const NETWORKS = networksVariable(`http://127.0.0.1:${port}`, rawKey);
  context = await createTestContext({ NETWORKS, DEMO_NETWORK: 'off' });
  plans = await planClient(context);
  call = clientOf(routesOf(context));
  product = (await buildApp(context, { jobs: [] })).server;
  address = await product.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await product.close();
  await new Promise((resolve) => network.close(resolve));
  await context.close();
});

/** What the network's own program signs, written from docs/networks.md alone. */
const textOf = (report: ReportIn): string =>
  [
    ...['fairlead-report-1', 'test', report.order_number, report.bucket, report.version],
    ...[report.impressions, report.clicks, report.conversions, report.spend],
  ].join('\n');
const signed = (report: ReportIn, key = keys.privateKey): ReportIn => ({
  ...report,
  signature: sign(null, Buffer.from(textOf(report)), key).toString('base64'),
});

/** The network reports over the wire, with the shared secret. */
const send = async (reports: readonly ReportIn[]) => {
  const body = JSON.stringify({ reports });
  const timestamp = String(Math.floor(context.clock.now().getTime() / 1000));
  const reply = await fetch(`${address}/network/v1/reports`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-network': 'test', 'x-timestamp': timestamp },
      'x-signature': signatureOf(TEST_SECRET, timestamp, body),
    },
    body,
  });
  return { status: reply.status, text: await reply.text() };
};

const running = async () => {
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder);
  await sendDueOutbox(context);
  const quarter = 900_000;
  const bucket = new Date(Math.floor(context.clock.now().getTime() / quarter) * quarter).toISOString();
  const report: ReportIn = {
    ...{ order_number: taken.at(-1) ?? '', bucket, version: 1 },
    ...{ impressions: 2_000, clicks: 100, conversions: 3, spend: 2_000 },
  };
  return { holder, order, report };
};

it('no figure without a source: who shares the secret cannot report in the place of a network with a key', async () => {
  const { holder, report } = await running();
  const forger = generateKeyPairSync('ed25519').privateKey;
  const right = signed(report);
  for (const forged of [
    report,
    signed(report, forger),
    { ...right, spend: 5_000, impressions: 5_000 },
    { ...right, version: 2 },
  ]) {
    expect(await send([right, forged])).toMatchObject({ status: 401 });
    expect(await plans.walletOf(holder)).toMatchObject({ escrow: 5_000, settling: 0 });
  }
  expect(await send([right])).toMatchObject({ status: 200 });
  expect(await plans.walletOf(holder)).toMatchObject({ escrow: 3_000, settling: 1_200 });
  await context.expectBooks();
});

it('no figure without a source: its holder gets what the network signed, and checks it without the product', async () => {
  const { holder, order, report } = await running();
  expect(await send([signed(report)])).toMatchObject({ status: 200 });
  const source = dataOf(await call(calls.statement.source, holder, { figure: 'spend', order_id: order.id }));
  const kept = source.items[0]?.report?.signed;
  if (kept === undefined) throw new Error('no signature was kept');
  expect(kept.text.split('\n')).toEqual([
    ...['fairlead-report-1', 'test', order.number, report.bucket, '1', '2000', '100', '3', '2000'],
  ]);
  const x = Buffer.from(kept.public_key, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signature = Buffer.from(kept.signature, 'base64');
  expect(verify(null, Buffer.from(kept.text), key, signature)).toBe(true);
  expect(verify(null, Buffer.from(kept.text.replace('2000', '2001')), key, signature)).toBe(false);
  expect(kept.public_key).toBe(rawKey);
});
