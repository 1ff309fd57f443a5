import { calls, type RequestOf, webhookBody } from '@fairlead/contract';
import {
  conversation,
  deliveryReport,
  objection,
  orderEvent,
  putOrder,
  remittance,
  topUp,
  withdrawal,
} from '@fairlead/db';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@fairlead/vocabulary';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verify } from '../../../../../examples/webhook-receiver/verify.ts';
import { post } from '../../http/reach';
import { startTestServer, type TestServer } from '../../testing';
import { signInStaff } from '../../testing/people';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver';
import { claimDeliveries, createDelivery } from './deliver';
import { pruneWebhooks } from './jobs';
import { isReachable, reachOf } from './reach';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const REASON = 'An accountant asked for it';
/** A holder of the facts below; no account stands behind the number. */
const ADA = 17;
const BEN = 18;

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

/** An endpoint that two admins agreed on, whose receiver knows the secret. */
const connect = async (to: WebhookReceiver, events: WebhookEvent[] = ['topup.asked']): Promise<string> => {
  await approve((await propose({ url: to.url, events })).data.id);
  const id = (await endpoints())[0]?.id ?? '';
  to.know((await showSecret(id)).data.secret);
  return id;
};

const stepAt = (state: string) => ({ state, time: server.clock.now().toISOString() });

