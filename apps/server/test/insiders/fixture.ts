import { randomUUID } from 'node:crypto';
import { type Call, calls, type RequestOf, type ResponseOf, type StaffRole } from '@fairlead/contract';
import { hashToken, newToken } from '../../src/plugins/sessions/tokens';
import { startTestServer, type TestServer } from '../../src/testing';
import { BANK_CARD, PIN } from '../../src/testing/client';
import { createTestContext, type TestContext } from '../../src/testing/context';
import { madeReady } from '../../src/testing/people';

/** A network that staff speak to by hand, and report for. */
const NETWORK = 'quay';
export const PLAN = { budgetMaxMinor: 20_000, costPerThousandMinor: 1_000, runDays: 1 } as const;

/** Several accounts of one person among them; all of them collude. Nobody holds both halves: the contract refuses it. */
const COLLUDERS = {
  maker: ['finance_maker'],
  maker_two: ['finance_maker', 'support', 'delivery'],
  checker: ['finance_checker'],
  checker_two: ['finance_checker', 'delivery', 'support'],
  checker_three: ['finance_checker'],
  support: ['support'],
  delivery: ['delivery'],
  admin: ['admin', 'finance_checker'],
  admin_two: ['admin', 'support'],
  auditor: ['auditor'],
} satisfies Record<string, StaffRole[]>;
export type Name = keyof typeof COLLUDERS;
export const NAMES = Object.keys(COLLUDERS) as Name[];
export const having = (role: StaffRole): Name[] =>
  NAMES.filter((name) => (COLLUDERS[name] as readonly StaffRole[]).includes(role));

export interface Member {
  readonly token: string;
  readonly number: string;
}

export interface Holder {
  readonly id: number;
  /** Changes where staff sign the holder out. */
  token: string;
}

/** One server with its staff, on which many journeys are played one after the other. */
export interface Insiders {
  readonly context: TestContext;
  readonly server: TestServer;
  readonly staff: Readonly<Record<Name, Member>>;
  /** Two who do not collude. */
  readonly colleagues: { readonly maker: Member; readonly checker: Member };
  readonly payeeId: string;
  readonly productId: string;
  /** Five people who begin something each month, so that the public figures of a month are told at once. */
  readonly crowd: readonly Holder[];
  /** How often each place was reached. */
  readonly reached: Map<string, number>;
  reach(place: string): void;
  makePayee(): Promise<Holder>;
  signIn(holderId: number): Promise<string>;
  /** A call that must be good. */
  must<C extends Call>(token: string, call: C, request: RequestOf<C>): Promise<ResponseOf<C>>;
  /** A call that may be refused: null then, and where it was refused is counted. */
  may<C extends Call>(token: string, call: C, request: RequestOf<C>): Promise<ResponseOf<C> | null>;
}

const FAR = '9999-01-01';
const CROWD = 5;

const signer = ({ asOwner, clock }: TestContext, table: 'session' | 'staff_session', owner: string) => {
  return async (id: number): Promise<string> => {
    const token = newToken();
    await asOwner(
      `insert into ${table} (token_hash, ${owner}, created_at, last_seen_at, expires_at) values ($1, $2, $3, $3, $4)`,
      [hashToken(token), id, clock.now(), FAR],
    );
    return token;
  };
};

const makeMember = async (
  context: TestContext,
  username: string,
  roles: readonly StaffRole[],
): Promise<Member> => {
  const { createdAt, powersSince } = madeReady(context.clock.now());
  const [row] = await context.asOwner<{ id: number }>(
    `insert into staff (username, password_hash, roles, created_at, powers_since)
       values ($1, 'none', $2, $3, $4) returning id`,
    [username, roles, createdAt, powersSince],
  );
  const number = Number(row?.id);
  return { token: await signer(context, 'staff_session', 'staff_id')(number), number: String(number) };
};

type Caller = Pick<Insiders, 'must' | 'may' | 'reach' | 'reached'>;

