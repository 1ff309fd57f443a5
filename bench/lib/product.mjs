// The built product as `npm start` runs it, on a data folder of its own with sample data, and a person signed in.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './data-folder.mjs';
import { freePort } from './free-port.mjs';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const READY_MS = 240_000;
/** The sample login that the program prints at its start. */
const SIGN_IN = /"sandbox":{"username":"([^"]+)","password":"([^"]+)"/;

const waitForLogin = async (said) => {
  const deadlineMs = Date.now() + READY_MS;
  for (;;) {
    const [, username, password] = SIGN_IN.exec(said()) ?? [];
    if (username) return { username, password };
    if (Date.now() > deadlineMs) throw new Error(`the product did not start: ${said()}`);
    await pause(50);
  }
};

const signIn = async (origin, login) => {
  const answer = await fetch(`${origin}/facebook-business/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { data } = await answer.json();
  return data.token;
};

/**
 * Starts it and does not wait; `stop` ends it.
 * @param {string} [kept] a data folder that stays; else it is an empty one, removed in the end
 */
export const startProduct = async (kept) => {
  const dataDir = kept ?? (await makeDataFolder('fairlead-speed-'));
  const port = await freePort();
  const environment = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    said: () => output,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Starts it, waits until it serves, and signs the sample person in; `storage` is what their device then keeps. */
export const openProduct = async () => {
  const product = await startProduct();
  const token = await signIn(product.origin, await waitForLogin(product.said));
  return { ...product, storage: { fb_token: token } };
};
