import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { allCalls, type Call, calls, type StaffRole } from '@fairlead/contract';
import fc from 'fast-check';
import { signatureOf } from '../../src/http/signature';
import { urlOf } from '../../src/plugins/calls';
import { networksVariable, TEST_SECRET } from '../../src/testing/network';
import { type Came, checkAnswer, isGood, wasRead } from './fuzz-check';
import { type Sent, sentTo } from './fuzz-requests';
import { type SampleFixture, startSampleFixture } from './sample-fixture';

/** Calls at the same moment. */
const AT_ONCE = 4;
/** After so many, who was signed out or shut out on the way is let in again. */
const BETWEEN_MENDING = 100;

/** Ends the session that sends, and nothing else: the matrix tries it. */
const LEFT_OUT: ReadonlySet<string> = new Set([calls.auth.logout.id, calls.consoleAuth.logout.id]);

const MEMBERS = {
  ...{ support: 'support', delivery: 'delivery', finance_maker: 'maker', finance_checker: 'checker' },
  ...{ auditor: 'auditor', admin: 'admin' },
} as const satisfies Readonly<Record<StaffRole, keyof SampleFixture['staff']>>;

export interface FuzzOutcome {
  readonly sent: number;
  readonly good: number;
  readonly bad: number;
  /** Let in and read: neither sender nor number was refused. */
  readonly read: number;
  readonly accepted: number;
  /** Calls that accepted something. */
  readonly acceptedBy: ReadonlySet<string>;
  readonly faults: readonly string[];
  /** Heap in use after a collection: in the middle of the run, and at its end. */
  readonly heapMiddleBytes: number;
  readonly heapEndBytes: number;
}

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** What the calls may have done to those who send them: shut out, dismissed, left. */
const mend = async ({ server, act }: SampleFixture, tokens: Map<string, string>): Promise<void> => {
  const { asOwner } = server.testDatabase;
  await asOwner("update account_holder set state = 'active' where username in ('demo', 'follower')");
  await asOwner('delete from account_closing');
  for (const [role, username] of Object.entries(MEMBERS)) {
    await asOwner('update staff set roles = $2, disabled_at = null where username = $1', [username, [role]]);
    const signedIn = await act('', calls.consoleAuth.login, { username, password: 'sandbox-staff' });
    tokens.set(role, signedIn.token);
  }
  tokens.set(
    'holder',
    (await act('', calls.auth.login, { username: 'demo', password: 'sandbox-demo' })).token,
  );
};

const tokenFor = (call: Call, tokens: ReadonlyMap<string, string>): string | undefined => {
  const { access } = call;
  if (access.kind !== 'staff') return tokens.get('holder');
  return tokens.get(access.roles[0] ?? 'admin');
};

const sender =
  (fixture: SampleFixture, tokens: ReadonlyMap<string, string>) =>
  async (sent: Sent): Promise<Came> => {
    const { server, services } = fixture.server;
    const { call, body, contentType, query } = sent;
    const timestamp = String(Math.floor(services.clock.now().getTime() / 1000));
    const signed =
      call.access.kind === 'network'
        ? {
            'x-network': 'test',
            'x-timestamp': timestamp,
            'x-signature': signatureOf(TEST_SECRET, timestamp, body),
          }
        : {};
    const reply = await server.inject({
      method: call.method,
      url: `${urlOf(call, services.config.apiBasePath)}?${new URLSearchParams(query)}`,
      headers: {
        'x-ct': tokenFor(call, tokens) ?? '',
        'idempotency-key': fixture.key(),
        ...(contentType === null ? {} : { 'content-type': contentType }),
        ...signed,
        ...sent.headers,
      },
      ...(call.method === 'GET' ? {} : { payload: body }),
    });
    return {
      status: reply.statusCode,
      text: reply.body,
      isFile: reply.headers['content-disposition'] !== undefined,
    };
  };

const describeSent = ({ call, body, query, contentType }: Sent): string =>
  `${call.id} ${contentType ?? ''} ${call.method === 'GET' ? JSON.stringify(query) : body}`.slice(0, 400);

/** Sends so many requests, drawn from the contract by this seed, and checks every answer. */
export const fuzz = async (times: number, seed: number): Promise<FuzzOutcome> => {
  const fixture = await startSampleFixture({ NETWORKS: networksVariable(), LOG_LEVEL: 'error' });
  const built = new Set(fixture.server.routes.map(({ call }) => call.id));
  const tried = allCalls.filter(({ id }) => built.has(id) && !LEFT_OUT.has(id));
  const tokens = new Map<string, string>();
  const send = sender(fixture, tokens);
  const seen = { sent: 0, good: 0, read: 0, accepted: 0, acceptedBy: new Set<string>() };
  const faults = new Set<string>();

  const tryOne = async (sent: Sent): Promise<void> => {
    const came = await send(sent);
    const fault = checkAnswer(sent, came);
    if (fault !== null) faults.add(`${fault} <- ${describeSent(sent)}`);
    seen.sent += 1;
    if (isGood(sent)) seen.good += 1;
    if (wasRead(came)) seen.read += 1;
    if (came.isFile || came.text.startsWith('{"code":200,')) {
      seen.accepted += 1;
      seen.acceptedBy.add(sent.call.id);
    }
  };

  const batch = async (count: number, batchSeed: number): Promise<void> => {
    await mend(fixture, tokens);
    const arbitrary = fc.constantFrom(...tried).chain(sentTo);
    const waiting = fc.sample(arbitrary, { numRuns: count, seed: batchSeed });
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await tryOne(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  let heapMiddleBytes = 0;
  try {
    for (let done = 0; done < times; done += BETWEEN_MENDING) {
      if (heapMiddleBytes === 0 && done >= times / 2) heapMiddleBytes = collect();
      await batch(Math.min(BETWEEN_MENDING, times - done), seed + done);
    }
    return {
      ...seen,
      bad: seen.sent - seen.good,
      faults: [...faults],
      heapMiddleBytes,
      heapEndBytes: collect(),
    };
  } finally {
    await fixture.server.close();
  }
};
