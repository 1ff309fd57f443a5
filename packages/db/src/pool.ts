import pg from 'pg';

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

export interface PoolOptions {
  /** `postgres://…` of any PostgreSQL ≥ 15. */
  readonly url: string;
  /** Connections at most. */
  readonly max: number;
  /** How long a call waits for a connection of a full pool before it is refused; 5 s where nothing is said. */
  readonly connectionTimeoutMs?: number;
  /** The role that the connections take; absent for the migrations' own. */
  readonly role?: string;
  /** Called when an idle connection breaks, as when the database restarts. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** The role of the program itself: it may not change the past (migrations/0003_grants.sql). */
export const APP_ROLE = 'fairlead_app';

export const createPool = ({
  url,
  max,
  connectionTimeoutMs = 5_000,
  role,
  onConnectionLost,
}: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'fairlead',
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(role === undefined ? {} : { options: `-c role=${role}` }),
  });
  // Without a listener a broken idle connection would end the program.
  pool.on('error', (error) => onConnectionLost?.(error));
  // The same for one that breaks between two statements of a transaction: the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
