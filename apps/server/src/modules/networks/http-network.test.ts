import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signatureOf } from '../../http/signature';
import { createTestContext, type TestContext } from '../../testing/context';
import { networksVariable, TEST_SECRET } from '../../testing/network';
import { planClient } from '../../testing/plan-client';
import { sendDueOutbox } from '.';

interface Heard {
  readonly path: string;
  readonly isSigned: boolean;
  readonly body: Record<string, unknown>;
}

let network: Server;
let heard: Heard[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: { status: 'accepted' } };
let context: TestContext;
let plans: Awaited<ReturnType<typeof planClient>>;

beforeAll(async () => {
  network = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { 'x-timestamp': timestamp = '', 'x-signature': signature } = request.headers;
      const isSigned = signature === signatureOf(TEST_SECRET, String(timestamp), text);
      heard.push({ path: request.url ?? '', isSigned, body: JSON.parse(text) as Heard['body'] });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const { port } = network.address() as AddressInfo;
  context = await createTestContext({
    NETWORKS: networksVariable(`http://127.0.0.1:${port}`),
    DEMO_NETWORK: 'off',
  });
  plans = await planClient(context);
});
beforeEach(() => {
  heard = [];
  answer = { status: 200, body: { status: 'accepted' } };
});
afterAll(async () => {
  await new Promise((resolve) => network.close(resolve));
  await context.close();
});

const put = async () => {
  const holder = await plans.funded();
  const { order } = await plans.putOk(holder);
  return { holder, order, status: async () => (await plans.detailOf(holder, order.id)).order.status };
};

it('an order goes out signed, by its number, and runs once it is accepted', async () => {
  const { order, status } = await put();
  await sendDueOutbox(context);
  expect(heard).toMatchObject([
    { path: '/orders', isSigned: true, body: { order_number: order.number, budget: 5_000, currency: 'USD' } },
  ]);
  expect(await status()).toBe('putting');
});

it('an answer that is far too long is no answer', async () => {
  answer = { status: 200, body: { status: 'accepted', more: 'x'.repeat(100_000) } };
  const { status } = await put();
  await sendDueOutbox(context);
  expect(await status()).toBe('matching');
  // Asked again, it takes the order: nothing of it is left for the next test.
  answer = { status: 200, body: { status: 'accepted' } };
  context.clock.turn(10_000);
  await sendDueOutbox(context);
  expect(await status()).toBe('putting');
});

it('a refused order gives all back', async () => {
  answer = { status: 200, body: { status: 'refused' } };
  const { holder, status } = await put();
  await sendDueOutbox(context);
  expect(await status()).toBe('put_failed');
  expect(await plans.walletOf(holder)).toMatchObject({ available: 10_000 });
});

it('a network that fails is asked again later and later, with the same order', async () => {
  const { order, status } = await put();
  for (const broken of [
    { status: 500, body: {} },
    { status: 200, body: { status: 'perhaps' } },
  ]) {
    answer = broken;
    await sendDueOutbox(context);
    // Not due yet: nothing is sent.
    expect(await sendDueOutbox(context)).toBe(0);
    expect(await status()).toBe('matching');
    context.clock.turn(10_000);
  }
  answer = { status: 200, body: { status: 'accepted' } };
  await sendDueOutbox(context);
  expect(heard.map(({ body }) => body.order_number)).toEqual([order.number, order.number, order.number]);
  expect(await status()).toBe('putting');
  context.clock.turn(3_600_000);
  expect(await sendDueOutbox(context)).toBe(0);
});

it('a pause is told until it is confirmed, under a number, and what is late tells what is wanted by then', async () => {
  const { holder, order } = await put();
  await sendDueOutbox(context);
  const ask = (call: typeof calls.plan.pause | typeof calls.plan.resume) =>
    plans.send(call, holder, { order_id: order.id });
  const pace = async () => (await plans.detailOf(holder, order.id)).control?.pace;
  heard = [];
  answer = { status: 503, body: {} };
  await ask(calls.plan.pause);
  await sendDueOutbox(context);
  expect(await pace()).toBe('pausing');
  answer = { status: 200, body: {} };
  context.clock.turn(10_000);
  await sendDueOutbox(context);
  expect(await pace()).toBe('paused');
  // Lost on its way, and the holder pauses again before it is tried again: both messages say the same by then.
  answer = { status: 503, body: {} };
  await ask(calls.plan.resume);
  await sendDueOutbox(context);
  expect(await pace()).toBe('resuming');
  await ask(calls.plan.pause);
  answer = { status: 200, body: {} };
  context.clock.turn(10_000);
  await sendDueOutbox(context);
  expect(await pace()).toBe('paused');
  const told = heard.map(({ path, isSigned, body }) => [path, isSigned, body.version, body.paused]);
  const path = `/orders/${order.number}/control`;
  expect(told).toEqual([
    [path, true, 1, true],
    [path, true, 1, true],
    [path, true, 2, false],
    [path, true, 3, true],
    [path, true, 3, true],
  ]);
  await ask(calls.plan.resume);
  await sendDueOutbox(context);
  expect(await pace()).toBe('running');
});

it('a lower budget is told as it is to be, and holds above what the network says to have spent', async () => {
  const { holder, order } = await put();
  await sendDueOutbox(context);
  heard = [];
  answer = { status: 200, body: { status: 'confirmed', spent: 1_300 } };
  await plans.send(calls.plan.lower, holder, { order_id: order.id, budget: 1_000 });
  await sendDueOutbox(context);
  expect(heard.map(({ body }) => [body.version, body.budget])).toEqual([[1, 1_000]]);
  expect((await plans.detailOf(holder, order.id)).order).toMatchObject({ status: 'putting', budget: 1_300 });
  expect(await plans.walletOf(holder)).toMatchObject({ available: 8_700, escrow: 1_300 });
});

it('what a stopped order was asked before is told no more', async () => {
  const { holder, order } = await put();
  await sendDueOutbox(context);
  heard = [];
  await plans.send(calls.plan.pause, holder, { order_id: order.id });
  await plans.send(calls.plan.stop, holder, { order_id: order.id });
  await sendDueOutbox(context);
  expect(heard.map(({ path }) => path)).toEqual([`/orders/${order.number}/cancel`]);
});
