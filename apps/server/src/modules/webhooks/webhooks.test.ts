import { calls, type RequestOf, webhookBody } from '@fairlead/contract';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@fairlead/vocabulary';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verify } from '../../../../../examples/webhook-receiver/verify.ts';
import { startTestServer, type TestServer } from '../../testing';
import { signInStaff } from '../../testing/people';
import { askToAdd, refuseEach, writeWebhookFacts } from '../../testing/webhook-facts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { claimDeliveries, createDelivery } from './deliver';
import { pruneWebhooks } from './jobs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REASON = 'An accountant asked for it';
/** Holders of the facts below; no account stands behind the numbers. */
const [ADA, BEN] = [17, 18];

let server: TestServer;
let tokens: { readonly maker: string; readonly checker: string; readonly auditor: string };
let receiver: WebhookReceiver;
const receivers: WebhookReceiver[] = [];
beforeAll(async () => {
  server = await startTestServer();
  tokens = {
    maker: (await signInStaff(server, 'admin_one', 'admin')).token,
    checker: (await signInStaff(server, 'admin_two', 'admin')).token,
    auditor: (await signInStaff(server, 'auditor', 'auditor')).token,
  };
  // Tests turn the clock by days, and nobody signs in between.
  await server.testDatabase.asOwner(
    "update staff_session set expires_at = '2030-01-01', last_seen_at = '2030-01-01'",
  );
});
afterAll(() => server.close());
const start = async (): Promise<WebhookReceiver> => {
  const started = await startWebhookReceiver(server.clock);
  receivers.push(started);
  return started;
};
beforeEach(async () => {
  await server.testDatabase.asOwner('truncate webhook_endpoint, webhook_event, webhook_delivery, top_up');
  receiver = await start();
});
afterEach(() => Promise.all(receivers.splice(0).map(({ close }) => close())));

const as = (token: string) => ({ token });
const propose = (request: Partial<RequestOf<typeof calls.consoleWebhook.propose>> = {}) =>
  server.call(
    calls.consoleWebhook.propose,
    { url: receiver.url, description: 'Books', events: ['topup.asked'], reason: REASON, ...request },
    as(tokens.maker),
  );
const approve = (id: string, token = tokens.checker) =>
  server.call(calls.consoleProposal.approve, { id }, as(token));
const endpoints = async () => (await server.call(calls.consoleWebhook.list, {}, as(tokens.maker))).data.items;
const deliveries = async (request: RequestOf<typeof calls.consoleWebhook.deliveries> = {}) =>
  (await server.call(calls.consoleWebhook.deliveries, request, as(tokens.auditor))).data.items;
const showSecret = (id: string, token = tokens.maker) =>
  server.call(calls.consoleWebhook.showSecret, { id }, as(token));

/** The secret of the endpoint that was connected last. */
let secret = '';
/** An endpoint that two admins agreed on, whose receiver knows the secret. */
const connect = async (to: WebhookReceiver, events: WebhookEvent[] = ['topup.asked']): Promise<string> => {
  await approve((await propose({ url: to.url, events })).data.id);
  const id = (await endpoints())[0]?.id ?? '';
  ({ secret } = (await showSecret(id)).data);
  to.know(secret);
  return id;
};

const ask = (holderId = ADA, amountMinor = 5_000): Promise<void> => askToAdd(server, holderId, amountMinor);
const refuseAll = (fails = false): Promise<void> => refuseEach(server, fails);

const deliver = async (): Promise<void> => {
  const delivery = createDelivery(server.services);
  while ((await delivery.run()) > 0) await delivery.settle();
};
const amounts = (to: WebhookReceiver, holderId: number): unknown[] =>
  to.taken.filter(({ data }) => data['holder_id'] === String(holderId)).map(({ data }) => data['amount']);

