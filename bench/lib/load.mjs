// The loads that the benchmarks compare, each for so many seconds with so many connections.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);
const PGBENCH = ['/usr/lib/postgresql/15/bin/pgbench', '/usr/bin/pgbench'].find(existsSync) ?? 'pgbench';

/** Fills pgbench's own tables. */
export const preparePgbench = (databaseUrl, scale) =>
  run(PGBENCH, ['-i', '-q', '-s', String(scale), databaseUrl]);

/** tpcb-like transactions per second, prepared statements. */
export const tpcbRate = async (databaseUrl, { clients, seconds }) => {
  const { stdout } = await run(PGBENCH, [
    ...['-n', '-b', 'tpcb-like', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)],
    databaseUrl,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
};

const cannon = async (options) => {
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return result.requests.total / result.duration;
};

/** Puts per second over HTTP, each with a key of its own, over as many wallets as there are tokens. */
export const putRate = async ({ origin }, { tokens, productId }, { clients, seconds }) => {
  const body = JSON.stringify({ product_id: productId, amount: 100 });
  let turn = 0;
  let refused = 0;
  const rate = await cannon({
    url: `${origin}/facebook-business/plan/order/put`,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          turn += 1;
          return {
            ...request,
            body,
            headers: {
              'content-type': 'application/json',
              'x-ct': tokens[turn % tokens.length],
              'idempotency-key': randomUUID(),
            },
          };
        },
        onResponse: (_status, answer) => {
          if (!answer.startsWith('{"code":200,')) refused += 1;
        },
      },
    ],
  });
  if (refused > 0) throw new Error(`${refused} puts were refused`);
  return rate;
};

/** GET requests per second of one address. */
export const getRate = (url, headers, { clients, seconds }) =>
  cannon({ url, headers, connections: clients, duration: seconds });
