import { randomUUID } from 'node:crypto';
import { allCalls, type Call, calls } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountState } from '../../http/route';
import { startTestServer, type TestServer } from '../../testing';
import { openChatLine } from '../../testing/chat-line';
import { digestOf, type Person, registerPerson, signInStaff } from '../../testing/people';
import { tellHolderChanged } from '.';

/** What stays open to a person whose account is blocked: their own matters and their own money. */
const OPEN: readonly string[] = [
  ...['acceptor.list', 'account.close', 'account.closing', 'auth.logout', 'files.upload'],
  ...['factor.addPasskey', 'factor.beginPasskey', 'factor.beginTotp', 'factor.confirmTotp', 'factor.endTotp'],
  ...['factor.list', 'factor.makeRecoveryCodes', 'factor.removePasskey', 'factor.renamePasskey'],
  ...['notification.list', 'notification.read', 'notification.unreadCount'],
  ...['objection.list', 'objection.make', 'payout.detail', 'payout.edit'],
  ...['plan.cancel', 'plan.detail', 'plan.list', 'plan.lower', 'plan.pause', 'plan.stop'],
  'recovery.veto',
  ...['paper.receipt', 'paper.year', 'user.ownData'],
  ...['statement.exportFile', 'statement.source', 'statement.staffActs'],
  ...['support.conversations', 'support.file', 'support.messages', 'support.rate', 'support.read'],
  ...['support.send', 'support.transcript', 'support.unreadCount', 'support.upload'],
  ...['legal.accept', 'legal.accepted', 'legal.pending'],
  ...['topup.list', 'topup.paid', 'user.info', 'user.revokeSession', 'user.sessions'],
  ...[
    'wallet.checkPassword',
    'wallet.eventRecords',
    'wallet.events',
    'wallet.flow',
    'wallet.property',
    'wallet.returnStartUp',
    'wallet.setPassword',
  ],
  ...['withdrawal.cancel', 'withdrawal.eligibility', 'withdrawal.list', 'withdrawal.reportArrival'],
  'withdrawal.request',
];

/** What would begin something new, or belongs to an account in use. */
const REFUSED: readonly string[] = [
  ...['acceptor.claim', 'acceptor.current', 'acceptor.detail'],
  ...['assistance.follow', 'assistance.leadCard', 'assistance.list', 'assistance.publish'],
  ...['assistance.published', 'coupon.list', 'coupon.receive'],
  ...['channel.choose', 'channel.read', 'channel.sendCode', 'channel.subscribe', 'channel.unsubscribe'],
  'channel.verify',
  ...['feedback.send', 'membership.open', 'membership.refund'],
  ...['plan.appDetail', 'plan.awaitPutCount', 'plan.products', 'plan.put', 'plan.quote'],
  'plan.watch',
  ...['plan.raise', 'plan.resume', 'plan.setLimits'],
  ...['standing.creditScore', 'standing.shopLevel'],
  ...['statistics.breakdown', 'statistics.list', 'topup.request'],
  ...['user.edit', 'user.updatePassword', 'wallet.answerStartUp'],
];

const STATES = [
  ['not_activated', 402],
  ['disabled', 403],
  ['deleted', 404],
] as const;
const BLOCKED_CODES = STATES.map(([, code]) => code as number);

