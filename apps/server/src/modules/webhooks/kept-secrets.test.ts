import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContents } from '../../app/command/doctor/contents';
import { startTestServer, type TestServer } from '../../testing';
import { signInStaff } from '../../testing/people';

const WEBHOOK = calls.consoleWebhook;
const reason = 'for the test';
const PLACE = { url: 'https://books.example.org/fairlead', description: 'Books' };

let server: TestServer;
let [stays, agrees] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  stays = (await signInStaff(server, 'stays', 'admin')).token;
  agrees = (await signInStaff(server, 'agrees', 'admin')).token;
});
afterAll(() => server.close());

const agree = async (id: string): Promise<void> => {
  const agreed = await server.call(calls.consoleProposal.approve, { id }, { token: agrees });
  expect(agreed.code).toBe(200);
};
const see = (id: string, token: string) => server.call(WEBHOOK.showSecret, { id }, { token });

/** An endpoint whose secret was seen by who proposed it. */
const connect = async (token: string): Promise<string> => {
  const asked = { ...PLACE, events: ['topup.asked' as const], reason };
  const { data } = await server.call(WEBHOOK.propose, asked, { token });
  await agree(data.id);
  const id = (await server.call(WEBHOOK.list, {}, { token })).data.items[0]?.id ?? '';
  expect((await see(id, token)).code).toBe(200);
  return id;
};

/** Who may have kept the secret of an endpoint, by the console and by the doctor. */
const saidOf = async (id: string) => {
  const { data } = await server.call(WEBHOOK.list, { id }, { token: stays });
  const found = (await checkContents(server.services)).find(({ check }) => check === 'webhook_secrets');
  return [data.items[0]?.secret_kept_by, found?.verdict, found?.text.match(/\((\w+)\)/)?.[1]];
};
const NOBODY = [null, 'ok', undefined];

it('names who saw a secret and was disabled, until somebody else saw a new one', async () => {
  const leaver = await signInStaff(server, 'leaver', 'admin');
  const id = await connect(leaver.token);
  expect(await saidOf(id)).toEqual(NOBODY);
  await server.call(calls.consoleStaff.disable, { id: String(leaver.staffId), reason }, { token: stays });
  expect(await saidOf(id)).toEqual(['leaver', 'missing', 'leaver']);
  const rotation = await server.call(WEBHOOK.proposeRotation, { id, reason }, { token: stays });
  await agree(rotation.data.id);
  // Until it is seen, the receiver cannot have it, and believes the old one alone.
  expect(await saidOf(id)).toEqual(['leaver', 'missing', 'leaver']);
  expect((await see(id, stays)).code).toBe(200);
  expect(await saidOf(id)).toEqual(NOBODY);
});

it('names who lost the role too, and nobody of an endpoint that has ended', async () => {
  const moved = await signInStaff(server, 'moved', 'admin', 'support');
  const id = await connect(moved.token);
  await server.database.query("update staff set roles = '{support}' where id = $1", [moved.staffId]);
  expect(await saidOf(id)).toEqual(['moved', 'missing', 'moved']);
  await server.call(WEBHOOK.end, { id, reason }, { token: stays });
  expect(await saidOf(id)).toEqual(NOBODY);
});

it('gives no secret to who proposed it and left: nobody would see it', async () => {
  const id = await connect(stays);
  const gone = await signInStaff(server, 'gone', 'admin');
  const rotation = await server.call(WEBHOOK.proposeRotation, { id, reason }, { token: gone.token });
  await server.call(calls.consoleStaff.disable, { id: String(gone.staffId), reason }, { token: stays });
  const approved = await server.call(
    calls.consoleProposal.approve,
    { id: rotation.data.id },
    { token: agrees },
  );
  expect(approved.data.reason).toBe('wrong_state');
  expect(await saidOf(id)).toEqual(NOBODY);
});