const callerOf = (server: TestServer): Caller => {
  const reached = new Map<string, number>();
  const reach = (place: string) => reached.set(place, (reached.get(place) ?? 0) + 1);
  const may = async <C extends Call>(token: string, call: C, request: RequestOf<C>) => {
    const idempotencyKey = randomUUID();
    const { code, data } = await server.call(call, request, { token, idempotencyKey });
    if (code === 500) throw new Error(`${call.id} failed`);
    reach(`${call.id}: ${code === 200 ? 'done' : data.reason}`);
    return code === 200 ? data : null;
  };
  const must = async <C extends Call>(token: string, call: C, request: RequestOf<C>) => {
    const { code, data } = await server.call(call, request, { token, idempotencyKey: randomUUID() });
    if (code !== 200) throw new Error(`${call.id} was refused: ${JSON.stringify(data)}`);
    return data;
  };
  return { may, must, reach, reached };
};

/** What comes from outside is real: the registry's payee that people pay to. */
const makeApprovedPayee = async (
  { must }: Caller,
  { maker, checker }: Pick<Insiders['staff'], 'maker' | 'checker'>,
): Promise<string> => {
  const { id } = await must(maker.token, calls.consolePayee.propose, {
    ...{ name: 'Quay Exchange', method: 'bank_transfer', reason: 'Contract signed.' },
    lines: [{ name: 'Account', value: 'NL00 0000 7788' }],
  });
  const { subject } = await must(checker.token, calls.consoleProposal.approve, { id, acknowledged: [] });
  return subject.id;
};

/** People who may withdraw; checking a transaction password is slow on purpose, so it is set once and copied. */
const payeeMaker = async (context: TestContext, { must }: Caller) => {
  const signIn = signer(context, 'session', 'holder_id');
  const make = async (): Promise<Holder> => {
    const { holderId: id } = await context.makeHolder();
    return { id, token: await signIn(id) };
  };
  const first = await make();
  await must(first.token, calls.payout.edit, BANK_CARD);
  await must(first.token, calls.wallet.setPassword, { password: PIN });
  const makePayee = async (): Promise<Holder> => {
    const holder = await make();
    await must(holder.token, calls.payout.edit, BANK_CARD);
    await context.asOwner(
      'update account_holder set pin_hash = (select pin_hash from account_holder where id = $2) where id = $1',
      [holder.id, first.id],
    );
    return holder;
  };
  return { signIn, makePayee };
};

export const openInsiders = async (): Promise<Insiders> => {
  const many = '1000000/5m';
  const environment = { CSV_NETWORKS: NETWORK, SANDBOX_SPEED: '1', LIMIT_CODE: many, LIMIT_UPLOAD: many };
  const context = await createTestContext(environment);
  const { database, databaseUrl: url, asOwner, close: drop, clock } = context;
  // Nothing is killed here, so nothing has to reach the disk at once.
  await asOwner(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const server = await startTestServer({
    ...{ testDatabase: { database, url, asOwner, drop }, clock, environment },
  });
  const staff = {} as Record<Name, Member>;
  for (const name of NAMES) staff[name] = await makeMember(context, name, COLLUDERS[name]);
  const colleagues = {
    maker: await makeMember(context, 'honest_maker', ['finance_maker']),
    checker: await makeMember(context, 'honest_checker', ['finance_checker']),
  };
  const caller = callerOf(server);
  const { signIn, makePayee } = await payeeMaker(context, caller);
  const crowd: Holder[] = [];
  while (crowd.length < CROWD) crowd.push(await makePayee());
  const productId = await context.makeProduct({ network: NETWORK, ...termsOf() });
  return {
    ...{ context, server, staff, colleagues, crowd, signIn, makePayee, ...caller },
    payeeId: await makeApprovedPayee(caller, staff),
    productId: String(productId),
  };
};

const termsOf = () => ({
  ...{ maxPutAmountMinor: PLAN.budgetMaxMinor, costPerThousandMinor: PLAN.costPerThousandMinor },
  runDays: PLAN.runDays,
});
