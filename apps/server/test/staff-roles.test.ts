import { allCalls, type Call, STAFF_ROLES, type StaffRole } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';
import { registerPerson, signInStaff } from '../src/testing/people';

let server: TestServer;
const tokens = new Map<StaffRole, string>();
let holderToken = '';
beforeAll(async () => {
  server = await startTestServer();
  for (const role of STAFF_ROLES) tokens.set(role, (await signInStaff(server, `the_${role}`, role)).token);
  holderToken = (await registerPerson(server, 'somebody')).token;
});
afterAll(() => server.close());

const staffCalls = (): readonly Call[] => {
  const built = new Set(server.routes.map(({ call }) => call.id));
  return allCalls.filter(({ id, access }) => access.kind === 'staff' && built.has(id));
};

describe('the calls of staff', () => {
  it('refuse every role that the contract does not name, before they look at the request', async () => {
    const opened: string[] = [];
    for (const call of staffCalls()) {
      const { access } = call;
      if (access.kind !== 'staff' || access.roles.length === 0) continue;
      for (const [role, token] of tokens) {
        if (access.roles.includes(role)) continue;
        const { status, data } = await server.send(call, {}, { token });
        if (status !== 403 || data['reason'] !== 'role_missing') opened.push(`${call.id} for ${role}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('open to no account holder and to nobody without a token', async () => {
    const opened: string[] = [];
    for (const call of staffCalls()) {
      for (const token of [holderToken, undefined]) {
        const { status } = await server.send(call, {}, { token });
        if (status !== 401) opened.push(`${call.id}: ${status}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('let an auditor change nothing but what is his own: the books check looks at them and moves nothing', () => {
    const changing = staffCalls().filter(
      ({ method, access }) =>
        method === 'POST' &&
        access.kind === 'staff' &&
        (access.roles.length === 0 || access.roles.includes('auditor')),
    );
    expect(changing.map(({ id }) => id).filter((id) => !id.startsWith('consoleAuth.'))).toEqual([
      'consoleBooks.check',
    ]);
  });
});
