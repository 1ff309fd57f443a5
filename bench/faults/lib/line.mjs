// The way from a node to its database, which a drill silences, delays, resets or closes.
import { createConnection, createServer } from 'node:net';

/** @typedef {'well' | 'silent' | 'one way' | 'refused' | 'reset' | 'slow'} LineState */

/**
 * `silent`: nothing passes, either way, and no end is told; `one way`: what the database says does not arrive; `refused`: new
 * connections are, those that are there end; `reset`: one in fifty pieces ends its connection; `slow`: every piece is late.
 */
const RESETS = 0.02;

/**
 * @param {string} url of the database
 * @returns a line that works; `set` changes how, and what was held up passes when it is well again
 */
export const openLine = async (url) => {
  const { hostname, port } = new URL(url);
  /** @type {LineState} */
  let state = 'well';
  let delayMs = 0;
  const pairs = new Set();
  const held = [];

  const pass = (pair, to, chunk, isFromDatabase) => {
    if (state === 'silent' || (state === 'one way' && isFromDatabase)) return held.push([pair, to, chunk]);
    if (state === 'reset' && Math.random() < RESETS) return drop(pair);
    if (state === 'slow') return setTimeout(() => to.write(chunk), delayMs);
    return to.write(chunk);
  };
  const drop = (pair) => {
    pairs.delete(pair);
    for (const socket of pair) socket.resetAndDestroy();
  };

  const server = createServer((near) => {
    if (state === 'refused') return near.resetAndDestroy();
    const far = createConnection({ host: hostname, port: Number(port) });
    const pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]]) {
      from.setNoDelay(true);
      from.on('data', (chunk) => pass(pair, to, chunk, from === far));
      from.on('error', () => undefined);
      from.on('close', () => {
        // Who is silent does not say that they have gone either.
        if (state === 'silent') return;
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String(server.address().port);
  return {
    url: way.href,
    /** @param {LineState} next @param {number} [ms] of each piece, where it is slow */
    set: (next, ms = 0) => {
      state = next;
      delayMs = ms;
      if (next === 'refused') for (const pair of [...pairs]) drop(pair);
      if (next !== 'well') return;
      for (const [pair, to, chunk] of held.splice(0)) if (pairs.has(pair) && !to.destroyed) to.write(chunk);
    },
    close: async () => {
      state = 'well';
      const closed = new Promise((done) => server.close(done));
      for (const pair of [...pairs]) drop(pair);
      await closed;
    },
  };
};
