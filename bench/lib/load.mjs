// The loads that the benchmarks compare, each for so many seconds with so many connections.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { rawPost, rawRate } from './raw-http.mjs';

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

/** More puts than all connections can send in a second, so that no key is ever sent twice. */
const MOST_PER_SECOND = 9_600;

const checkPut = ({ status, body }) => {
  if (status !== 200 || !body.startsWith('{"code":200,'))
    throw new Error(`a put was refused: ${status} ${body}`);
};

/** Puts per second over HTTP, each with a key of its own, over as many wallets as there are tokens. */
export const putRate = ({ origin }, { tokens, productId }, { clients, seconds }) => {
  const body = JSON.stringify({ product_id: productId, amount: 100 });
  const url = `${origin}/facebook-business/plan/order/put`;
  let made = 0;
  const makeRequest = () => {
    made += 1;
    return rawPost(
      url,
      {
        'content-type': 'application/json',
        'x-ct': tokens[made % tokens.length],
        'idempotency-key': randomUUID(),
      },
      body,
    );
  };
  const perClient = { length: Math.ceil((seconds * MOST_PER_SECOND) / clients) };
  const requests = Array.from({ length: clients }, () => Array.from(perClient, makeRequest));
  return rawRate(origin, requests, { seconds, check: checkPut });
};

/** GET requests per second of one address. */
export const getRate = async (url, headers, { clients, seconds }) => {
  const result = await autocannon({ url, headers, connections: clients, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return result.requests.total / result.duration;
};
