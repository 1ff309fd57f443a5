import type { Limits } from '@fairlead/db';
import { z } from 'zod';
import { whole } from './whole';

/** One host: of several, a balancer in between knows which is the primary. */
const databaseAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'write it as postgres://user:password@host:port/database, with one host',
  })
  .refine((text) => !/[?&]host=[^&]*(,|%2C)/i.test(text), 'one host: put a balancer before several');

/** What the program is told of its database. */
export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_POOL: whole(4, 500).default(12),
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
  /** Of the tables' owner, where `databaseUrl` is that of a login made by hand. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePool: number;
  readonly databaseLimits: Limits;
}

export const databaseConfig = (settings: z.output<typeof databaseSchema>): DatabaseConfig => ({
  databaseUrl: settings.DATABASE_URL,
  databaseOwnerUrl: settings.DATABASE_OWNER_URL,
  databasePool: settings.DATABASE_POOL,
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

/** A connection that is given up before the database ends its statement leaves it running there. */
export const databaseFaults = (settings: z.output<typeof databaseSchema>): string[] =>
  settings.DATABASE_ANSWER_MS > settings.DATABASE_STATEMENT_MS
    ? []
    : ['DATABASE_ANSWER_MS: it must be more than DATABASE_STATEMENT_MS'];