/** Somebody asks to add money: a fact, written as the product writes it. */
const ask = async (holderId = ADA, amountMinor = 5_000): Promise<void> => {
  await server.database.orm.insert(topUp).values({
    ...{ holderId, amountMinor, state: 'asked', steps: [{ ...stepAt('asked'), text: 'For Ada Lovelace' }] },
    createdAt: server.clock.now(),
  });
};

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
    expect([other.requests, (await deliveries()).map(({ state }) => state)]).toEqual([[], ['dropped']]);
  });

  it('signs with both secrets for a day after a new one was agreed on', async () => {
    const id = await connect(receiver);
    const rotated = await server.call(
      calls.consoleWebhook.proposeRotation,
      { id, reason: REASON },
      as(tokens.maker),
    );
    await approve(rotated.data.id);
    await ask();
    await deliver();
    expect(receiver.taken).toHaveLength(1);
    const { secret } = (await showSecret(id)).data;
    server.clock.turn(DAY_MS);
    await ask();
    await deliver();
    expect(receiver.taken).toHaveLength(1);
    receiver.know(secret);
    server.clock.turn(MINUTE_MS);
    await deliver();
    expect(receiver.taken).toHaveLength(2);
  });

  it.each([
    ['https://books.example.org/hook', true],
    ['https://books.example.org:8443/hook', true],
    ['http://books.example.org/hook', false],
    ['https://user:secret@books.example.org/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest', false],
    ['https://erp.lan/', false],
    ['http://erp.inside/hook', true],
    ['ftp://erp.inside/', false],
    ['no address', false],
  ])('in live mode may be %s: %s', (url, allowed) => {
    const settings = { moneyMode: 'live', webhookHostsInside: ['erp.inside'] } as const;
    expect(isReachable(settings, url)).toBe(allowed);
  });

  it('is not reached in live mode by a name that leads inside', async () => {
    const everyName = reachOf({ moneyMode: 'live', webhookHostsInside: [] }, 'https://localhost/');
    const asked = post(
      { ...everyName, allows: () => true },
      receiver.url.replace('127.0.0.1', 'localhost'),
      {},
      Buffer.from('{}'),
    );
    await expect(asked).rejects.toThrow('not public');
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
    const id = (await endpoints())[0]?.id ?? '';
    const rotated = await server.call(
      calls.consoleWebhook.proposeRotation,
      { id, reason: REASON },
      as(tokens.maker),
    );
    await approve(rotated.data.id);
    const { secret } = (await showSecret(id)).data;
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
    await connect(receiver, ['topup.posted']);
    await ask();
    const failing = server.database.transaction(async (tx) => {
      await tx.orm.update(topUp).set({ state: 'posted', steps: [stepAt('posted')] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await deliveries()).toEqual([]);
    await server.database.orm.update(topUp).set({ state: 'posted', steps: [stepAt('posted')] });
    expect((await deliveries()).map(({ event }) => event)).toContain('topup.posted');
  });

  it('comes of every kind of fact, as the contract has it', async () => {
    await connect(receiver, [...WEBHOOK_EVENTS]);
    await writeFacts();
    const told = (await deliveries({ sort: 'happened_at' })).map(({ event, body }) => {
      webhookBody(event).parse(JSON.parse(body));
      return event;
    });
    expect(told).toEqual([
      ...['topup.asked', 'topup.refused', 'withdrawal.requested', 'withdrawal.paid'],
      ...['plan.matching', 'plan.putting', 'dispute.open', 'dispute.rejected'],
      ...['conversation.waiting', 'report.quarantined', 'remittance.posted'],
    ]);
  });
});

/** One fact or two of each kind; what is no news beside them. */
const writeFacts = async (): Promise<void> => {
  const { orm } = server.database;
  const now = server.clock.now();
  const bytes = Buffer.from('00', 'hex');
  await ask();
  await orm.update(topUp).set({ state: 'refused', steps: [stepAt('refused')] });
  const asked = { method: 'bank', destination: {}, amountMinor: 4_000, createdAt: now };
  await orm
    .insert(withdrawal)
    .values({ ...asked, holderId: ADA, state: 'requested', steps: [stepAt('requested')] });
  await orm.update(withdrawal).set({ state: 'paid', steps: [stepAt('paid')], reference: 'NW-1' });
  await orm.update(withdrawal).set({ arrival: 'arrived' });
  const put = { number: '260302-0000001', productId: 1, productVersion: 1, createdAt: now };
  const [{ id: orderId } = { id: 0 }] = await orm
    .insert(putOrder)
    .values({ ...put, holderId: ADA, status: 'matching', amountMinor: 5_000, budgetMinor: 5_500 })
    .returning({ id: putOrder.id });
  const line = { holderId: ADA, orderId, time: now, actor: 'network' };
  await orm.insert(orderEvent).values({ ...line, status: 'matching', cause: 'amount_put' });
  await orm.insert(orderEvent).values({ ...line, status: 'putting', cause: 'network_accepted' });
  await orm.insert(orderEvent).values({ ...line, status: 'putting', cause: 'paused' });
  const made = { holderId: ADA, text: 'Not what I was told', createdAt: now, dueAt: now };
  await orm.insert(objection).values({ ...made, subjectType: 'order', subjectId: orderId, state: 'open' });
  await orm.update(objection).set({ state: 'rejected', decidedAt: now });
  await orm.insert(conversation).values({ holderId: ADA, topic: 'general', createdAt: now });
  await orm.update(conversation).set({ waitingSince: now });
  await orm.update(conversation).set({ lastSequence: 2, waitingSince: now });
  const counts = { impressions: 1, clicks: 2, conversions: 0, spendMinor: 1, grossMinor: 0, revenueMinor: 0 };
  const report = { source: 'north', bucket: now, version: 1, raw: '', rawHash: bytes, receivedAt: now };
  await orm.insert(deliveryReport).values({
    ...{ holderId: ADA, orderId, ...counts, ...report, current: false, state: 'quarantined' },
    quarantineReason: 'more_clicks_than_views',
  });
  await orm.insert(remittance).values({
    ...{ network: 'north', receiptNumber: 'R-1', amountMinor: 120_000, transactionId: 1, receivedAt: now },
  });
};

describe('a receiver', () => {
  it('that is down for an hour misses nothing, and gets what is of one holder in its order', async () => {
    await connect(receiver);
    receiver.answer(503);
    const { sent } = await hourOfFacts();
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
    await connect(receiver);
    receiver.answer(500);
    await ask();
    await deliver();
    server.clock.turn(3 * DAY_MS);
    await deliver();
    const [given] = await deliveries({ state: 'given_up' });
    expect(given).toMatchObject({ state: 'given_up', attempts: 2, last_status: 500 });
    server.clock.turn(40 * DAY_MS);
    expect(await pruneWebhooks(server.services)).toBe(0);
    receiver.answer(204);
    const request = { id: given?.id ?? '' };
    expect((await server.send(calls.consoleWebhook.replay, request, as(tokens.auditor))).status).toBe(403);
    await server.call(calls.consoleWebhook.replay, request, as(tokens.maker));
    await deliver();
    expect(receiver.taken).toMatchObject([{ id: given?.message_id, type: 'topup.asked' }]);
    await server.call(calls.consoleWebhook.replay, request, as(tokens.maker));
    await deliver();
    expect(receiver.taken.map(({ id }) => id)).toEqual([given?.message_id, given?.message_id]);
    server.clock.turn(31 * DAY_MS);
    expect([await pruneWebhooks(server.services), await deliveries()]).toEqual([1, []]);
  });
});

/** An hour in which something happens to two holders every ten minutes, and nothing is taken. */
const hourOfFacts = async (): Promise<{ readonly sent: readonly number[] }> => {
  const sent: number[] = [];
  for (let minutes = 0; minutes < 60; minutes += 1) {
    if (minutes % 10 === 0) {
      await ask(ADA, minutes + 1);
      await ask(BEN, minutes + 1);
      sent.push(minutes + 1);
    }
    await deliver();
    server.clock.turn(MINUTE_MS);
  }
  return { sent };
};

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
