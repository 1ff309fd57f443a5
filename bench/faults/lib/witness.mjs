// A client that does nothing but write through the address of the primary: it tells what the set-up takes from what the
// product takes after it.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const AGAIN_MS = 20;
const CONNECT_MS = 1_000;
const ANSWER_MS = 5_000;
/** A transaction with an entry in the log, and nothing else. */
const WRITE = "select pg_logical_emit_message(true, 'witness', '')";

/** @param {string} url with the rights of a superuser */
export const watchWrites = (url) => {
  /** @type {{ sentAt: number, at: number }[]} */
  const written = [];
  let isOver = false;

  const writeOn = async (client) => {
    while (!isOver) {
      const sentAt = performance.now();
      await client.query(WRITE);
      written.push({ sentAt, at: performance.now() });
      await pause(AGAIN_MS);
    }
  };
  const watch = async () => {
    while (!isOver) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: ANSWER_MS,
      });
      client.on('error', () => undefined);
      await client
        .connect()
        .then(() => writeOn(client))
        .catch(() => undefined);
      client.connection.stream.destroy();
      await pause(AGAIN_MS);
    }
  };
  const watching = watch();
  return {
    /** How long after that moment something was written; undefined where nothing was. */
    writtenAfter: (from) => {
      const at = written.find(({ at: doneAt }) => doneAt > from)?.at;
      return at === undefined ? undefined : at - from;
    },
    end: async () => {
      isOver = true;
      await watching;
    },
  };
};
