import { allCalls, type Call, calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urlOf } from '../src/plugins/calls';
import { addUpload } from '../src/testing/stored-image';
import { goodRequest, idFieldsOf } from './support/requests';
import { passProposal, type SampleFixture, startSampleFixture } from './support/sample-fixture';
import { BESIDE_OTHERS, chatFile, image, NOBODYS, THINGS } from './support/things';

/** An identifier as the contract allows it, of nothing. */
const ABSENT = '999999999999999';

let fixture: SampleFixture;
beforeAll(async () => {
  fixture = await startSampleFixture();
}, 300_000);
afterAll(() => fixture.server.close());

/** What came back, byte for byte, with its HTTP status. */
const answerTo = async (token: string, call: Call, request: unknown): Promise<string> => {
  const { server, services } = fixture.server;
  const query = call.method === 'GET' ? { query: request as Record<string, string> } : {};
  const payload = call.method === 'GET' ? {} : { payload: JSON.stringify(request) };
  const { statusCode, body } = await server.inject({
    method: call.method,
    url: urlOf(call, services.config.apiBasePath),
    headers: { 'content-type': 'application/json', 'x-ct': token, 'idempotency-key': fixture.key() },
    ...query,
    ...payload,
  });
  return `${statusCode} ${body}`;
};

describe('things of account holders', () => {
  it('each field that names one has a rule', () => {
    const known = new Set([
      ...THINGS.map(({ call, field }) => `${call.id} ${field}`),
      ...BESIDE_OTHERS,
      ...NOBODYS,
    ]);
    const named = allCalls
      .filter(({ access }) => access.kind === 'holder' || access.kind === 'holder_or_blocked')
      .flatMap((call) => idFieldsOf(call).map((field) => `${call.id} ${field}`));
    expect([...known].sort()).toEqual(named.sort());
  });

  it('another’s answers as one that does not exist, to the byte; one’s own is there', {
    timeout: 60_000,
  }, async () => {
    const deviations: string[] = [];
    for (const { call, field, find, request } of THINGS) {
      const id = await find(fixture);
      const others = await answerTo(fixture.follower, call, request(id));
      const absent = await answerTo(fixture.follower, call, request(ABSENT));
      const own = await answerTo(fixture.demo, call, request(id));
      if (others !== absent) deviations.push(`${call.id} ${field}: ${others}, but absent ${absent}`);
      if (!absent.includes('"no_such_data"')) deviations.push(`${call.id} ${field}: absent is ${absent}`);
      if (own.includes('"reason":') && own.includes('"no_such_data"'))
        deviations.push(`${call.id} ${field}: own is ${own}`);
      if (!own.startsWith('200 ')) deviations.push(`${call.id} ${field}: own is ${own}`);
    }
    expect(deviations).toEqual([]);
  });

  it('proof of a payment is one’s own acceptance with one’s own images', async () => {
    const { demo, demoId, follower, idOf, server } = fixture;
    const claim = (token: string, acceptanceId: string, fileId: string) =>
      answerTo(token, calls.acceptor.claim, {
        acceptance_id: acceptanceId,
        amount: 25_000,
        file_ids: [fileId],
      });
    const own = await idOf('select id from acceptance where holder_id = $1', [demoId]);
    const followerId = Number(await idOf("select id from account_holder where username = 'follower'"));
    const theirs = await addUpload(server.services, followerId);
    expect(await claim(follower, own, theirs)).toBe(await claim(follower, ABSENT, theirs));
    expect(await claim(demo, own, theirs)).toBe(await claim(demo, own, ABSENT));
    expect(await claim(demo, own, theirs)).toContain('"no_such_data"');
    expect(await claim(demo, own, await image(fixture))).toContain('"code":200');
  });

  it('a message carries one’s own files only', async () => {
    const { act, follower, demo } = fixture;
    const talkOf = async (token: string) => (await act(token, calls.support.conversations, {})).items[0]?.id;
    const send = async (token: string, fileId: string) => {
      const message = { conversation_id: await talkOf(token), client_id: fixture.key(), text: 'See' };
      return answerTo(token, calls.support.send, { ...message, file_ids: [fileId] });
    };
    const fileId = await chatFile(fixture);
    expect(await send(follower, fileId)).toBe(await send(follower, ABSENT));
    expect(await send(follower, fileId)).toContain('"no_such_data"');
    expect(await send(demo, fileId)).toContain('"code":200');
  });

  it('another’s acceptance code and guest case answer as unknown ones', async () => {
    const { act, idOf, demoId, staff, follower, server } = fixture;
    const payee = await idOf("select id from payee where state = 'approved'");
    const { proposal, code } = await act(staff.maker, calls.consoleAcceptor.issue, {
      ...{ holder_id: String(demoId), type: 'enterprise', legal_name: 'Quay Ltd', payee_id: payee },
      ...{ pair: 'EUR/USD', rate: '1.1', fee_bp: 0, min_amount: 1, max_amount: 9_000, amount: 5_000 },
      expires_at: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    });
    await passProposal(fixture, proposal);
    const open = (given: string) =>
      answerTo(follower, calls.acceptor.detail, { type: 'enterprise', code: given });
    expect(await open(code)).toBe(await open('NOBODY-HAS-THIS'));
    const cases = [1, 2].map(async () => server.call(calls.guest.open, { name: 'Ada', text: 'Hello' }));
    const [one, two] = (await Promise.all(cases)).map(({ data }) => data);
    const read = (case_number = '', secret = '') =>
      answerTo('', calls.guest.messages, { case_number, secret });
    expect(await read(one?.case_number, two?.secret)).toBe(await read('G-NOBODY22', two?.secret));
    expect(await read(one?.case_number, one?.secret)).toContain('"code":200');
  });
});

describe('things that staff name', () => {
  const ROLE_TOKENS = {
    support: 'support',
    delivery: 'delivery',
    finance_maker: 'maker',
    finance_checker: 'checker',
    auditor: 'auditor',
    admin: 'admin',
  } as const;

  it('are not there where they do not exist, whatever the call', async () => {
    const deviations: string[] = [];
    const built = new Set(fixture.server.routes.map(({ call }) => call.id));
    for (const call of allCalls) {
      const { access, reasons } = call;
      if (access.kind !== 'staff' || !built.has(call.id) || !reasons.includes('no_such_data')) continue;
      // Who does not prove to be themselves is told nothing of what is there.
      if (reasons.includes('wrong_credentials')) continue;
      const [role = 'admin'] = access.roles;
      const answer = await answerTo(fixture.staff[ROLE_TOKENS[role]], call, goodRequest(call, ABSENT));
      if (!answer.startsWith('404 ') || !answer.includes('"no_such_data"'))
        deviations.push(`${call.id}: ${answer}`);
    }
    expect(deviations).toEqual([]);
  });

  it('a session of another member of staff is none of one’s own', async () => {
    const { staff, idOf } = fixture;
    const end = (token: string, id: string) =>
      answerTo(token, calls.consoleAuth.revokeSession, { session_id: id });
    const makers = await idOf(
      "select s.id from staff_session s join staff p on p.id = s.staff_id where p.username = 'maker'",
    );
    expect(await end(staff.support, makers)).toBe(await end(staff.support, ABSENT));
    expect(await end(staff.support, makers)).toContain('"no_such_data"');
    expect((await fixture.server.send(calls.consoleAuth.me, {}, { token: staff.maker })).status).toBe(200);
  });
});
