// In a process of its own: signs days of a database with that many holders, each of whom had an entry on each day, and
// says what the last of them took. Arguments: the address of the database's owner, how many holders.
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../../..');
const [url, holders] = process.argv.slice(2);

const post = (daysAgo) =>
  `select ledger.post(id, 'system_topup', array['bank'], array[0::bigint], array['available'], array[0::bigint],
    array[100::bigint], now() - interval '${daysAgo} days', 'bench', 'none', 0) from account_holder order by id`;

const { module: db } = await runnerImport(join(root, 'packages/db/src/index.ts'));
const address = await db.prepareDatabase({ url }, join(root, 'packages/db/migrations'));
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(
  `insert into account_holder (username, entry, operation_id, state, created_at)
    select 'day_' || n, 'register', (40000000 + n)::text, 'active', now() from generate_series(1, $1::int) n`,
  [holders],
);
await client.query('select ledger.open_wallet(id) from account_holder');
await client.query(post(3));
await client.query(post(2));
await client.query('analyze');
await client.end();

const { module: signing } = await runnerImport(
  join(root, 'apps/server/src/modules/statements/roots/sign-days.ts'),
);
const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
const database = db.openDatabase({ url: address, max: 2 });
const services = {
  config: { rootSigningKey: key.toString('base64'), programmeTimeZone: 'UTC' },
  clock: { now: () => new Date() },
  database,
};
await signing.signNextDay(services);
const idle = process.memoryUsage().rss;
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);
const before = process.cpuUsage();
const beganAt = performance.now();
await signing.signNextDay(services);
const wallUs = (performance.now() - beganAt) * 1000;
const { user, system } = process.cpuUsage(before);
clearInterval(watch);
await database.close();
process.send({
  ...{ wallUs: wallUs / holders, nodeUs: (user + system) / holders },
  memoryBytes: (Math.max(peak, process.resourceUsage().maxRSS * 1024) - idle) / holders,
});
