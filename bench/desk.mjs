// What the desk of staff takes with a million people behind it: the overview, the search over everything, and the first page of
// every list, each asked in turns. Times are those that the caller sees on this machine.
//   npm run build && node bench/desk.mjs           PEOPLE=1000000 FLOW=10000000 CHATS=100000
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runnerImport } from 'vite';
import { fillPast } from './lib/bulk.mjs';
import { hireStaff } from './lib/case.mjs';
import { CHAT_ROWS, OTHER_ROWS, PEOPLE_ROWS, WALLETS } from './lib/desk-rows.mjs';
import { percentileOf, reportMost } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';

const numberOf = (name, otherwise) => Number(process.env[name] ?? otherwise);
const PEOPLE = numberOf('PEOPLE', 1_000_000);
const FLOW = numberOf('FLOW', 10_000_000);
const CHATS = numberOf('CHATS', 100_000);
const ROUNDS = numberOf('ROUNDS', 40);
const AIMS_MS = { overview: 1_000, search: 100, list: 300 };
const ROLES = ['admin', 'auditor', 'support', 'delivery'];
const COUNTED_MS = 180_000;
const root = fileURLToPath(new URL('..', import.meta.url));

const fill = async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set synchronous_commit = off');
  const words = await client.query("select pg_get_indexdef('account_holder_words'::regclass) as made_by");
  await client.query('drop index account_holder_words');
  await client.query(PEOPLE_ROWS, [PEOPLE]);
  await client.query(words.rows[0].made_by);
  await client.query(WALLETS);
  await client.query(CHAT_ROWS, [CHATS]);
  for (const rows of OTHER_ROWS) await client.query(rows);
  await client.query('vacuum analyze');
  const token = await hireStaff(client, ROLES);
  await client.end();
  return token;
};

/** What the console asks of the first page of a list: so many rows, and to count all where it counts. */
const firstPageOf = ({ request }) => ({
  ...('limit' in (request.shape ?? {}) ? { limit: '50' } : {}),
  ...('total_up_to' in (request.shape ?? {}) ? { total_up_to: '10000' } : {}),
});

/** The lists of staff that can be asked for without naming anything. */
const readLists = async () => {
  const { module } = await runnerImport(join(root, 'packages/contract/src/index.ts'));
  return module.allCalls.filter(
    ({ access, method, request, response }) =>
      access.kind === 'staff' &&
      (access.roles.length === 0 || access.roles.some((role) => ROLES.includes(role))) &&
      method === 'GET' &&
      request.safeParse({}).success &&
      response.shape?.items !== undefined,
  );
};

const ask = async (origin, token, path, query = {}) => {
  const startMs = performance.now();
  const answer = await fetch(`${origin}/console-api/v1${path}?${new URLSearchParams(query)}`, {
    headers: { 'x-ct': token },
  });
  const { code } = await answer.json();
  const ms = performance.now() - startMs;
  if (code !== 200) throw new Error(`${path} answered ${code}`);
  return ms;
};

const SEARCHES = [
  ['part of a name', 'c4ca4238a0'],
  ['a phone number in pieces', '555 0 000 077'],
  ['part of an e-mail address', 'eccbc87e4b'],
  ['an operation ID', '40123456'],
  ['the number of a plan or a withdrawal', '4321'],
  ['a withdrawal as a payment names it', 'W0004321'],
  ['the reference of a payment', 'PAY-4321'],
  ['the last four digits of a payout account', '0077'],
  ['what nobody is called', 'zzzzzzzz'],
];

const waitForFigures = async (fixture, databaseUrl, token) => {
  const jobs = await fixture.startServer(databaseUrl, { JOBS: 'on' });
  for (const deadline = performance.now() + COUNTED_MS; ; await pause(2_000)) {
    const answer = await fetch(`${jobs.origin}/console-api/v1/overview`, { headers: { 'x-ct': token } });
    const { data } = await answer.json();
    if (data?.taken_at) break;
    if (performance.now() > deadline) throw new Error('the figures of the overview were not counted in time');
  }
  await jobs.stop();
};

const fixture = await openFixture();
try {
  const databaseUrl = await fixture.createDatabase('desk');
  await (await fixture.startServer(databaseUrl)).stop();
  await fixture.seed(databaseUrl, { holders: 50, availableMinor: 1_000_000_000_000 });
  const { ms, bytes } = await fillPast(databaseUrl, FLOW);
  console.log(
    `${FLOW} flow records were made in ${(ms / 1000).toFixed(0)} s, ${(bytes / 2 ** 20).toFixed(0)} MB`,
  );
  const token = await fill(databaseUrl);
  await waitForFigures(fixture, databaseUrl, token);
  const { origin } = await fixture.startServer(databaseUrl);
  const asked = [
    ['overview', AIMS_MS.overview, () => ask(origin, token, '/overview')],
    ...SEARCHES.map(([what, query]) => [
      `search for ${what}`,
      AIMS_MS.search,
      () => ask(origin, token, '/search', { query }),
    ]),
    ['state of the books', AIMS_MS.list, () => ask(origin, token, '/books', { part: 'state' })],
    ['counts of what waits', AIMS_MS.list, () => ask(origin, token, '/queue')],
    ['counts of the chats', AIMS_MS.list, () => ask(origin, token, '/support/conversation/counts')],
    [
      'search of the chats for what all of them say',
      AIMS_MS.list,
      () => ask(origin, token, '/support/conversation/list', { query: 'stood still', limit: '50' }),
    ],
    ...(await readLists()).map((call) => [
      call.id,
      AIMS_MS.list,
      () => ask(origin, token, call.path, firstPageOf(call)),
    ]),
  ];
  const times = asked.map(() => []);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [place, [, , measure]] of asked.entries()) {
      const tookMs = await measure();
      if (round >= 0) times[place].push(tookMs);
    }
  }
  for (const [place, [what, aim]] of asked.entries())
    reportMost(`${what}: p95 with ${PEOPLE} people, ms`, percentileOf(times[place], 95), aim);
} finally {
  await fixture.stop();
}
