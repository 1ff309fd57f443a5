/**
 * `node tools/failover.mjs up|status|backup|restore|down --dir DIR`: PostgreSQL with Patroni, etcd, HAProxy, PgBouncer and
 * pgBackRest on this machine, of Debian's packages (docs/high-availability.md). Everything is in the one folder.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from './lib/failover/backups.mjs';
import { addressesOf, endAll, startAll, statusOf } from './lib/failover/cluster.mjs';
import { missingPackages } from './lib/failover/packages.mjs';
import { makeSetup, readSetup } from './lib/failover/setup.mjs';

const USAGE = `usage: node tools/failover.mjs up|status|down --dir DIR [--etcds 1|3]
       node tools/failover.mjs backup --dir DIR [--full]
       node tools/failover.mjs restore --dir DIR --target NEW_DIR [--to '2026-03-29 14:05:00+00']`;

const fail = (words, code) => {
  console.error(words);
  process.exit(code);
};

const parse = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(['dir', 'target', 'to', 'etcds'].map((name) => [name, { type: 'string' }])),
        full: { type: 'boolean' },
      },
    });
    return { command: positionals.join(' '), ...values };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`, 2);
  }
};

const setupOf = (dir) => readSetup(dir) ?? fail(`${dir} holds no set-up`, 1);

const COMMANDS = {
  up: async (dir, { etcds = '1' }) => {
    const setup = readSetup(dir) ?? (await makeSetup(dir, { etcds: Number(etcds) }));
    await startAll(setup);
    const { web, owner } = addressesOf(setup);
    console.log(`DATABASE_URL=${web}\nDATABASE_OWNER_URL=${owner}`);
  },
  status: async (dir) => console.log((await statusOf(setupOf(dir))).join('\n')),
  backup: async (dir, { full }) => console.log(await backUp(setupOf(dir), full)),
  restore: async (dir, { target, to }) => {
    if (target === undefined) fail(USAGE, 2);
    await restore(setupOf(dir), resolve(target), to);
    console.log(`restored; start it with: node tools/failover.mjs up --dir ${target}`);
  },
  down: async (dir) => endAll(setupOf(dir)),
};

const { command, dir, ...options } = parse();
if (COMMANDS[command] === undefined || dir === undefined) fail(USAGE, 2);
const missing = missingPackages();
if (missing.length > 0) fail(`these packages are not installed: ${missing.join(', ')}`, 1);
try {
  await COMMANDS[command](resolve(dir), options);
} catch (error) {
  fail(error.message, 1);
}
