import { allCalls, type Call, calls, type Reason, statusOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { urlOf } from '../src/plugins/calls';
import { startTestServer, type TestServer } from '../src/testing';
import { goodRequest } from './support/requests';
import { expectedGate, makeSenders, type Sender } from './support/senders';

let server: TestServer;
let senders: readonly Sender[];
let builtCalls: readonly Call[];
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_UPLOAD: '100000/30m' } });
  const built = new Set(server.routes.map(({ call }) => call.id));
  builtCalls = allCalls.filter(({ id }) => built.has(id));
  senders = await makeSenders(server);
});
afterAll(() => server.close());

/** Refused by every call that it reaches: what passes the gate does nothing, and says so. */
const NOT_UNDERSTOOD = { no_such_field: '1' };

/** What a call answers that let its sender in and could not read what was sent. */
const understoodNothing = ({ transport }: Call): Reason =>
  transport === 'multipart' ? 'unsupported_media_type' : 'invalid_fields';

const goodRequests = new Map(allCalls.map((call) => [call.id, goodRequest(call)]));

/** Everything that differs from what the contract's access means for this sender, over all calls. */
const deviationsOf = async (sender: Sender): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const call of builtCalls) {
    const refusal = expectedGate(call.access, sender);
    const expected = refusal ?? understoodNothing(call);
    const { http, code } = statusOf(call.surface, expected);
    // A good request is sent where it must be refused: nothing is done, whatever it asks for.
    const sent = refusal === null ? [NOT_UNDERSTOOD] : [NOT_UNDERSTOOD, goodRequests.get(call.id)];
    for (const request of sent) {
      const reply = await server.send(call, request, {
        token: sender.token,
        idempotencyKey: 'matrix-0001',
      });
      const answered = `${reply.status} ${reply.code} ${reply.data?.['reason']}`;
      if (answered !== `${http} ${code} ${expected}`) found.push(`${call.id}: ${answered}, not ${expected}`);
    }
  }
  return found;
};

const SENDERS = [
  ...['no token', 'garbage', 'an unknown token', 'an expired token', 'a revoked token'],
  ...['an expired token of staff', 'a revoked token of staff', 'disabled staff'],
  ...['an account that is not_activated', 'an account that is disabled', 'an account that is deleted'],
  ...['an account holder', 'staff as support', 'staff as delivery', 'staff as finance_maker'],
  ...['staff as finance_checker', 'staff as auditor', 'staff as admin'],
];

describe('every call, as the contract states its access', () => {
  it('is tried by all of these', () => {
    expect(senders.map(({ name }) => name).sort()).toEqual([...SENDERS].sort());
  });

  it.each(SENDERS)('answers %s', async (name) => {
    const sender = senders.find((one) => one.name === name);
    if (sender === undefined) throw new Error(`${name} is not there`);
    expect(await deviationsOf(sender)).toEqual([]);
  });

  it('has a rule: a call whose access is none that is known here stops this test', () => {
    const [first] = senders;
    if (first === undefined) throw new Error('nobody is there');
    for (const { access } of allCalls) expect(() => expectedGate(access, first)).not.toThrow();
    expect(() => expectedGate({ kind: 'anyone' } as never, first)).toThrow('no rule');
  });
});

describe('the rules themselves', () => {
  it('nobody is asked for a token where one is got, and where anyone may read', () => {
    const open = allCalls.filter(({ access }) => access.kind === 'public' || access.kind === 'guest');
    expect(open.map(({ id }) => id)).toEqual([
      ...['auth.register', 'auth.login', 'auth.passkeyOptions', 'auth.passkeyLogin'],
      ...['auth.registerV2', 'auth.loginV2', 'auth.lang', 'auth.openStore', 'config.basic', 'legal.texts'],
      ...['statement.reconciliation', 'statement.transparency', 'statement.figures'],
      'statement.signedDays',
      'support.socket',
      ...['guest.open', 'guest.messages', 'guest.send', 'guest.object'],
      ...['recovery.ask', 'recovery.setPassword', 'recovery.caseState', 'recovery.setPasswordInCase'],
      ...['consoleAuth.login', 'consoleAuth.beginProvider', 'consoleAuth.loginByProvider'],
      'consoleSupport.socket',
    ]);
  });

  it('an auditor changes nothing but what is his own: the books check looks at them and moves nothing', () => {
    const changing = allCalls.filter(
      ({ method, access }) =>
        method === 'POST' &&
        access.kind === 'staff' &&
        (access.roles.length === 0 || access.roles.includes('auditor')),
    );
    expect(changing.map(({ id }) => id).filter((id) => !id.startsWith('consoleAuth.'))).toEqual([
      calls.consoleStaff.confirmChanges.id,
      calls.consoleView.save.id,
      calls.consoleView.remove.id,
      calls.consoleBooks.check.id,
      calls.consoleAudit.exportList.id,
    ]);
  });

  it('no part of the console is open to account holders, and no part of the app to staff', () => {
    const crossing = allCalls.filter(({ surface, access }) =>
      surface === 'console' ? access.kind.startsWith('holder') : access.kind === 'staff',
    );
    expect(crossing.map(({ id }) => id)).toEqual([]);
  });

  it('every call is served under its own address only', async () => {
    for (const call of builtCalls) {
      const url = urlOf(call, server.services.config.apiBasePath);
      const other = call.method === 'GET' ? 'POST' : 'GET';
      if (
        allCalls.some((one) => one.method === other && one.path === call.path && one.surface === call.surface)
      )
        continue;
      const payload =
        other === 'POST' ? { payload: '{}', headers: { 'content-type': 'application/json' } } : {};
      expect((await server.server.inject({ method: other, url, ...payload })).statusCode, call.id).toBe(404);
    }
  });
});
