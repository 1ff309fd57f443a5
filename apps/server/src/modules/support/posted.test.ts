import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { openChatLine } from '../../testing/chat-line';
import { addPayee } from '../../testing/payee';
import { registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

it('an open chat is told what was posted for a case, not what was asked for', async () => {
  const person = await registerPerson(server, 'case_holder');
  await server.call(calls.support.conversations, {}, person);
  const line = await openChatLine(server, calls.support.socket, person.token);
  const maker = await signInStaff(server, 'case_maker', 'finance_maker');
  const checker = await signInStaff(server, 'case_checker', 'finance_checker');
  const asked = await server.call(calls.topup.request, { amount: 10_000 }, person);
  const stated = await server.call(
    calls.consoleTopup.propose,
    {
      ...{ topup_id: asked.data.id, amount: 9_000, method: 'cash', receipt_number: 'counter-1' },
      ...{ payee_id: await addPayee(server), difference_reason: 'One note less.' },
    },
    maker,
  );
  const approved = await server.call(calls.consoleProposal.approve, { id: stated.data.id }, checker);
  expect(approved.code).toBe(200);
  const topup = { id: asked.data.id, amount: 10_000, posted_amount: 9_000, state: 'posted' };
  expect((await line.heard('topup', 2)).at(-1)).toMatchObject({ topup });
  const [told] = await line.heard('message');
  const conversation_id = told?.conversation_id ?? '';
  const { data } = await server.call(calls.support.messages, { conversation_id, after: 0 }, person);
  expect(data.items.at(-1)?.topup).toEqual(topup);
  line.cut();
});
