import { startEmbeddedPostgres } from '../start';

/**
 * A program as small as can be around the embedded PostgreSQL, for tests that kill it. Its words: the
 * data folder, then perhaps `throw` to end by an exception. It tells one JSON object per line.
 */
const [dataDir = '', mode] = process.argv.slice(2);
const nothing = () => undefined;
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function tell(event: string, more: object = {}) {
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);
}

try {
  const database = await startEmbeddedPostgres({ dataDir, log });
  const end = () => void database.stop().then(() => tell('stopped'));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  tell('ready', { url: database.url, pid: database.pid() });
  if (mode === 'throw') {
    setImmediate(() => {
      throw new Error('the program fails');
    });
  }
} catch (error) {
  const { fault, message } = error as { fault?: string; message: string };
  tell('refused', { fault, message });
}
