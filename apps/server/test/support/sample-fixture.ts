import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { SAMPLE } from '../../src/app/sample-data';
import { startTestServer, type TestServer } from '../../src/testing';
import { createSampleDatabase } from '../../src/testing/sample-database';

type Member = 'support' | 'delivery' | 'maker' | 'checker' | 'auditor' | 'admin' | 'admin_two';

/** The whole server with the sample data: people with a past, and one member of staff for each role. */
export interface SampleFixture {
  readonly server: TestServer;
  readonly demoId: number;
  /** Tokens of two holders who have orders, money and talks of their own. */
  readonly demo: string;
  readonly follower: string;
  readonly staff: Readonly<Record<Member, string>>;
  /** Makes a call that must be good, as whoever has the token; a fresh idempotency key each time. */
  act<C extends Call>(token: string, call: C, request: RequestOf<C>): Promise<ResponseOf<C>>;
  /** A fresh idempotency key. */
  key(): string;
  /** The first column of the first row, as an identifier. */
  idOf(query: string, values?: readonly unknown[]): Promise<string>;
}

/** @param more environment over that of the fixture */
export const startSampleFixture = async (
  more: Readonly<Record<string, string>> = {},
): Promise<SampleFixture> => {
  const many = '100000/5m';
  const environment = { LIMIT_UPLOAD: many, LIMIT_CODE: many, SANDBOX_SPEED: '1', ...more };
  const testDatabase = await createSampleDatabase();
  const started = await startTestServer({ environment, testDatabase });
  const server: TestServer = {
    ...started,
    close: async () => {
      await started.close();
      await testDatabase.drop();
    },
  };
  const signIn = async (username: string): Promise<string> =>
    (await server.call(calls.auth.login, { username, password: SAMPLE.password })).data.token;
  const signInStaff = async (username: Member): Promise<string> => {
    const reply = await server.call(calls.consoleAuth.login, { username, password: SAMPLE.staffPassword });
    return reply.data.token;
  };
  let keys = 0;
  const key = (): string => {
    keys += 1;
    return `fixture-key-${keys}`;
  };
  const idOf: SampleFixture['idOf'] = async (query, values = []) => {
    const [row] = await server.testDatabase.asOwner<Record<string, unknown>>(query, values);
    if (row === undefined) throw new Error(`nothing is found by ${query}`);
    return String(Object.values(row)[0]);
  };
  return {
    server,
    demoId: Number(await idOf('select id from account_holder where username = $1', [SAMPLE.username])),
    demo: await signIn(SAMPLE.username),
    follower: await signIn('follower'),
    staff: {
      support: await signInStaff('support'),
      delivery: await signInStaff('delivery'),
      maker: await signInStaff('maker'),
      checker: await signInStaff('checker'),
      auditor: await signInStaff('auditor'),
      admin: await signInStaff('admin'),
      admin_two: await signInStaff('admin_two'),
    },
    act: async (token, call, request) => {
      const reply = await server.call(call, request, { token, idempotencyKey: key() });
      if (reply.code !== 200) throw new Error(`${call.id} was refused: ${JSON.stringify(reply.data)}`);
      return reply.data;
    },
    key,
    idOf,
  };
};

/** What one person proposed is approved by another. */
export const passProposal = async (
  { act, staff }: SampleFixture,
  proposed: { readonly id: string },
): Promise<void> => {
  const { id } = proposed;
  const { flags } = await act(staff.checker, calls.consoleProposal.detail, { id });
  const acknowledged = flags.map(({ key }) => key);
  await act(staff.checker, calls.consoleProposal.approve, { id, acknowledged });
};
