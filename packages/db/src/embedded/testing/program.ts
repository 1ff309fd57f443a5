import { startEmbeddedPostgres } from '../index';

/**
 * A program as small as can be around the embedded PostgreSQL, for tests that kill it. Its words: the
 * data folder, then perhaps `throw` to end by an exception. It tells one JSON object per line.
 */
const [dataDir = '', mode] = process.argv.slice(2);
const tell = (event: string, more: object = {}) =>
  process.stdout.write(`${JSON.stringify({ event, ...more })}\n`);
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    onRestart: ({ pid }) => tell('restarted', { pid }),
  });
  const end = () => void database.stop().then(() => tell('stopped'));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  tell('ready', { url: database.url, pid: database.pid() });
  if (mode === 'throw')
    queueMicrotask(() => {
      throw new Error('the program fails');
    });
} catch (error) {
  tell('refused', { fault: (error as { fault?: string }).fault, message: (error as Error).message });
}
