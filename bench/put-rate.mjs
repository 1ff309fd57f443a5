// Puts through full HTTP against pgbench's tpcb-like on the same PostgreSQL, and one hot wallet against many.
import { compare, effort, report } from './lib/compare.mjs';
import { openFixture } from './lib/fixture.mjs';
import { preparePgbench, putRate, tpcbRate } from './lib/load.mjs';

const load = { clients: 16, seconds: effort.seconds };
const fixture = await openFixture();
try {
  const pgbenchUrl = await fixture.createDatabase('pgbench');
  await preparePgbench(pgbenchUrl, 10);
  const databaseUrl = await fixture.createDatabase('bench');
  const server = await fixture.startServer(databaseUrl);
  const many = await fixture.seed(databaseUrl, { holders: 500, availableMinor: 1_000_000_000_000 });
  const hot = { ...many, tokens: many.tokens.slice(0, 1) };
  // Compiled code and prepared plans first, on both sides.
  await putRate(server, many, { ...load, seconds: 10 });
  await tpcbRate(pgbenchUrl, { ...load, seconds: 2 });
  const rates = await compare(
    {
      'tpcb-like': () => tpcbRate(pgbenchUrl, load),
      'many wallets': () => putRate(server, many, load),
      'hot wallet': () => putRate(server, hot, load),
    },
    effort.rounds,
  );
  report('put ÷ tpcb-like', rates['many wallets'] / rates['tpcb-like'], 0.6);
  report('hot wallet ÷ many wallets', rates['hot wallet'] / rates['many wallets'], 0.45);
} finally {
  await fixture.stop();
}
