import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** What was seen is a file for each step, numbered; the newest holds all of it. `seen.json` is that of an earlier version. */
const numbersIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const [, number] = /^seen-(\d+)\.json$/.exec(name) ?? [];
    return number === undefined ? [] : [Number(number)];
  });

const readSeen = (folder) => {
  const number = Math.max(0, ...numbersIn(folder));
  const file = join(folder, number === 0 ? 'seen.json' : `seen-${number}.json`);
  return { number, seen: number > 0 || existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {} };
};

/**
 * Writes the next step, whole and on disk, unless another process wrote it first: two of them that use one folder would
 * else each sign what the other did not see.
 */
const writeSeen = (folder, number, seen) => {
  const own = join(folder, `seen.${process.pid}.new`);
  const file = openSync(own, 'w', 0o600);
  writeSync(file, JSON.stringify(seen));
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(own, join(folder, `seen-${number}.json`));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
};

/** An earlier version kept no keys: without them a log that was renamed since would pass for a new one. */
const needKeys = (folder, logs, stop) => {
  const { number, seen } = readSeen(folder);
  for (const [origin, log] of Object.entries(seen)) {
    log.keys ??= logs.filter(({ name }) => name === origin).map(({ raw }) => raw);
    if (log.keys.length === 0) {
      stop(
        `${folder} holds what an earlier version saw of ${origin}: give the key of that log too, by --log`,
      );
    }
  }
  if (number === 0 && Object.keys(seen).length > 0) writeSeen(folder, 1, seen);
};

/** What a witness saw, kept on disk before anything is signed. @param stop ends the program with a word of why */
export const openState = (folder, logs, stop) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const keyFile = join(folder, 'key.pem');
  if (!existsSync(keyFile)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(keyFile, pem, { mode: 0o600, flag: 'wx' });
  }
  needKeys(folder, logs, stop);
  return {
    key: createPrivateKey(readFileSync(keyFile)),
    /**
     * How far a log was seen to grow, read anew each time. A log is the same one under another name, or by another key, as
     * long as one of both was seen before.
     */
    seenOf: ({ origin, keys }) => {
      const { number, seen } = readSeen(folder);
      const same = Object.entries(seen).filter(
        ([name, log]) => name === origin || log.keys.some((key) => keys.includes(key)),
      );
      const [name, { size, root }] = same.reduce(
        (most, one) => (one[1].size > most[1].size ? one : most),
        [origin, { size: 0, root: '' }],
      );
      const known = [...new Set([...keys, ...same.flatMap(([, log]) => log.keys)])];
      return { name, size, root, number, seen, known };
    },
    /** Answers whether it is kept; false where another process kept something since. */
    keep: ({ origin, size, root }, { number, seen, known }) => {
      const log = { size, root: root.toString('base64'), keys: known };
      const isKept = JSON.stringify(seen[origin]) === JSON.stringify(log);
      return isKept || writeSeen(folder, number + 1, { ...seen, [origin]: log });
    },
  };
};
