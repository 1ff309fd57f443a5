// Lists of the person who owns half of everything, at three depths.
import pg from 'pg';

const LIMIT = 20;

/** How each is asked for, and the keys that it is paged by. */
export const LISTS = [
  {
    name: 'flow',
    path: '/transaction_flow/list',
    keys: 'select seq as key from ledger.transaction where holder_id = $1',
  },
  {
    name: 'flow of one kind',
    path: '/transaction_flow/list',
    filter: { type: 'profit_sharing' },
    keys: `select seq as key from ledger.transaction where holder_id = $1 and kind = 'profit_sharing'`,
  },
  {
    name: 'plans',
    path: '/plan/order/list',
    keys: 'select id as key from put_order where holder_id = $1',
  },
  {
    name: 'plans of one status',
    path: '/plan/order/list',
    filter: { status: 'settlement_successful' },
    keys: `select id as key from put_order where holder_id = $1 and status = 'settlement_successful'`,
  },
  {
    name: 'notifications',
    path: '/user/notifications',
    isPost: true,
    keys: 'select id as key from notification where holder_id = $1',
  },
];
export const DEPTHS = ['first', 'middle', 'last'];

const cursorOf = (key) => Buffer.from(String(key), 'latin1').toString('base64url');

/** Where each list's middle and last page begin, by its name: every page that is asked for is a full one. */
export const readKeys = async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const keys = {};
  for (const { name, keys: text } of LISTS) {
    const { rows } = await client.query(
      `with k as (${text}), h as (select count(*) / 2 as half from k)
        select (select key from k order by key offset (select half from h) limit 1) as middle,
          (select key from k order by key offset ${LIMIT} limit 1) as last`.replaceAll(
        '$1',
        `(select min(id) from account_holder where username like 'bench_%')`,
      ),
    );
    keys[name] = { middle: cursorOf(rows[0].middle), last: cursorOf(rows[0].last) };
  }
  await client.end();
  return keys;
};

/** Milliseconds of one page. */
export const readPage = async ({ server, people, keys }, { name, path, filter, isPost }, depth) => {
  const cursor = keys[name][depth];
  const request = { limit: LIMIT, ...filter, ...(cursor ? { cursor } : {}) };
  const url = `${server.origin}/facebook-business${path}`;
  const headers = { 'x-ct': people.tokens[0], 'content-type': 'application/json' };
  const startMs = performance.now();
  const answer = isPost
    ? await fetch(url, { method: 'POST', headers, body: JSON.stringify(request) })
    : await fetch(`${url}?${new URLSearchParams(request)}`, { headers: { 'x-ct': people.tokens[0] } });
  const { code, data } = await answer.json();
  const ms = performance.now() - startMs;
  if (code !== 200 || data.items.length !== LIMIT) {
    throw new Error(`${name}, ${depth} page was answered ${code} with ${data?.items?.length} rows`);
  }
  return ms;
};
