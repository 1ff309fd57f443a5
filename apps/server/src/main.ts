import { setFlagsFromString } from 'node:v8';
import { type Program, startProgram } from './app/program';
import { SAMPLE } from './app/sample-data';
import { StartStopped } from './app/start/start-faults';
import { type Config, parseConfig } from './config';
import { createLog } from './log';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** For the last lines of the log. */
const LAST_LINES_MS = 100;

// Small halves for young objects: they are filled and emptied often, and two of them are always resident.
setFlagsFromString('--max-semi-space-size=4');

// Whoever collects the lines may be gone: that ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Lines of the log beside those of the running program: whoever collects them gets one object a line, whatever comes. */
const logTo = (stream: NodeJS.WriteStream) =>
  createLog('info', { write: (line: string) => void stream.write(line) });
const faults = logTo(process.stderr);

const fail = (error: unknown): void => {
  const words = error instanceof Error ? error.message : String(error);
  const isAsked = error instanceof StartStopped;
  if (process.stderr.isTTY) process.stderr.write(`${words}\n`);
  else faults[isAsked ? 'info' : 'fatal'](words);
  setTimeout(() => process.exit(isAsked ? 0 : 1), LAST_LINES_MS);
};

process.on('uncaughtException', (error) => {
  faults.fatal({ err: error }, 'unexpected error outside of every call and job: stopping');
  process.exit(1);
});
process.removeAllListeners('warning');
process.on('warning', (warning) => faults.warn({ err: warning }, 'a warning of Node'));

const printAddress = ({ address }: Program, config: Config): void => {
  const base = config.publicUrl ?? address;
  if (!process.stdout.isTTY) {
    const places = { portal: `${base}/`, console: `${base}/console/`, calls: `${base}/docs` };
    const { username, password, transactionPassword, licenseKey, staffPassword } = SAMPLE;
    const sandbox = { username, password, transactionPassword, licenseKey, staffPassword };
    logTo(process.stdout).info(
      { ...places, ...(config.sampleData ? { sandbox } : {}) },
      'Fairlead is ready.',
    );
    return;
  }
  say(`Fairlead is ready.\n  portal   ${base}/\n  console  ${base}/console/\n  calls    ${base}/docs`);
  if (!config.sampleData) return;
  say(`  Sandbox money. Sign in as ${SAMPLE.username} / ${SAMPLE.password},`);
  say(
    `  transaction password ${SAMPLE.transactionPassword}; register with the license key ${SAMPLE.licenseKey}.`,
  );
  say(`  Staff: support, delivery, maker, checker, auditor, admin, admin_two / ${SAMPLE.staffPassword}.`);
};

const run = async (): Promise<void> => {
  const config = parseConfig(process.env);
  const stop = new AbortController();
  const onDatabaseLost = () => fail('The database could not be brought back: stopping.');
  const starting = startProgram(config, onDatabaseLost, stop.signal);
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop.abort();
      // In the midst of the start too: what is half started, a database of our own above all, would be left behind. A start
      // that fails, or whose wait this ended, is told of by whoever waits for it.
      starting.then(
        (program) => program.stop().then(() => process.exit(0), fail),
        () => undefined,
      );
    });
  }
  printAddress(await starting, config);
};

run().catch(fail);
