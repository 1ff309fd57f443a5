// Idle chat sockets: what each costs in resident memory of the server, and how soon one thing told reaches all.
//   npm run build -w @fairlead/server && node bench/sockets.mjs         SOCKETS=10000
// Linux only. Needs as many open files as sockets, and some: it raises its own limit, or says what stands in the way.
import { fork, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { WebSocket } from 'ws';
import { medianOf, reportMost } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';

const SOCKETS = Number(process.env.SOCKETS ?? 10_000);
const CROWDS = 2;
const HOLDERS = 1_000;
const ROUNDS = 3;
const AIM_BYTES = 15_000;
const AIM_MS = 200;
/** Typing is told at most this often by one socket. */
const TYPING_EVERY_MS = 2_100;
/** Time for the server to let go of what the handshakes needed. */
const SETTLE_MS = 5_000;

const crowdFile = fileURLToPath(new URL('lib/socket-crowd.mjs', import.meta.url));

const raiseLimit = () => {
  const wanted = String(SOCKETS + 2_000);
  const done = spawnSync('prlimit', [`--pid=${process.pid}`, `--nofile=${wanted}:${wanted}`]);
  if (done.status === 0) return;
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  if (Number(soft) < Number(wanted))
    throw new Error(`only ${soft} open files are allowed: ulimit -n ${wanted}`);
};

const residentBytes = (pid) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Members of staff with a session each: whatever is told in any conversation is told to all of them. */
const seedDesk = async (databaseUrl, people) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  await client.query(
    `insert into staff (username, password_hash, roles, created_at, powers_since)
      select 'bench_' || n, 'none', array['support'], now(), now() from generate_series(1, $1) n`,
    [people],
  );
  await client.query(
    `insert into staff_session (token_hash, staff_id, created_at, last_seen_at, expires_at)
      select t.hash, s.id, now(), now(), now() + interval '12 hours'
      from unnest($1::bytea[]) with ordinality t (hash, n) join staff s on s.username = 'bench_' || t.n`,
    [tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  await client.end();
  return tokens;
};

const openCrowds = async (address, tokens) => {
  const crowds = Array.from({ length: CROWDS }, () =>
    fork(crowdFile, [JSON.stringify({ address, tokens, sockets: SOCKETS / CROWDS })]),
  );
  await Promise.all(crowds.map((crowd) => once(crowd, 'message')));
  return crowds;
};

const closeCrowds = (crowds) =>
  Promise.all(
    crowds.map((crowd) => {
      crowd.kill();
      return once(crowd, 'exit');
    }),
  );

/** Resident bytes of the server for each socket that does nothing. */
const measureIdle = async (fixture, databaseUrl, path, tokens, work) => {
  const server = await fixture.startServer(databaseUrl);
  // Code and caches that the first sockets bring are no part of a socket.
  const first = new WebSocket(`${server.origin.replace('http', 'ws')}${path}`);
  await once(first, 'open');
  first.terminate();
  await pause(SETTLE_MS);
  const before = residentBytes(server.pid);
  const crowds = await openCrowds(`${server.origin.replace('http', 'ws')}${path}`, tokens);
  await pause(SETTLE_MS);
  const each = (residentBytes(server.pid) - before) / SOCKETS;
  await work(server, crowds);
  await closeCrowds(crowds);
  await server.stop();
  return each;
};

const told = async (crowds, type, act) => {
  for (const crowd of crowds) crowd.send(type);
  await Promise.all(crowds.map((crowd) => once(crowd, 'message')));
  const all = Promise.all(crowds.map((crowd) => once(crowd, 'message')));
  const start = performance.timeOrigin + performance.now();
  await act();
  return Math.max(...(await all).map(([{ all: at }]) => at)) - start;
};

/** Milliseconds from the moment one person types, or writes, until every socket of the desk has heard of it. */
const measureBroadcast = async (server, crowds, token) => {
  const headers = { 'content-type': 'application/json', 'x-ct': token };
  const ask = async (path, body) => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${server.origin}/facebook-business${path}`, init)).json();
  };
  const { data } = await ask('/support/conversation/list');
  const conversation = data.items[0].id;
  const line = new WebSocket(`${server.origin.replace('http', 'ws')}/facebook-business/support/socket`);
  await once(line, 'open');
  line.send(JSON.stringify({ type: 'hello', token, seen: [] }));
  await once(line, 'message');
  const typed = [];
  const written = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(TYPING_EVERY_MS);
    typed.push(
      await told(crowds, 'typing', () =>
        line.send(JSON.stringify({ type: 'typing', conversation_id: conversation })),
      ),
    );
    written.push(
      await told(crowds, 'message', () =>
        ask('/support/message/send', {
          conversation_id: conversation,
          client_id: `bench-${round}-aaaa`,
          text: 'Hello',
        }),
      ),
    );
  }
  line.terminate();
  return { typed, written };
};

raiseLimit();
const fixture = await openFixture();
try {
  const databaseUrl = await fixture.createDatabase('bench');
  const first = await fixture.startServer(databaseUrl);
  await first.stop();
  const { tokens } = await fixture.seed(databaseUrl, { holders: HOLDERS, availableMinor: 100 });
  const desk = await seedDesk(databaseUrl, 20);
  const nothing = async () => {};
  const person = await measureIdle(
    fixture,
    databaseUrl,
    '/facebook-business/support/socket',
    tokens,
    nothing,
  );
  reportMost(`bytes for each of ${SOCKETS} idle sockets of persons`, person, AIM_BYTES);
  let rounds;
  const staff = await measureIdle(
    fixture,
    databaseUrl,
    '/console-api/v1/support/socket',
    desk,
    async (server, crowds) => {
      rounds = await measureBroadcast(server, crowds, tokens[0]);
    },
  );
  reportMost(`bytes for each of ${SOCKETS} idle sockets of the desk`, staff, AIM_BYTES);
  reportMost('ms until a sign of typing has reached all, median', medianOf(rounds.typed), AIM_MS);
  reportMost('ms until a message has reached all, median', medianOf(rounds.written), AIM_MS);
  console.log(
    `worst: ${Math.max(...rounds.typed).toFixed(0)} and ${Math.max(...rounds.written).toFixed(0)} ms`,
  );
} finally {
  await fixture.stop();
}
