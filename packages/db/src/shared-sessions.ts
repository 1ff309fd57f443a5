import type pg from 'pg';

/** Something between here and the database does not let a session be kept; the message says what to do. */
export class PoolerFault extends Error {
  constructor(mode: 'transaction' | 'statement', cause?: unknown) {
    const remedy =
      mode === 'transaction'
        ? 'name a way past it in DATABASE_DIRECT_URL, or let it pool by session'
        : 'let it pool by transaction, with a way past it in DATABASE_DIRECT_URL, or by session';
    super(`a pooler in ${mode} mode stands before the database: ${remedy}`, { cause });
  }
}

const ROUNDS = 3;

const sessionOf = async (client: pg.ClientBase): Promise<number> =>
  Number((await client.query('select pg_backend_pid() as pid')).rows[0]?.pid);

/** True where that is why no transaction could be begun. */
export const isStatementPooling = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('statement pooling');

const sessionsOf = async (first: pg.ClientBase, second: pg.ClientBase): Promise<number> => {
  const sessions = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    sessions.add(await sessionOf(first));
    // Held by a transaction, it cannot be lent to the first one meanwhile.
    await second.query('begin');
    sessions.add(await sessionOf(second));
    await second.query('commit');
  }
  return sessions.size;
};

/**
 * A pooler in transaction mode lends one session to many: what is listened for, locked and prepared in it is lost or
 * somebody else's. It shows where two connections that are open at once speak with the same session, or one with several.
 * @param connect makes one of these connections
 * @throws PoolerFault where that is so
 */
export const refuseSharedSessions = async (connect: () => Promise<pg.PoolClient>): Promise<void> => {
  const first = await connect();
  let second: pg.PoolClient | undefined;
  try {
    second = await connect();
    if ((await sessionsOf(first, second)) !== 2) throw new PoolerFault('transaction');
  } catch (error) {
    throw isStatementPooling(error) ? new PoolerFault('statement', error) : error;
  } finally {
    first.release();
    second?.release();
  }
};
