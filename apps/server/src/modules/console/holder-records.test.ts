import { randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { StaffCaller } from '../../http/route';
import { startTestServer, type TestServer } from '../../testing';
import { clientOf, dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { registerPerson, signInStaff } from '../../testing/people';

describe('the records of one holder', () => {
  let context: TestContext;
  let client: TestClient;
  let desk: ReturnType<typeof clientOf>;
  let support: StaffCaller;
  let checker: StaffCaller;
  beforeAll(async () => {
    context = await createTestContext();
    client = openTestClient(context);
    desk = clientOf(routesOf(context));
    support = await client.makeStaff('support', 'support', 'finance_maker');
    checker = await client.makeStaff('checker', 'finance_checker');
  });
  afterAll(() => context.close());

  it('are the flow that the holder sees, page by page', async () => {
    const holder = await context.makeHolder();
    for (const amount of [100, 200, 300]) await context.topUp(holder.holderId, amount);
    const id = String(holder.holderId);
    const mine = dataOf(await client.call(calls.wallet.flow, holder, {})).items;
    expect(dataOf(await desk(calls.consoleHolder.flow, support, { id })).items).toEqual(mine);
    const first = dataOf(await desk(calls.consoleHolder.flow, support, { id, limit: 2 }));
    const cursor = first.next_cursor ?? '';
    const rest = dataOf(await desk(calls.consoleHolder.flow, support, { id, limit: 2, cursor }));
    expect([...first.items, ...rest.items]).toEqual(mine);
    const one = { id, record_id: mine[1]?.id ?? '' };
    expect(dataOf(await desk(calls.consoleHolder.flow, support, one)).items).toEqual([mine[1]]);
    const other = { ...one, id: String((await context.makeHolder()).holderId) };
    expect(dataOf(await desk(calls.consoleHolder.flow, support, other)).items).toEqual([]);
    expect(await desk(calls.consoleHolder.flow, support, { id: '999999' })).toMatchObject({
      reason: 'no_such_data',
    });
  });

  it('lower the credit score for a forged document only by two people, and touch no cash', async () => {
    const holder = await context.makeHolder();
    const id = String(holder.holderId);
    await context.topUp(holder.holderId, 700);
    const request = { id, reason: 'The receipt was drawn by hand.' };
    const proposed = await client.call(calls.consoleHolder.proposeScore, support, request);
    expect(await client.call(calls.consoleHolder.proposeScore, support, request)).toMatchObject({
      reason: 'proposal_pending',
    });
    const own = { id: dataOf(proposed).id };
    expect(await client.call(calls.consoleProposal.approve, support, own)).toMatchObject({
      reason: 'same_person',
    });
    expect(dataOf(await desk(calls.consoleHolder.detail, support, { id })).holder.credit_score).toBe(600);
    const passed = await client.pass(checker, proposed);
    expect(passed.moves).toEqual([]);
    const seen = dataOf(await desk(calls.consoleHolder.detail, support, { id }));
    expect(seen).toMatchObject({ holder: { credit_score: 400 }, wallet: { available_balance: 700 } });
  });

  it('give points for a verified address and number, each once, on record for the holder', async () => {
    const holder = await context.makeHolder();
    const id = String(holder.holderId);
    const verify = (contact: 'email' | 'phone') =>
      desk(calls.consoleHolder.verifyContact, support, { id, contact, reason: 'Answered our letter.' });
    expect(await verify('email')).toMatchObject({ reason: 'wrong_state' });
    await context.database.query(`update account_holder set email = $2, phone = '+15550100' where id = $1`, [
      holder.holderId,
      `reached-${id}@example.com`,
    ]);
    expect(dataOf(await verify('email'))).toMatchObject({
      holder: { credit_score: 620 },
      score_events: [{ cause: 'email_verified', delta: 20 }, { cause: 'start' }],
    });
    expect(await verify('email')).toMatchObject({ reason: 'wrong_state' });
    const outcomes = await Promise.all([verify('phone'), verify('phone')]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(dataOf(await desk(calls.consoleHolder.detail, support, { id })).holder.credit_score).toBe(640);
    const [newest] = dataOf(await desk(calls.statement.staffActs, holder, {})).items.filter(
      ({ act }) => act === 'consoleHolder.verifyContact',
    );
    expect(newest).toMatchObject({ role: 'support', text: 'Answered our letter.' });
    const absent = { id: '999999', contact: 'email', reason: 'nobody there' } as const;
    expect(await desk(calls.consoleHolder.verifyContact, support, absent)).toMatchObject({
      reason: 'no_such_data',
    });
  });

  it('refuse a top-up case with a reason that its holder sees; nothing is posted', async () => {
    const holder = await context.makeHolder();
    const { id } = dataOf(await client.call(calls.topup.request, holder, { amount: 500 }));
    const note = 'Nothing in seven days.';
    const request = { topup_id: id, reason: 'not_arrived', note } as const;
    const reason = `not_arrived: ${note}`;
    const posting = {
      topup_id: id,
      amount: 500,
      receipt_number: randomUUID(),
      payee_id: await addPayee(context),
      method: 'cash',
    } as const;
    const proposed = dataOf(await client.call(calls.consoleTopup.propose, support, posting));
    expect(await desk(calls.consoleTopup.refuse, support, request)).toMatchObject({
      reason: 'proposal_pending',
    });
    const refusal = { id: proposed.id, reason: 'not at the bank' };
    dataOf(await client.call(calls.consoleProposal.refuse, checker, refusal));
    const refused = dataOf(await desk(calls.consoleTopup.refuse, support, request));
    expect(refused).toMatchObject({ state: 'refused', reason, posted_amount: null });
    expect(await desk(calls.consoleTopup.refuse, support, request)).toMatchObject({ reason: 'wrong_state' });
    const [seen] = dataOf(await client.call(calls.topup.list, holder, {})).items;
    expect(seen).toMatchObject({ state: 'refused', reason });
    await context.expectBooks();
  });
});

describe('signing a holder out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('ends every session at once, tells the holder why, and is on record', async () => {
    const person = await registerPerson(server, 'lost_phone');
    const { token } = await signInStaff(server, 'helper', 'support', 'auditor');
    const login = { username: 'lost_phone', password: 'a good password' };
    const second = (await server.call(calls.auth.login, login)).data.token;
    const id = String(person.holderId);
    const sessions = await server.call(calls.consoleHolder.sessions, { id }, { token });
    expect(sessions.data.items).toHaveLength(2);
    const request = { id, reason: 'The phone was stolen.' };
    const done = await server.call(calls.consoleHolder.revokeSessions, request, { token });
    expect(done.data).toEqual({ revoked: 2 });
    for (const one of [person.token, second]) {
      expect((await server.call(calls.user.info, {}, { token: one })).code).toBe(503);
    }
    const again = (await server.call(calls.auth.login, login)).data.token;
    const notices = await server.call(calls.notification.list, {}, { token: again });
    const contents = notices.data.items.map(({ content }) => content);
    expect(contents).toContainEqual(expect.stringContaining('The phone was stolen.'));
    const filter = { act: 'consoleHolder.revokeSessions' };
    const acts = await server.call(calls.consoleAudit.list, filter, { token });
    expect(acts.data.items[0]).toMatchObject({ actor: 'helper', holder_id: id });
    expect((await server.call(calls.consoleHolder.sessions, { id: '999999' }, { token })).data.reason).toBe(
      'no_such_data',
    );
  });

  it('is done once an hour at most, and leaves no trace where nobody is signed in', async () => {
    const person = await registerPerson(server, 'signed_out_often');
    const { token } = await signInStaff(server, 'often', 'support', 'auditor');
    const request = { id: String(person.holderId), reason: 'The phone was stolen.' };
    const signOut = () => server.call(calls.consoleHolder.revokeSessions, request, { token });
    const login = { username: 'signed_out_often', password: 'a good password' };
    expect((await signOut()).data).toEqual({ revoked: 1 });
    expect((await signOut()).data).toEqual({ revoked: 0 });
    const { token: again } = (await server.call(calls.auth.login, login)).data;
    expect((await signOut()).data.reason).toBe('signed_out_lately');
    const { items } = (await server.call(calls.statement.staffActs, { only: 'decisions' }, { token: again }))
      .data;
    expect(items).toHaveLength(1);
    server.clock.turn(3_600_001);
    expect((await signOut()).data).toEqual({ revoked: 1 });
  });
});