const ofHolders: readonly Call[] = allCalls.filter(
  ({ access }) => access.kind === 'holder' || access.kind === 'holder_or_blocked',
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const block = (holderId: number, state: AccountState): Promise<void> =>
  server.database.transaction(async (tx) => {
    const change = { state, stateReason: 'Asked twice for documents' };
    await tx.orm.update(accountHolder).set(change).where(eq(accountHolder.id, holderId));
    await tellHolderChanged(tx, holderId);
  });

const send = (call: Call, request: object, { token }: Person) =>
  server.send(call, request, { token, ...(call.idempotent ? { idempotencyKey: randomUUID() } : {}) });

it('every call of account holders is named here: a new one is decided, not forgotten', () => {
  expect([...OPEN, ...REFUSED].sort()).toEqual(ofHolders.map(({ id }) => id).sort());
});

describe.each(STATES)('an account that is %s', (state, code) => {
  let person: Person;
  beforeAll(async () => {
    person = await registerPerson(server, `stopped_${code}`);
    await block(person.holderId, state);
  });

  // Whether it is refused for the account's state comes first: an empty request is enough to hear it.
  it.each(ofHolders.filter(({ id }) => id !== 'auth.logout').map(({ id }, index) => [id, index] as const))(
    '%s',
    async (id) => {
      const call = ofHolders.find((each) => each.id === id) as Call;
      // A file is no envelope: where an empty request is enough for one, it is told what is wrong instead.
      const request = call.transport === 'stream' ? { no_such_field: '1' } : {};
      const reply = await send(call, request, person);
      if (REFUSED.includes(id)) {
        expect(reply).toMatchObject({ code, data: { remark: 'Asked twice for documents', lang: 'en' } });
      } else expect(BLOCKED_CODES).not.toContain(reply.code);
    },
  );
});

describe.each(STATES)('a person whose account is %s', (state, code) => {
  it('signs in, reads and writes where they always did, objects, and takes their money out', async () => {
    const username = `goes_on_${code}`;
    const before = await registerPerson(server, username);
    const { data: known } = await server.call(calls.support.conversations, {}, before);
    const conversation_id = known.items.find(({ topic }) => topic === 'general')?.id ?? '';
    const word = (client_id: string, text: string) => ({ conversation_id, client_id, text });
    await server.call(calls.support.send, word('word-before', 'Before'), before);
    await block(before.holderId, state);

    const signedIn = await server.call(calls.auth.login, { username, password: 'a good password' });
    const person = { ...before, token: signedIn.data.token };
    const info = await server.call(calls.user.info, {}, person);
    expect(info.data).toMatchObject({
      state: state === 'deleted' ? 'closed' : state,
      state_reason: 'Asked twice for documents',
      customer_service_url: [{ type: 1, url: expect.stringContaining('/support/chat?topic=general') }],
    });
    expect((await server.call(calls.support.send, word('word-after', 'After'), person)).code).toBe(200);
    const { data: chat } = await server.call(calls.support.messages, { conversation_id }, person);
    expect(chat.items.map(({ text }) => text)).toEqual(['After', 'Before']);

    const password = digestOf('246813');
    expect((await send(calls.wallet.setPassword, { password }, person)).code).toBe(200);
    expect((await send(calls.wallet.checkPassword, { password }, person)).code).toBe(200);
    const objection = { subject_type: 'account', text: 'I kept to the rules.' };
    expect((await send(calls.objection.make, objection, person)).code).toBe(200);
    expect((await send(calls.account.close, { password }, person)).data).toMatchObject({ state: 'closed' });
    const { data: notices } = await server.call(calls.notification.list, {}, person);
    expect(notices.unread_total).toBeGreaterThan(0);
    const ids = notices.items.map(({ id }) => id);
    expect((await server.call(calls.notification.read, { ids }, person)).data.unread_total).toBe(0);
    expect((await send(calls.auth.logout, {}, person)).code).toBe(200);
  });
});

it('a blocked person hears the desk live', async () => {
  const person = await registerPerson(server, 'listening');
  const { data } = await server.call(calls.support.conversations, {}, person);
  await block(person.holderId, 'disabled');
  await server.server.listen({ host: '127.0.0.1', port: 0 });
  const line = await openChatLine(server, calls.support.socket, person.token);
  const desk = await signInStaff(server, 'desk_for_the_blocked', 'support');
  const answer = { conversation_id: data.items[0]?.id ?? '', client_id: 'answer-01', text: 'We look at it.' };
  expect((await server.call(calls.consoleSupport.send, answer, desk)).code).toBe(200);
  expect(await line.heard('message')).toMatchObject([{ message: { text: 'We look at it.' } }]);
  line.cut();
});
