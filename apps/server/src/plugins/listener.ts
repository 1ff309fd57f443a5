import type { Database } from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';

const RETRY_MS = 250;

/** A connection that hears what other nodes tell (LISTEN/NOTIFY). */
export interface Listener {
  /** False while the connection is down: what was told meanwhile is lost, so nothing kept may be believed. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * Listens on one channel and comes back by itself after the database restarted.
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
  let client: Awaited<ReturnType<Database['connect']>> | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const lose = (error?: Error): void => {
    const lost = client;
    if (lost === undefined) return;
    client = undefined;
    lost.removeAllListeners('notification');
    lost.release(error ?? new Error('listener closed'));
    onGap();
    if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    try {
      const fresh = await database.connect();
      if (isClosed) return fresh.release();
      fresh.on('notification', (message) => onMessage(message.payload ?? ''));
      fresh.once('error', lose);
      fresh.once('end', () => lose());
      await fresh.query(`listen ${channel}`);
      client = fresh;
      onGap();
    } catch (error) {
      log.debug({ error }, 'listening again later');
      if (!isClosed) retry = setTimeout(() => void connect(), RETRY_MS);
    }
  };

  const first = connect();
  return {
    isListening: () => client !== undefined,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await first;
      lose();
    },
  };
};
