import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../../http/services';
import { startTestServer, type TestServer } from '../../../testing';
import { type RunningWitness, startWitness, WITNESS_BIN } from '../../../testing/witness';
import { signNextDay } from '../roots/sign-days';
import { askWitnesses } from './ask-witnesses';
import { readDayLog } from './day-log';
import { treeHash } from './tree';

const DAY_MS = 86_400_000;

let server: TestServer;
let address: string;
let key: string;
let witness: RunningWitness;
const folder = mkdtempSync(join(tmpdir(), 'fairlead-witness-'));

const signDay = async (): Promise<void> => {
  server.clock.turn(DAY_MS);
  expect(await signNextDay(server.services)).toBe(1);
};

const look = (state: string): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const words = ['--name', 'stranger.example', '--state', join(folder, state), '--log', key, '--fetch'];
    execFile(process.execPath, [WITNESS_BIN, ...words, `${address}/log`], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });

const services = (): Services => ({
  ...server.services,
  config: { ...server.services.config, witnesses: witness.config },
});

const published = async () =>
  calls.statement.transparency.response.parse((await server.call(calls.statement.transparency, {})).data);

beforeAll(async () => {
  const signing = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  server = await startTestServer({ environment: { ROOT_SIGNING_KEY: signing.toString('base64') } });
  await server.database.query('select ledger.open_wallet(1)');
  await server.database.query(
    `select ledger.post(1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', '{500}', $1, '', 'none', 0)`,
    [server.clock.now()],
  );
  for (let day = 0; day < 3; day += 1) await signDay();
  address = await server.server.listen({ port: 0, host: '127.0.0.1' });
  key = (await readDayLog(server.database, server.services.config))?.key ?? '';
  witness = await startWitness(key, join(folder, 'listens'));
  Object.assign(server.services.config, { witnesses: witness.config });
}, 60_000);
afterAll(async () => {
  witness.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the log of signed days', () => {
  it('the past stays: is served as checkpoint, tiles and entries, which agree', async () => {
    const note = await (await fetch(`${address}/log/checkpoint`)).text();
    const [origin, size, root] = note.split('\n');
    expect([origin, size]).toEqual(['localhost/log', '3']);
    const tile = Buffer.from(await (await fetch(`${address}/log/tile/0/000.p/3`)).arrayBuffer());
    const leaves = [0, 1, 2].map((place) => tile.subarray(32 * place, 32 * place + 32));
    expect(treeHash(leaves).toString('base64')).toBe(root);
    const bundle = Buffer.from(await (await fetch(`${address}/log/tile/entries/000.p/3`)).arrayBuffer());
    const first = bundle.subarray(2, 2 + bundle.readUInt16BE(0));
    expect(createHash('sha256').update(Buffer.of(0)).update(first).digest()).toEqual(leaves[0]);
    expect(first.toString()).toMatch(/^fairlead-root-1\n/);
    for (const path of [
      'tile/0/000',
      'tile/0/000.p/4',
      'tile/1/000.p/1',
      'tile/0/001.p/1',
      'tile/64/000',
      'tile/x',
    ]) {
      expect([path, (await fetch(`${address}/log/${path}`)).status]).toEqual([path, 404]);
    }
  });

  it('the past stays: grows under the signature of a witness, which the page shows', async () => {
    expect(await askWitnesses(services())).toBe(1);
    expect(await askWitnesses(services())).toBe(0);
    for (let day = 0; day < 5; day += 1) {
      await signDay();
      expect(await askWitnesses(services())).toBe(1);
    }
    const { log, roots } = await published();
    expect(log).toMatchObject({
      key,
      cosignatures: [{ witness: 'witness.example/w1', day: roots[0]?.day, fits: true }],
    });
    const note = await (await fetch(`${address}/log/checkpoint`)).text();
    expect(note.match(/^— /gm)).toHaveLength(2);
  });

  it('goes on with a witness whose answer was lost', async () => {
    await signDay();
    await server.testDatabase.asOwner('alter table cosignature disable trigger cosignature_append_only');
    await server.testDatabase.asOwner('delete from cosignature');
    expect(await askWitnesses(services())).toBe(1);
  });

  it('is not signed by a witness for whom it is no log, or that saw it otherwise', async () => {
    const log = await readDayLog(server.database, server.services.config);
    const note = log?.note ?? '';
    const ask = async (body: string): Promise<readonly [number, string]> => {
      const answer = await fetch(witness.url, { method: 'POST', body });
      return [answer.status, await answer.text()];
    };
    expect(await ask(`old 0\n\n${note}`)).toEqual([409, '9\n']);
    expect(await ask(`old 9\n\n${note.replace('localhost', 'elsewhere')}`)).toMatchObject([
      404,
      expect.any(String),
    ]);
    expect(await ask(`old 9\n\n${note.replace('\n9\n', '\n8\n')}`)).toMatchObject([403, expect.any(String)]);
    expect(await ask('old x\n\n')).toMatchObject([400, expect.any(String)]);
    expect(await ask(`old 10\n\n${note}`)).toMatchObject([400, expect.any(String)]);
    expect((await ask(`old 9\n\n${note}`))[0]).toBe(200);
  });

  it('the past stays: is found rewritten by a witness, and by who looked once before', async () => {
    expect(await look('looked')).toMatchObject({
      code: 0,
      out: expect.stringContaining('— stranger.example '),
    });
    await signDay();
    expect((await look('looked')).code).toBe(0);
    expect(await askWitnesses(services())).toBe(1);
    await server.testDatabase.asOwner('alter table daily_root disable trigger daily_root_append_only');
    await server.testDatabase.asOwner(
      'update daily_root set holders = holders + 1 where day = (select min(day) from daily_root)',
    );
    expect(await askWitnesses(services())).toBe(0);
    // What it signed before is not shown as its signature of what is there now.
    expect((await published()).log?.cosignatures).toMatchObject([{ fits: false }]);
    expect((await (await fetch(`${address}/log/checkpoint`)).text()).match(/^— /gm)).toHaveLength(1);
    expect(await look('looked')).toMatchObject({ code: 1, err: expect.stringContaining('REWRITTEN') });
    // Who never looked before cannot know.
    expect((await look('new')).code).toBe(0);
  });
});
