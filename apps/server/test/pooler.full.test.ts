import { type Call, calls, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { findDifferences } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFairlead } from '../src/app/command';
import { SAMPLE } from '../src/app/sample-data';
import { systemClock } from '../src/clock';
import { urlOf } from '../src/plugins/calls';
import { createTestContext, type TestContext } from '../src/testing/context';
import { digestOf } from '../src/testing/people';
import { expectChain } from './support/chain';
import { openReader } from './support/chat-reader';
import { expectReady } from './support/expect-ready';
import { makeChat, startTalk } from './support/failover';
import {
  type Bouncer,
  type BouncerOptions,
  isPgBouncerInstalled,
  openNodes,
  type PoolMode,
  startBouncer,
} from './support/pooler';
import { makePutter } from './support/put-client';
import { expectExactlyAcknowledged, PUT_MINOR, startPutLoad } from './support/put-load';

interface Login {
  readonly role: string;
  /** Past the pooler. */
  readonly url: string;
}

let nodes: ReturnType<typeof openNodes>;
let bouncers: Bouncer[];
beforeEach(() => {
  nodes = openNodes();
  bouncers = [];
});
afterEach(async () => {
  await nodes.stop();
  for (const bouncer of bouncers) await bouncer.stop();
});

const pool = async (options: BouncerOptions): Promise<Bouncer> => {
  const bouncer = await startBouncer(options);
  bouncers.push(bouncer);
  return bouncer;
};

/** A login made by hand, as the runbook says. */
const makeLogin = async ({ url, asOwner }: Pick<TestDatabase, 'url' | 'asOwner'>): Promise<Login> => {
  const role = `${new URL(url).pathname.slice(1)}_login`;
  await asOwner(`create role ${role} login password 'secret' in role fairlead_app`);
  const address = new URL(url);
  [address.username, address.password] = [role, 'secret'];
  return { role, url: address.href };
};

const migrate = (environment: Readonly<Record<string, string>>) =>
  runFairlead(['migrate'], { environment, say: () => undefined });

const dropLogin = async ({ asOwner }: Pick<TestDatabase, 'asOwner'>, { role }: Login): Promise<void> => {
  await asOwner(`drop owned by ${role}`);
  await asOwner(`drop role ${role}`);
};

/** The variables of a node behind that pooler. */
const wayOf = (
  mode: PoolMode,
  bouncer: Bouncer,
  { url }: Login,
  ownerUrl: string,
): Readonly<Record<string, string>> => ({
  ...{ DATABASE_URL: bouncer.through(url), DATABASE_OWNER_URL: ownerUrl },
  ...(mode === 'transaction' ? { DATABASE_DIRECT_URL: url } : {}),
});

