import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const BIN = join(import.meta.dirname, '../bin/fairlead-witness.mjs');
const folder = mkdtempSync(join(tmpdir(), 'fairlead-witness-'));
const running: ChildProcess[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const child of running) child.kill();
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const leaf = (text: string): Buffer => sha256(Buffer.of(0), Buffer.from(text));
/** Of at most two leaves. */
const rootOf = ([one = Buffer.alloc(0), two]: readonly Buffer[]): Buffer =>
  two === undefined ? one : sha256(Buffer.of(1), one, two);

interface Log {
  readonly key: string;
  readonly note: (...days: string[]) => string;
}

const makeLog = (origin: string, pair: { publicKey: KeyObject; privateKey: KeyObject }): Log => {
  const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const id = sha256(Buffer.from(`${origin}\n`), Buffer.of(1), raw).subarray(0, 4);
  return {
    key: `${origin}+${id.toString('hex')}+${Buffer.concat([Buffer.of(1), raw]).toString('base64')}`,
    note: (...days) => {
      const text = `${origin}\n${days.length}\n${rootOf(days.map(leaf)).toString('base64')}\n`;
      const signature = Buffer.concat([id, sign(null, Buffer.from(text), pair.privateKey)]);
      return `${text}\n— ${origin} ${signature.toString('base64')}\n`;
    },
  };
};

const state = (name: string): string => join(folder, name);
const words = (name: string, logs: readonly Log[]): string[] => [
  ...['--name', 'witness.example', '--state', state(name)],
  ...logs.flatMap(({ key }) => ['--log', key]),
];

/** Serves a log of these days, and lets a witness look at it once. */
const look = async (name: string, log: Log, ...days: string[]): Promise<{ code: number; said: string }> => {
  const tile = Buffer.concat(days.map(leaf));
  const server = createServer(({ url }, response) =>
    response.end(url === '/checkpoint' ? log.note(...days) : tile),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return new Promise((resolve) => {
    const all = [BIN, ...words(name, [log]), '--fetch', `http://127.0.0.1:${port}`];
    execFile(process.execPath, all, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
};

/** @returns by which a checkpoint is brought to a witness that listens; answers status and body */
const listen = (name: string, logs: readonly Log[]) =>
  new Promise<(body: string) => Promise<readonly [number, string]>>((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...words(name, logs), '--listen', '0']);
    running.push(child);
    let told = '';
    child.stderr.on('data', (text) => reject(new Error(String(text))));
    child.stdout.on('data', (text) => {
      told += text;
      const [, url = ''] = told.split('\n');
      if (!url.endsWith('/add-checkpoint')) return;
      resolve(async (body) => {
        const answer = await fetch(url, { method: 'POST', body });
        return [answer.status, await answer.text()];
      });
    });
  });

const pair = () => generateKeyPairSync('ed25519');

describe('a witness that is told of one log in several ways', () => {
  it('the past stays: a log under another name must grow out of the one that its key signed before', async () => {
    const key = pair();
    const [first, moved] = [makeLog('one.example/log', key), makeLog('other.example/log', key)];
    expect((await look('moved', first, 'true day')).code).toBe(0);
    const rewritten = await look('moved', moved, 'other day', 'next day');
    expect(rewritten).toMatchObject({
      code: 1,
      said: expect.stringContaining('REWRITTEN: other.example/log'),
    });
    expect(rewritten.said).not.toContain('— witness.example');
    // An honest programme that moved is signed on, and its old name cannot be used for another past since.
    expect((await look('moved', moved, 'true day', 'next day')).code).toBe(0);
    expect((await look('moved', first, 'true day', 'another next day')).code).toBe(1);
    const add = await listen('moved', [first, moved]);
    expect(await add(`old 0\n\n${first.note('other day')}`)).toEqual([409, '2\n']);
  }, 240_000);

  it('the past stays: a log by another key under the same name goes on from what was seen', async () => {
    const [first, renewed] = [makeLog('one.example/log', pair()), makeLog('one.example/log', pair())];
    expect((await look('renewed', first, 'true day')).code).toBe(0);
    expect((await look('renewed', renewed, 'other day', 'next day')).code).toBe(1);
    expect((await look('renewed', renewed, 'true day', 'next day')).code).toBe(0);
  }, 240_000);

  it('the past stays: takes what an earlier version saw for that of no new log', async () => {
    const key = pair();
    const [first, moved] = [makeLog('one.example/log', key), makeLog('other.example/log', key)];
    expect((await look('earlier', makeLog('third.example/log', pair()), 'x')).code).toBe(0);
    rmSync(join(state('earlier'), 'seen-1.json'));
    const seen = { 'one.example/log': { size: 1, root: leaf('true day').toString('base64') } };
    writeFileSync(join(state('earlier'), 'seen.json'), JSON.stringify(seen));
    expect(await look('earlier', moved, 'other day')).toMatchObject({
      code: 2,
      said: expect.stringContaining('give the key of that log too'),
    });
    expect((await look('earlier', first, 'true day')).code).toBe(0);
    expect((await look('earlier', moved, 'other day', 'next day')).code).toBe(1);
  }, 240_000);
});

describe('two programs of one witness on one folder', () => {
  it('the past stays: what one looked at is not signed otherwise by the other that listens', async () => {
    const log = makeLog('one.example/log', pair());
    const add = await listen('both', [log]);
    expect((await add(`old 0\n\n${log.note('true day')}`))[0]).toBe(200);
    expect((await look('both', log, 'true day', 'next day')).code).toBe(0);
    const other = `old 1\n${leaf('another next day').toString('base64')}\n\n${log.note('true day', 'another next day')}`;
    expect(await add(other)).toEqual([409, '2\n']);
    // Neither does the one that listens take back what the other saw.
    expect((await look('both', log, 'true day', 'another next day')).code).toBe(1);
  }, 240_000);

  it('the past stays: of two pasts that come at the same moment one is signed', async () => {
    const logs = Array.from({ length: 20 }, (_, number) => makeLog(`log${number}.example/log`, pair()));
    const [one, other] = [await listen('race', logs), await listen('race', logs)];
    for (const log of logs) {
      const answers = await Promise.all([
        one(`old 0\n\n${log.note('true day')}`),
        other(`old 0\n\n${log.note('other day')}`),
      ]);
      expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
    }
  }, 240_000);
});

describe('a witness of a log whose key was changed', () => {
  it('the past stays: signs nothing by a key that it was not given, and with it goes on from what it saw', async () => {
    const [old, later] = [makeLog('one.example/log', pair()), makeLog('one.example/log', pair())];
    expect((await look('changed', old, 'first')).code).toBe(0);
    const { code, said } = await look('changed', { ...later, key: old.key }, 'first', 'second');
    expect([code, said]).toEqual([2, expect.stringContaining('bears the name of a log that you watch')]);
    expect((await look('changed', later, 'first', 'second')).code).toBe(0);
    expect((await look('changed', later, 'other', 'second')).code).toBe(1);
  }, 240_000);
});
