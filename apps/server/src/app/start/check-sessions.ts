import { randomBytes } from 'node:crypto';
import {
  type Database,
  isStatementPooling,
  keepLimits,
  missingLimits,
  PoolerFault,
  refuseSharedSessions,
} from '@fairlead/db';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { inWords, StartFault } from './start-faults';

type Connection = Awaited<ReturnType<Database['connect']>>;

const HEARD_WITHIN_MS = 5_000;

/** Tells something by way of the pooler. @returns whether it was heard past it */
const isHeard = async (database: Database, listening: Connection): Promise<boolean> => {
  const channel = `fairlead_start_${randomBytes(6).toString('hex')}`;
  await listening.query(`listen ${channel}`);
  let timer: NodeJS.Timeout | undefined;
  const heard = new Promise<boolean>((resolve) => {
    listening.on('notification', (message) => {
      if (message.channel === channel) resolve(true);
    });
    timer = setTimeout(() => resolve(false), HEARD_WITHIN_MS);
  });
  try {
    await database.transaction((tx) => tx.query('select pg_notify($1, $2)', [channel, '']));
    return await heard;
  } finally {
    clearTimeout(timer);
  }
};

const checkPooled = async (database: Database, session: Connection): Promise<void> => {
  try {
    if (await isHeard(database, session)) return;
  } catch (error) {
    throw isStatementPooling(error) ? new PoolerFault('statement', error) : error;
  }
  throw new StartFault(
    'what is told by DATABASE_URL is not heard by DATABASE_DIRECT_URL: both must lead to the same database',
  );
};

/** Names the variable of an address that cannot work. */
const named = (name: string | undefined, check: Promise<void>): Promise<void> =>
  check.catch((error: unknown) => {
    throw inWords(error, name);
  });

/**
 * What needs a session has one of its own, and what goes by a pooler in transaction mode needs none
 * (docs/adr/0071-poolers-hosts-and-tls.md).
 * @param waitForPooler until the database answers by way of it
 * @throws an error that names the variable where that is not so
 */
export const checkSessions = async (
  database: Database,
  { databaseUrl, databaseDirectUrl, databaseLimits }: Config,
  log: Logger,
  waitForPooler: () => Promise<void>,
): Promise<void> => {
  const isPooled = databaseDirectUrl !== undefined;
  const name = isPooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  await named(
    databaseUrl && name,
    refuseSharedSessions(() => database.connect()),
  );
  if (!isPooled) return;
  const session = await database.connect();
  try {
    // Before the pooler begins its first session.
    await keepLimits(session, databaseLimits);
    await waitForPooler();
    await named('DATABASE_URL', checkPooled(database, session));
    const missing = await missingLimits((text, values) => database.query(text, values), databaseLimits);
    if (missing.length > 0) {
      log.warn(
        `DATABASE_URL: the pooler keeps sessions with another ${missing.join(', ')}: let it connect anew`,
      );
    }
  } finally {
    session.release(true);
  }
};