describe('an endpoint', () => {
  it('is proposed by one admin and accepted by another; its secret is seen once, by who proposed it', async () => {
    const { code, data: proposal } = await propose();
    expect([code, await endpoints()]).toEqual([200, []]);
    expect((await approve(proposal.id, tokens.maker)).data.reason).toBe('same_person');
    expect((await approve(proposal.id)).code).toBe(200);
    const [made] = await endpoints();
    expect(made).toMatchObject({ url: receiver.url, secret_shown_at: null, may_see_secret: true });
    const id = made?.id ?? '';
    expect((await showSecret(id, tokens.checker)).data.reason).toBe('wrong_state');
    expect((await showSecret(id)).data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await showSecret(id)).data.reason).toBe('wrong_state');
  });

  it('gets another address by two as well, and is ended by one', async () => {
    const id = await connect(receiver);
    const other = await start();
    const { data: proposal } = await propose({ id, url: other.url });
    expect((await endpoints())[0]).toMatchObject({ url: receiver.url, proposal_id: proposal.id });
    await approve(proposal.id);
    expect((await endpoints())[0]).toMatchObject({ url: other.url, proposal_id: null });
    await ask();
    await server.call(calls.consoleWebhook.end, { id, reason: REASON }, as(tokens.maker));
    await ask();
    await deliver();
    const ended = { state: 'dropped', endpoint_state: 'ended' };
    expect([other.requests, await deliveries()]).toMatchObject([[], [ended]]);
  });
});

describe('an event', () => {
  it('is signed, says what the contract names, and nothing of a person', async () => {
    await connect(receiver);
    await ask();
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    expect(webhookBody('topup.asked').parse(JSON.parse(body)).data).toMatchObject({
      ...{ holder_id: '17', state: 'asked', amount: 5_000, posted_amount: null, currency: 'USD' },
    });
    expect(body).not.toContain('Lovelace');
    expect(receiver.taken).toMatchObject([{ id: headers['webhook-id'], type: 'topup.asked' }]);
  });

  it('is refused by a receiver where anything of it was tampered with, or it is old', async () => {
    await connect(receiver);
    await ask();
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.requests;
    const now = server.clock.now();
    expect(verify(headers, body, secret, now).data).toMatchObject({ amount: 5_000 });
    const refused = (given: object, text = body, at = now, known = secret): void => {
      expect(() => verify({ ...headers, ...given }, text, known, at)).toThrow(/wrong|old|missing/);
    };
    refused({}, body.replace('5000', '9000'));
    refused({ 'webhook-id': 'evt_other' });
    refused({ 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) });
    refused({ 'webhook-signature': 'v1,AAAA' });
    refused({ 'webhook-signature': undefined });
    refused({}, body, new Date(now.getTime() + 6 * MINUTE_MS));
    refused({}, body, now, `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`);
  });

  it('is not there where the transaction of its fact fails, nor where nobody asked for it', async () => {
    await connect(receiver, ['topup.refused']);
    await ask();
    await expect(refuseAll(true)).rejects.toThrow('no');
    expect(await deliveries()).toEqual([]);
    await refuseAll();
    expect((await deliveries()).map(({ event }) => event)).toEqual(['topup.refused']);
  });

  it('comes of every kind of fact, as the contract has it', async () => {
    await connect(receiver, [...WEBHOOK_EVENTS]);
    const facts = await writeWebhookFacts(server, ADA);
    const told = (await deliveries({ sort: 'happened_at', limit: 50 })).map(({ event, body }) => {
      webhookBody(event).parse(JSON.parse(body));
      return event;
    });
    expect(told).toEqual(facts);
    const kinds = new Set(WEBHOOK_EVENTS.map((event) => event.split('.')[0]));
    expect(new Set(told.map((event) => event.split('.')[0]))).toEqual(kinds);
  });
});