/** Makes a call that must be good, over HTTP. */
const caller = (address: string) => {
  let keys = 0;
  return async <C extends Call>(call: C, request: RequestOf<C>, token = ''): Promise<ResponseOf<C>> => {
    keys += 1;
    const isPost = call.method === 'POST';
    const query = isPost ? '' : `?${new URLSearchParams(request as unknown as Record<string, string>)}`;
    const response = await fetch(`${address}${urlOf(call, '/facebook-business')}${query}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', 'x-ct': token, 'idempotency-key': `pooled-key-${keys}` },
      ...(isPost ? { body: JSON.stringify(request) } : {}),
    });
    const { code, data } = (await response.json()) as { code: number; data: ResponseOf<C> };
    if (code !== 200) throw new Error(`${call.id} was refused: ${JSON.stringify(data)}`);
    return data;
  };
};

const loads = (mode: PoolMode) => {
  let context: TestContext;
  let login: Login;
  beforeAll(async () => {
    context = await createTestContext();
    context.clock.set(systemClock.now());
    login = await makeLogin({ url: context.databaseUrl, asOwner: context.asOwner });
  });
  afterAll(async () => {
    await dropLogin(context, login);
    await context.close();
  });

  it('puts are made once each, and the chat is heard from one node to the other', async () => {
    const bouncer = await pool({ mode, url: login.url });
    const way = wayOf(mode, bouncer, login, context.databaseUrl);
    const [one, other] = [await nodes.start(way), await nodes.start(way)];
    await expectReady(one.address);
    const putter = await makePutter(context, 100_000 * PUT_MINOR);
    const chat = await makeChat(context);
    const reader = openReader({
      ...{ side: calls.support.socket, token: chat.token, conversationIds: [chat.conversationId] },
      ...{ pickUrl: () => other.address, onHeard: () => undefined },
    });
    const talk = startTalk(chat.token, String(chat.conversationId), () => one.address);
    const load = startPutLoad(
      putter,
      () => one.address,
      () => Promise.resolve(),
    );
    await Promise.all([load.more(300), talk.until(60)]);
    await Promise.all([load.finish(), talk.finish()]);
    await vi.waitFor(
      () => expect(reader.of(chat.conversationId).map(({ clientId }) => clientId)).toEqual(talk.acknowledged),
      10_000,
    );
    reader.leave();
    expect(reader.faults).toEqual([]);
    expect([load.resent(), talk.resent()]).toEqual([0, 0]);
    await expectExactlyAcknowledged(context, putter, load);
    await expectChain(context.database, putter.holderId);
    const users = await context.asOwner(
      `select distinct usename from pg_stat_activity where datname = current_database()
        and application_name like 'fairlead%' and application_name <> 'fairlead owner' and usename <> $1`,
      [new URL(context.databaseUrl).username],
    );
    expect(users).toContainEqual({ usename: login.role });
  });
};

const samples = (mode: PoolMode) => {
  let test: TestDatabase;
  let login: Login;
  beforeAll(async () => {
    test = await createTestDatabase();
    login = await makeLogin(test);
  });
  afterAll(async () => {
    await dropLogin(test, login);
    await test.drop();
  });

  it('the sample data are made, and a withdrawal is asked for, approved by two and paid', async () => {
    const bouncer = await pool({ mode, url: login.url });
    const way = wayOf(mode, bouncer, login, test.url);
    const node = await nodes.start({ ...way, SAMPLE_DATA: 'on', DEMO_NETWORK: 'on' });
    const call = caller(node.address);
    const person = await call(calls.auth.login, { username: SAMPLE.username, password: SAMPLE.password });
    const staff = async (username: string): Promise<string> =>
      (await call(calls.consoleAuth.login, { username, password: SAMPLE.staffPassword })).token;
    const [maker, checker] = [await staff('maker'), await staff('checker')];
    const pass = async ({ id }: { readonly id: string }): Promise<void> => {
      const { flags } = await call(calls.consoleProposal.detail, { id }, checker);
      await call(calls.consoleProposal.approve, { id, acknowledged: flags.map(({ key }) => key) }, checker);
    };
    const { id } = await call(
      calls.withdrawal.request,
      { amount: 1_000, password: digestOf(SAMPLE.transactionPassword) },
      person.token,
    );
    await pass(await call(calls.consoleWithdrawal.proposeApproval, { withdrawal_id: id }, maker));
    const paid = { withdrawal_id: id, reference: `paid-${id}` };
    await pass(await call(calls.consoleWithdrawal.proposePayment, paid, maker));
    expect(await test.asOwner('select state from withdrawal where id = $1', [id])).toEqual([
      { state: 'paid' },
    ]);
    expect(await findDifferences(test.database)).toEqual([]);
  });
};

const refusals = () => {
  let test: TestDatabase;
  let login: Login;
  beforeAll(async () => {
    test = await createTestDatabase();
    login = await makeLogin(test);
  });
  afterAll(async () => {
    await dropLogin(test, login);
    await test.drop();
  });

  it('in transaction mode without a way past it, with the setting that mends it', async () => {
    const bouncer = await pool({ mode: 'transaction', url: login.url });
    const way = wayOf('session', bouncer, login, test.url);
    await expect(nodes.start(way)).rejects.toThrow(
      /^DATABASE_URL: a pooler in transaction mode stands before the database: name a way past it in DATABASE_DIRECT_URL/,
    );
  });

  it('where the way past it leads through it too', async () => {
    const bouncer = await pool({ mode: 'transaction', url: login.url });
    const way = wayOf('transaction', bouncer, login, test.url);
    const through = { ...way, DATABASE_DIRECT_URL: bouncer.through(login.url) };
    await expect(nodes.start(through)).rejects.toThrow(
      /^DATABASE_DIRECT_URL: a pooler in transaction mode stands before the database/,
    );
    const owner = await pool({ mode: 'transaction', url: test.url });
    await expect(nodes.start({ ...way, DATABASE_OWNER_URL: owner.through(test.url) })).rejects.toThrow(
      /^DATABASE_OWNER_URL: a pooler in transaction mode stands before the database/,
    );
    const migrated = await migrate({ DATABASE_URL: owner.through(test.url) });
    expect(migrated).toMatchObject({ code: 2, error: expect.stringContaining('DATABASE_DIRECT_URL') });
    const direct = { DATABASE_URL: owner.through(test.url), DATABASE_DIRECT_URL: test.url };
    expect(await migrate(direct)).toMatchObject({ code: 0 });
  });

  it('where both ways do not lead to the same database', async () => {
    const other = await createTestDatabase();
    const bouncer = await pool({ mode: 'transaction', url: login.url });
    const way = wayOf('transaction', bouncer, login, test.url);
    const elsewhere = new URL(login.url);
    elsewhere.pathname = new URL(other.url).pathname;
    const apart = { ...way, DATABASE_DIRECT_URL: elsewhere.href };
    await expect(nodes.start(apart)).rejects.toThrow('both must lead to the same database');
    await other.drop();
  });

  it('in statement mode, with a way past it and without', async () => {
    const bouncer = await pool({ mode: 'statement', url: login.url });
    for (const like of ['transaction', 'session'] as const)
      await expect(nodes.start(wayOf(like, bouncer, login, test.url))).rejects.toThrow(
        /^DATABASE_URL: a pooler in statement mode stands before the database/,
      );
  });

  it('where it logs in as the owner, whoever comes', async () => {
    const { username, password } = new URL(test.url);
    const database = `user=${username} password=${password}`;
    const bouncer = await pool({
      mode: 'transaction',
      url: test.url,
      users: [{ name: login.role, password: 'secret' }],
      database,
    });
    await expect(nodes.start(wayOf('transaction', bouncer, login, test.url))).rejects.toThrow(
      /does not work as postgres: it is a superuser/,
    );
  });
};

const logins = () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('made by the program is used by way of it where it asks the database for logins', async () => {
    const { username } = new URL(test.url);
    const bouncer = await pool({ mode: 'transaction', url: test.url, database: `auth_user=${username}` });
    const way = { DATABASE_URL: bouncer.through(test.url), DATABASE_DIRECT_URL: test.url };
    const node = await nodes.start({ ...way, DATABASE_STATEMENT_MS: '6500' });
    await expectReady(node.address);
    const [made] = await test.asOwner<{ role: string }>('select role from fairlead_owner.program_login');
    const settings = await test.asOwner<{ kept: string }>(
      `select unnest(setconfig) as kept from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
        join pg_database d on d.oid = s.setdatabase and d.datname = current_database() where rolname = $1`,
      [made?.role],
    );
    expect(settings.map(({ kept }) => kept).sort()).toEqual([
      ...['DateStyle=ISO, MDY', 'IntervalStyle=postgres', 'TimeZone=UTC', 'bytea_output=hex'],
      ...['default_transaction_isolation=read committed', 'extra_float_digits=1'],
      ...['idle_in_transaction_session_timeout=10000', 'lock_timeout=5000', 'search_path=public'],
      ...['standard_conforming_strings=on', 'statement_timeout=6500'],
    ]);
  });
};

const modes = () => {
  describe.each(['session', 'transaction'] as const)('in %s mode', (mode) => {
    loads(mode);
    samples(mode);
  });
  describe('is refused at the start', refusals);
  describe('a login', logins);
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package pgbouncer is not installed', () => expect(isPgBouncerInstalled).toBe(false));

describe('PgBouncer before the database', isPgBouncerInstalled ? modes : orTell);
