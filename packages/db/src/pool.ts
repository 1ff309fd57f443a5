import { Socket } from 'node:net';
import pg from 'pg';
import { clientTo, type Hosts, openHosts, requireTarget } from './hosts';
import { refuseOtherLogin } from './login-check';

/** PostgreSQL's type numbers that need a parser of ours. */
const INT8 = 20;

/**
 * The one parser of 64-bit integers. Money and identifiers are JS numbers; what a number cannot hold exactly is
 * refused, never rounded.
 */
export const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond 2^53 − 1`);
  return value;
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? parseInt8
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** How long a statement and what belongs to it may take. */
interface StatementLimits {
  /** A statement; the database ends it then. */
  readonly statementMs: number;
  /** A statement's wait for a lock. */
  readonly lockMs: number;
  /** A transaction's pause between two statements: what it has locked is free again then, even if its node is gone. */
  readonly idleInTransactionMs: number;
  /** The wait for an answer before the connection is given up: longer than a statement may take; 0 where that is no limit. */
  readonly answerMs: number;
}

/** How long things may take on a connection. */
export interface Limits extends StatementLimits {
  /** Making a connection, and waiting for one of a full pool. */
  readonly connectMs: number;
  /** Nothing heard on any connection, before the probe is asked whether the database is silent. */
  readonly silenceMs: number;
  /** Nothing said on a connection, before both sides look whether the other is still there. */
  readonly keepAliveMs: number;
  /** What the database sent and nobody acknowledged, before it gives the connection up with all that it holds. */
  readonly tcpUserMs: number;
}

const ORDINARY: Limits = {
  statementMs: 7_000,
  lockMs: 5_000,
  idleInTransactionMs: 10_000,
  answerMs: 8_000,
  connectMs: 2_500,
  silenceMs: 1_000,
  keepAliveMs: 5_000,
  tcpUserMs: 15_000,
};

/** Migrations rewrite tables, and a node waits for another one's. */
const OWNER_MS = 3_600_000;

/** For work that is known to take long, one number for all of them; 0 where its statements take as long as they do. */
export const limitsOf = (longMs: number): StatementLimits => {
  const isEndless = longMs === 0;
  // Not the pauses: a node that stands still must not keep its locks for good.
  const pauseMs = isEndless ? OWNER_MS : longMs;
  return {
    statementMs: longMs,
    lockMs: pauseMs,
    idleInTransactionMs: pauseMs,
    answerMs: isEndless ? 0 : longMs + 1_000,
  };
};

export interface PoolOptions {
  /** `postgres://…` of any PostgreSQL ≥ 15, of one host or several (docs/adr/0071-poolers-hosts-and-tls.md). */
  readonly url: string;
  /**
   * A way to the same database past a pooler in transaction mode, with the same login. What needs a session goes there, and
   * what goes by `url` leaves nothing in a session and expects nothing there.
   */
  readonly directUrl?: string | undefined;
  /** Connections at most. */
  readonly max: number;
  readonly limits?: Partial<Limits>;
  /** After how long an unused connection is closed; 0: never. */
  readonly idleMs?: number;
  /** Of a standby: where it is not there another one is asked, so nobody waits for it. */
  readonly isOptional?: true;
  /** The tables' owner, who is not verified and has an hour; absent for the program itself. */
  readonly as?: 'owner';
  /** Called when an idle connection breaks, as when the database restarts. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** The limits of a pool: what is not said is ordinary. */
export const limitsFor = ({ as, limits }: PoolOptions): Limits => ({
  ...ORDINARY,
  ...(as === 'owner' ? limitsOf(OWNER_MS) : {}),
  ...limits,
});

/** Wait for the first answer of a new connection; it comes on top of the time to connect. */
const FIRST_ANSWER_MS = 3_000;

/** Closes at once, without the parting words that a silent host would never answer. */
export const cut = (client: pg.ClientBase, error?: Error): void => {
  (client as pg.Client).connection.stream.destroy(error);
};

/** The driver reads its own limit anew for every statement; its types do not name it. */
const limitAnswers = (client: pg.ClientBase, answerMs: number): void => {
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: number } };
  connectionParameters.query_timeout = answerMs;
};

type Settings = Readonly<Record<string, number | string>>;

const wordsOf = (how: 'set' | 'set local', settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${how} ${name} = ${pg.escapeLiteral(String(value))}`)
    .join('; ');

/**
 * How values are written, transactions begin and names are found, by the database's own names. An operator may have set
 * something else for a whole database, or a managed one comes with it: the driver would then read a time as none, or another
 * schema's table come before ours.
 */
export const OF_VALUES = {
  search_path: 'public',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: 1,
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const;

/** The database's own settings, by name. */
export const ofStatements = (limits: StatementLimits) => ({
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
});

/** They free the database's own connections to a node whose machine went away. */
const ofTheLine = ({ keepAliveMs, tcpUserMs }: Limits) => ({
  tcp_keepalives_idle: Math.ceil(keepAliveMs / 1_000),
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: tcpUserMs,
});

/** By statement and not in the words of the start: a pooler passes statements on, and refuses or drops the others. */
export const setLimits = async (client: pg.ClientBase, limits: StatementLimits): Promise<void> => {
  await client.query(wordsOf('set', ofStatements(limits)));
  limitAnswers(client, limits.answerMs);
};

/** The same until the end of a transaction, which is to be begun by the words returned. */
export const limitTransaction = (client: pg.ClientBase, begin: string, limits: StatementLimits): string => {
  limitAnswers(client, limits.answerMs);
  return `${begin}; ${wordsOf('set local', ofStatements(limits))}`;
};

const prepare = async (client: pg.ClientBase, options: PoolOptions, { target }: Hosts): Promise<void> => {
  const limits = limitsFor(options);
  try {
    limitAnswers(client, Math.min(FIRST_ANSWER_MS, limits.answerMs));
    await requireTarget(client, target);
    if (options.as !== 'owner') await refuseOtherLogin(client);
    // Where sessions are lent, the others are kept with the login, and the line is the pooler's.
    if (options.directUrl === undefined)
      await client.query(wordsOf('set', { ...OF_VALUES, ...ofTheLine(limits), ...ofStatements(limits) }));
    limitAnswers(client, limits.answerMs);
  } catch (error) {
    cut(client);
    throw error;
  }
};

/**
 * @param hosts of the address; connections are to be had by `connectAny` where they are several
 * @param onSocket is told of each connection before it is made
 */
export const createPool = (
  options: PoolOptions,
  hosts: Hosts = openHosts(options.url),
  onSocket?: (socket: Socket) => void,
): pg.Pool => {
  const { max, as, idleMs = 10_000, onConnectionLost } = options;
  const limits = limitsFor(options);
  const pool = new pg.Pool({
    Client: clientTo(hosts),
    max,
    types,
    application_name: as === 'owner' ? 'fairlead owner' : 'fairlead',
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: limits.connectMs,
    stream: () => {
      const socket = new Socket();
      onSocket?.(socket);
      return socket;
    },
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveMs,
    onConnect: (client) => prepare(client, options, hosts),
  });
  // Without a listener a broken idle connection would end the program.
  pool.on('error', (error) => onConnectionLost?.(error));
  // The same for one that breaks between two statements of a transaction: the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