describe('a receiver', () => {
  it('that is down for an hour misses nothing, and gets what is of one holder in its order', async () => {
    await connect(receiver);
    receiver.answer(503);
    const sent = [1, 11, 21, 31, 41, 51];
    for (let minute = 1; minute <= 60; minute += 1) {
      for (const holderId of sent.includes(minute) ? [ADA, BEN] : []) await ask(holderId, minute);
      await deliver();
      server.clock.turn(MINUTE_MS);
    }
    expect(receiver.taken).toEqual([]);
    expect((await endpoints())[0]).toMatchObject({ waiting: sent.length * 2, given_up: 0 });
    receiver.answer(204);
    for (let minutes = 0; minutes <= 30; minutes += 1) {
      await deliver();
      server.clock.turn(MINUTE_MS);
    }
    expect([amounts(receiver, ADA), amounts(receiver, BEN)]).toEqual([sent, sent]);
    expect((await endpoints())[0]).toMatchObject({ waiting: 0, given_up: 0, failing_since: null });
  });

  it('that is slow holds up itself alone', async () => {
    const slow = await start();
    await connect(slow);
    await connect(receiver);
    slow.hold();
    const delivery = createDelivery(server.services);
    for (let told = 1; told <= 3; told += 1) {
      await ask(ADA, told);
      while (receiver.taken.length < told) await delivery.run();
    }
    expect([slow.requests.length, slow.taken.length]).toEqual([1, 0]);
    slow.letGo();
    await delivery.settle();
    while ((await delivery.run()) > 0) await delivery.settle();
    expect([amounts(slow, ADA), amounts(receiver, ADA)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('is sent each event once, in order, where several nodes send at the same moment', async () => {
    await connect(receiver);
    for (let amountMinor = 1; amountMinor <= 6; amountMinor += 1) {
      await ask(ADA, amountMinor);
      await ask(BEN, amountMinor);
    }
    await Promise.all([deliver(), deliver(), deliver()]);
    const all = [1, 2, 3, 4, 5, 6];
    expect([amounts(receiver, ADA), amounts(receiver, BEN)]).toEqual([all, all]);
  });

  it('is sent by another node what the first had taken and died with', async () => {
    const id = await connect(receiver);
    await ask();
    expect(await claimDeliveries(server.services, Number(id))).toHaveLength(1);
    server.clock.turn(MINUTE_MS / 2);
    await deliver();
    expect(receiver.requests).toEqual([]);
    server.clock.turn(MINUTE_MS);
    await deliver();
    expect(receiver.taken).toHaveLength(1);
  });

  it('is not followed elsewhere', async () => {
    const other = await start();
    await connect(receiver);
    receiver.answer(307, { location: other.url });
    await ask();
    await deliver();
    expect([receiver.requests.length, other.requests.length]).toEqual([1, 0]);
    expect((await deliveries())[0]).toMatchObject({
      ...{ state: 'waiting', last_status: 307, last_error: 'answered 307; redirects are not followed' },
    });
  });

  it('is given up after days of trying, which stays to be seen and is sent again under the same name', async () => {
    const id = await connect(receiver);
    receiver.answer(500);
    await ask();
    // All tries but the last; how many days they are is counted in giving-up.full.test.ts.
    await server.testDatabase.asOwner('update webhook_delivery set attempts = 152');
    await deliver();
    const [given] = await deliveries({ state: 'given_up' });
    expect(given).toMatchObject({ endpoint_state: 'active', attempts: 153, last_status: 500 });
    server.clock.turn(40 * DAY_MS);
    expect(await pruneWebhooks(server.services)).toBe(0);
    receiver.answer(204);
    const replay = (by: string) => server.send(calls.consoleWebhook.replay, { id: given?.id ?? '' }, as(by));
    expect((await replay(tokens.auditor)).status).toBe(403);
    await replay(tokens.maker);
    await deliver();
    expect(receiver.taken).toMatchObject([{ id: given?.message_id, type: 'topup.asked' }]);
    await replay(tokens.maker);
    await deliver();
    expect(receiver.taken.map((one) => one.id)).toEqual([given?.message_id, given?.message_id]);
    await server.call(calls.consoleWebhook.end, { id, reason: REASON }, as(tokens.maker));
    expect((await replay(tokens.maker)).data).toMatchObject({ reason: 'wrong_state' });
    server.clock.turn(31 * DAY_MS);
    expect([await pruneWebhooks(server.services), await deliveries()]).toEqual([1, []]);
  });
});

describe('a preview', () => {
  it('shows each event as it would come, signed by a secret that everybody knows', async () => {
    for (const event of WEBHOOK_EVENTS) {
      const { data } = await server.call(calls.consoleWebhook.preview, { event }, as(tokens.auditor));
      webhookBody(event).parse(JSON.parse(data.body));
      const headers = Object.fromEntries(data.headers.map(({ name, value }) => [name, value]));
      expect(verify(headers, data.body, data.secret, server.clock.now()).type).toBe(event);
    }
  });
});
