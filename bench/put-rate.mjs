// Puts through full HTTP against pgbench's tpcb-like on the same PostgreSQL, one hot wallet against many, and the write-ahead
// log that a put costs.
import pg from 'pg';
import { compare, effort } from './lib/compare.mjs';
import { reportLeast, reportMost } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';
import { preparePgbench, putRate, tpcbRate } from './lib/load.mjs';

const { seconds, rounds } = effort;
const FEW = { clients: 16, seconds };
const MANY = { clients: 64, seconds };
/** As many as the product's own PostgreSQL has left beside the server; on few cores its rate rises no more long before. */
const MOST = { clients: 40, seconds };
const AIMS = { few: 0.75, many: 1.2, hot: 0.45, logBytes: 8_000 };

const logAt = async (client) =>
  Number((await client.query("select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes")).rows[0].bytes);
const ordersIn = async (client) =>
  Number((await client.query('select count(*) from put_order')).rows[0].count);

/** Bytes of write-ahead log for each put, full pages after a checkpoint included as they fall. */
const measureLog = async (databaseUrl, load) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [bytes, orders] = [await logAt(client), await ordersIn(client)];
  await load();
  const each = ((await logAt(client)) - bytes) / ((await ordersIn(client)) - orders);
  await client.end();
  return each;
};

const fixture = await openFixture();
try {
  const pgbenchUrl = await fixture.createDatabase('pgbench');
  await preparePgbench(pgbenchUrl, 10);
  const databaseUrl = await fixture.createDatabase('bench');
  const server = await fixture.startServer(databaseUrl);
  const many = await fixture.seed(databaseUrl, { holders: 500, availableMinor: 1_000_000_000_000 });
  const hot = { ...many, tokens: many.tokens.slice(0, 1) };
  // Compiled code and prepared plans first, on both sides.
  await putRate(server, many, { ...FEW, seconds: 10 });
  await tpcbRate(pgbenchUrl, { ...FEW, seconds: 2 });
  const rates = await compare(
    {
      'tpcb-like, 16': () => tpcbRate(pgbenchUrl, FEW),
      'many wallets, 16': () => putRate(server, many, FEW),
      'hot wallet, 16': () => putRate(server, hot, FEW),
      'tpcb-like, 40': () => tpcbRate(pgbenchUrl, MOST),
      'many wallets, 64': () => putRate(server, many, MANY),
    },
    rounds,
  );
  const ratio = (one, other) => rates[one] / rates[other];
  reportLeast('put ÷ tpcb-like, 16 clients', ratio('many wallets, 16', 'tpcb-like, 16'), AIMS.few);
  reportLeast('put, 64 clients ÷ tpcb-like, 40', ratio('many wallets, 64', 'tpcb-like, 40'), AIMS.many);
  reportLeast('hot wallet ÷ many wallets', ratio('hot wallet, 16', 'many wallets, 16'), AIMS.hot);
  const logBytes = await measureLog(databaseUrl, () => putRate(server, many, FEW));
  reportMost('bytes of write-ahead log for a put', logBytes, AIMS.logBytes);
} finally {
  await fixture.stop();
}
