import { AddressFault, type Limits, parseAddress } from '@fairlead/db';
import { z } from 'zod';
import { whole } from './whole';

/** Where the program writes there is one right host among several: the primary. */
const addressFault = (text: string): string | undefined => {
  try {
    const { hosts, target } = parseAddress(text);
    const isWriting = target === 'read-write' || target === 'primary';
    if (isWriting || (hosts.length === 1 && target === 'any')) return undefined;
    return 'of several hosts the program needs the one that takes writes: add target_session_attrs=read-write';
  } catch (error) {
    if (error instanceof AddressFault) return error.message;
    throw error;
  }
};

/** Where the program only reads any host that can be read from will do. */
const readAddress = z.string().superRefine((text, context) => {
  try {
    parseAddress(text);
  } catch (error) {
    if (!(error instanceof AddressFault)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});

const databaseAddress = z.string().superRefine((text, context) => {
  const message = addressFault(text);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** What the program is told of its database. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_READ_URL: readAddress.optional(),
  DATABASE_READ_LAG_MS: whole(100, 600_000).default(5_000),
  ACCEPT_SINGLE_DISK: z.enum(['on', 'off'], { error: 'on or off' }).default('off'),
  DATABASE_POOL: whole(4, 500).default(12),
  DATABASE_START_MS: whole(0, 600_000).default(30_000),
  DATABASE_CONNECT_MS: whole(500, 60_000).default(2_500),
  DATABASE_SILENCE_MS: whole(200, 60_000).default(1_000),
  DATABASE_STATEMENT_MS: whole(1_000, 600_000).default(7_000),
  DATABASE_LOCK_MS: whole(500, 600_000).default(5_000),
  DATABASE_IDLE_MS: whole(1_000, 600_000).default(10_000),
  DATABASE_ANSWER_MS: whole(1_000, 600_000).default(8_000),
  DATABASE_KEEPALIVE_MS: whole(1_000, 600_000).default(5_000),
  DATABASE_TCP_USER_MS: whole(1_000, 600_000).default(15_000),
};
const databaseSchema = z.object(databaseVariables);

export interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  /** The same past a pooler in transaction mode, which then stands before `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** Of the tables' owner, where `databaseUrl` is that of a login made by hand. */
  readonly databaseOwnerUrl: string | undefined;
  /** Of a standby, which is read from where it is not too far behind. */
  readonly databaseReadUrl: string | undefined;
  readonly databaseReadLagMs: number;
  readonly databasePool: number;
  /** How long the start waits for a database that is not there yet. */
  readonly databaseStartMs: number;
  readonly databaseLimits: Limits;
}

export const databaseConfig = (settings: z.output<typeof databaseSchema>): DatabaseConfig => ({
  databaseUrl: settings.DATABASE_URL,
  databaseDirectUrl: settings.DATABASE_DIRECT_URL,
  databaseOwnerUrl: settings.DATABASE_OWNER_URL,
  databaseReadUrl: settings.DATABASE_READ_URL,
  databaseReadLagMs: settings.DATABASE_READ_LAG_MS,
  databasePool: settings.DATABASE_POOL,
  databaseStartMs: settings.DATABASE_START_MS,
  databaseLimits: {
    connectMs: settings.DATABASE_CONNECT_MS,
    silenceMs: settings.DATABASE_SILENCE_MS,
    statementMs: settings.DATABASE_STATEMENT_MS,
    lockMs: settings.DATABASE_LOCK_MS,
    idleInTransactionMs: settings.DATABASE_IDLE_MS,
    answerMs: settings.DATABASE_ANSWER_MS,
    keepAliveMs: settings.DATABASE_KEEPALIVE_MS,
    tcpUserMs: settings.DATABASE_TCP_USER_MS,
  },
});

const directFaults = (direct: string | undefined, pooled: string | undefined): string[] => {
  if (direct === undefined) return [];
  if (pooled === undefined) return ['DATABASE_DIRECT_URL: it needs DATABASE_URL, by way of the pooler'];
  return parseAddress(direct).user === parseAddress(pooled).user
    ? []
    : ['DATABASE_DIRECT_URL: it must name the same user as DATABASE_URL'];
};

const readFaults = (read: string | undefined, main: string | undefined): string[] => {
  if (read === undefined) return [];
  if (main === undefined) return ['DATABASE_READ_URL: it needs DATABASE_URL, whose standby it is'];
  return parseAddress(read).user === parseAddress(main).user
    ? []
    : ['DATABASE_READ_URL: it must name the same user as DATABASE_URL'];
};

/** What does not go together. */
export const databaseFaults = (settings: z.output<typeof databaseSchema>): string[] => [
  ...directFaults(settings.DATABASE_DIRECT_URL, settings.DATABASE_URL),
  ...readFaults(settings.DATABASE_READ_URL, settings.DATABASE_URL),
  // A connection that is given up before the database ends its statement leaves it running there.
  ...(settings.DATABASE_ANSWER_MS > settings.DATABASE_STATEMENT_MS
    ? []
    : ['DATABASE_ANSWER_MS: it must be more than DATABASE_STATEMENT_MS']),
];

/** The program's own PostgreSQL has one disk: real money is on it only where the operator says that this was meant. */
export const singleDiskFaults = (settings: z.output<typeof databaseSchema>): string[] =>
  settings.DATABASE_URL !== undefined || settings.ACCEPT_SINGLE_DISK === 'on'
    ? []
    : [
        "DATABASE_URL: in live mode it names a PostgreSQL of yours. The program's own is on one disk, and with it goes what was posted since the last backup; ACCEPT_SINGLE_DISK=on accepts that",
      ];
