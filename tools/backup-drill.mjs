/**
 * `node tools/backup-drill.mjs`: proves that a backup brings everything back. Starts the built product on a data folder of
 * its own, backs it up while it runs and is used, destroys the original, restores the backup, starts from that, checks the
 * books, and compares every holder's chain and what a person sees. Ends with 0 only where all is as it was.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo, readHeads } from './lib/own-database.mjs';

const main = join(import.meta.dirname, '../apps/server/dist/main.js');
const command = join(import.meta.dirname, '../apps/server/bin/fairlead.mjs');
const READY_MS = 300_000;
const NO_LIMITS = { LIMIT_SIGN_IN: '1000000/5m', LIMIT_SIGN_IN_ACCOUNT: '1000000/5m' };

const running = new Set();

const startProduct = async (dataDir) => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      JOBS: 'off',
      LOG_LEVEL: 'error',
      ...NO_LIMITS,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const ended = new Promise((done) => child.once('exit', done)).then(() => running.delete(child));
  const origin = await new Promise((ready, fail) => {
    let said = '';
    const timer = setTimeout(() => fail(new Error(`it did not start: ${said}`)), READY_MS);
    void ended.then(() => fail(new Error(`it ended early: ${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /"portal":"(http:\/\/[\d.:]+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      ready(address);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
};

/** Runs the command line of the product to its end. */
const fairlead = async (environment, ...words) => {
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'inherit',
  });
  running.add(child);
  const code = await new Promise((done) => child.once('exit', done));
  running.delete(child);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
};

const ask = async (origin, path, { token = '', body } = {}) => {
  const answer = await fetch(`${origin}/facebook-business${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-ct': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code, data } = await answer.json();
  if (code !== 200) throw new Error(`${path} answered ${code}`);
  return data;
};

const signIn = async (origin) => {
  const login = { username: 'demo', password: 'sandbox-demo' };
  return (await ask(origin, '/auth/login', { body: login })).token;
};

/** The figures that a holder sees in the wallet, without its times. */
const readWallet = async (origin, token) => {
  const property = await ask(origin, '/user/property', { token });
  return Object.entries(property).filter(([, figure]) => typeof figure === 'number');
};

const readAll = async (dataDir, { origin }, token) => {
  const client = await connectTo(dataDir);
  try {
    const { rows } = await client.query('select ledger.differences() as difference');
    return {
      ...(await readHeads(client)),
      differences: rows.length,
      wallet: await readWallet(origin, token),
    };
  } finally {
    await client.end();
  }
};

/** Signs in over and over, which writes, until the work is over: the backup is taken from a program in use. */
const keepBusyDuring = async (origin, work) => {
  let isOver = false;
  const visits = (async () => {
    let count = 0;
    for (; !isOver; count += 1) await signIn(origin);
    return count;
  })();
  const done = work.finally(() => {
    isOver = true;
  });
  return (await Promise.all([visits, done]))[0];
};

const folder = mkdtempSync(join(tmpdir(), 'fairlead-drill-'));
// Root's database runs as another user, who must be let in.
chmodSync(folder, 0o755);
const [live, backup, restored] = ['live', 'backup', 'restored'].map((name) => join(folder, name));
try {
  const first = await startProduct(live);
  const token = await signIn(first.origin);
  const before = await readAll(live, first, token);
  const visits = await keepBusyDuring(first.origin, fairlead({ DATA_DIR: live }, 'backup', backup));
  await first.stop();
  rmSync(live, { recursive: true });
  await fairlead({}, 'restore', backup, restored);
  const second = await startProduct(restored);
  const after = await readAll(restored, second, token);
  await second.stop();
  console.log(`${before.holders} holders, ${visits} sign-ins during the backup`);
  console.log(`chains before ${before.digest}\nchains after  ${after.digest}`);
  console.log(`differences in the books: ${after.differences}`);
  const isSame =
    before.holders > 0 && after.differences === 0 && JSON.stringify(before) === JSON.stringify(after);
  if (!isSame) console.log(JSON.stringify({ before, after }, null, 1));
  console.log(isSame ? 'the backup brought everything back' : 'THE BACKUP DID NOT BRING EVERYTHING BACK');
  process.exitCode = isSame ? 0 : 1;
} finally {
  for (const child of running) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
