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

/** More puts than one connection can send in a second, so that no key is ever sent twice. */
const MOST_PER_SECOND = 600;

/**
 * Puts per second over HTTP, each with a key of its own, over as many wallets as there are tokens. The requests are made
 * beforehand: what is measured is the server, not the making of requests.
 */
export const putRate = async ({ origin }, { tokens, productId }, { clients, seconds }) => {
  const body = JSON.stringify({ product_id: productId, amount: 100 });
  let sent = 0;
  let answered = 0;
  let refused = 0;
  let firstMs = 0;
  let lastMs = 0;
  const onResponse = (_status, answer) => {
    lastMs = performance.now();
    if (answered === 0) firstMs = lastMs;
    answered += 1;
    if (!answer.startsWith('{"code":200,')) refused += 1;
  };
  const makeRequest = () => {
    sent += 1;
    const headers = {
      'content-type': 'application/json',
      'x-ct': tokens[sent % tokens.length],
      'idempotency-key': randomUUID(),
    };
    return { method: 'POST', headers, body, onResponse };
  };
  await cannon({
    url: `${origin}/facebook-business/plan/order/put`,
    connections: clients,
    duration: seconds,
    setupClient: (client) =>
      client.setRequests(Array.from({ length: seconds * MOST_PER_SECOND }, makeRequest)),
  });
  if (refused > 0) throw new Error(`${refused} puts were refused`);
  if (answered > sent) throw new Error('keys were sent twice');
  return ((answered - 1) * 1000) / (lastMs - firstMs);
};

/** GET requests per second of one address. */
export const getRate = (url, headers, { clients, seconds }) =>
  cannon({ url, headers, connections: clients, duration: seconds });
