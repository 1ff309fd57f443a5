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
};
const databaseSchema = z.object(databaseVariables);

export interface DatabaseConfig {
  readonly databaseUrl: string | undefined;
  /** Of the tables' owner, where `databaseUrl` is that of a login made by hand. */
  readonly databaseOwnerUrl: string | undefined;
  readonly databasePool: number;
}

export const databaseConfig = (settings: z.output<typeof databaseSchema>): DatabaseConfig => ({
  databaseUrl: settings.DATABASE_URL,
  databaseOwnerUrl: settings.DATABASE_OWNER_URL,
  databasePool: settings.DATABASE_POOL,
});
