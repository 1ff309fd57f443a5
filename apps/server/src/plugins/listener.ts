import { randomBytes } from 'node:crypto';
import type { Database } from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import { levelOf } from './outage';

type Connection = Awaited<ReturnType<Database['connect']>>;

const RETRY_MS = 250;
/** So often a connection shows that it still hears. */
const PROOF_EVERY_MS = 3_000;
const PROOF_WITHIN_MS = 2_000;

/** A connection that hears what other nodes tell (LISTEN/NOTIFY). */
export interface Listener {
  /** False while the connection is down: what was told meanwhile is lost, so nothing kept may be believed. */
  isListening(): boolean;
  close(): Promise<void>;
}

const silence = (): Error =>
  Object.assign(new Error('the listening connection is silent'), { code: 'ETIMEDOUT' });

/**
 * Tells itself something on a channel of its own. A host that froze or a line that was cut without a word fails it, and so
 * does a primary that has become a standby: nothing more is told there.
 */
const hearItself = (client: Connection, channel: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (error?: Error): void => {
      clearTimeout(timer);
      client.off('notification', hear);
      if (error === undefined) resolve();
      else reject(error);
    };
    const hear = (message: { readonly channel: string }): void => {
      if (message.channel === channel) end();
    };
    // Where this process itself stood still, what came meanwhile is read before the connection is checked.
    const timer = setTimeout(() => setImmediate(() => end(silence())), PROOF_WITHIN_MS);
    client.on('notification', hear);
    client.query('select pg_notify($1, $2)', [channel, '']).catch(end);
  });

/** A connection that listens, and has shown that it hears. */
const openListening = async (
  database: Database,
  [channel, ownChannel]: readonly [string, string],
  onMessage: (payload: string) => void,
): Promise<Connection> => {
  const client = await database.connect();
  try {
    client.on('notification', (message) => {
      if (message.channel === channel) onMessage(message.payload ?? '');
    });
    // Named for whoever looks at the database's list of connections.
    await client.query(
      `set application_name = 'fairlead ${channel}'; listen ${channel}; listen ${ownChannel}`,
    );
    await hearItself(client, ownChannel);
    return client;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
};

/**
 * Listens on one channel, shows every few seconds that it hears, and comes back by itself after the database restarted, froze
 * or moved.
 * @param onMessage called with the payload of each message
 * @param onGap called whenever messages may have been missed
 */
export const startListener = (
  database: Database,
  log: FastifyBaseLogger,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Listener => {
  const ownChannel = `fairlead_life_${randomBytes(6).toString('hex')}`;
  let client: Connection | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, timeoutMs: number): void => {
    if (!isClosed) timer = setTimeout(() => void work(), timeoutMs);
  };

  const lose = (lost: Connection, error?: Error): void => {
    if (client !== lost) return;
    client = undefined;
    clearTimeout(timer);
    lost.removeAllListeners('notification');
    lost.release(error ?? true);
    onGap();
    later(connect, RETRY_MS);
  };

  const prove = async (): Promise<void> => {
    const proven = client;
    if (proven === undefined) return;
    try {
      await hearItself(proven, ownChannel);
      if (client === proven) later(prove, PROOF_EVERY_MS);
    } catch (error) {
      if (client !== proven) return;
      log[levelOf(error)]({ err: error }, 'listening anew');
      lose(proven, error as Error);
    }
  };

  const connect = async (): Promise<void> => {
    try {
      const made = await openListening(database, [channel, ownChannel], onMessage);
      if (isClosed) return made.release(true);
      made.once('error', (error) => lose(made, error));
      made.once('end', () => lose(made));
      client = made;
      onGap();
      later(prove, PROOF_EVERY_MS);
    } catch (error) {
      log.debug({ err: error }, 'listening again later');
      later(connect, RETRY_MS);
    }
  };

  const first = connect();
  return {
    isListening: () => client !== undefined,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await first;
      if (client !== undefined) lose(client);
    },
  };
};
