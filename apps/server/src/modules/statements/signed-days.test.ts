import { generateKeyPairSync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { calls } from '@fairlead/contract';
import { openWallet, post } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { signNextDay } from './roots/sign-days';

const DAY_MS = 86_400_000;
/** More than the transparency screen shows. */
const DAYS = 40;

let server: TestServer;
beforeAll(async () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  server = await startTestServer({ environment: { ROOT_SIGNING_KEY: key.toString('base64') } });
});
afterAll(() => server.close());

const ask = () =>
  server.server.inject({
    method: 'GET',
    url: `/facebook-business${calls.statement.signedDays.path}`,
    headers: { 'accept-encoding': 'gzip' },
  });

const download = async () => {
  const answer = await ask();
  const raw =
    answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
  return {
    headers: answer.headers,
    list: calls.statement.signedDays.response.parse(JSON.parse(raw.toString())),
  };
};

describe('the file of all signed days', () => {
  it('is there before the first day, and empty', async () => {
    const { headers, list } = await download();
    expect(headers['content-disposition']).toBe('attachment; filename="signed-days.json"');
    expect(list).toMatchObject({ keys: [], roots: [] });
  });

  it('holds every day for good, is named after the newest, compressed, and may be kept by caches', async () => {
    await server.database.transaction(async (tx) => {
      await openWallet(tx, 1);
      await post(tx, {
        ...{ holderId: 1, kind: 'system_topup', time: server.clock.now() },
        moves: [{ from: 'bank', to: 'available', amountMinor: 500 }],
      });
    });
    server.clock.turn(DAYS * DAY_MS);
    while ((await signNextDay(server.services)) === 1);
    const { headers, list } = await download();
    const days = list.roots.map(({ day }) => day);
    expect(days).toHaveLength(DAYS);
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="signed-days-${days[0]}.json"`,
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=300',
    });
    expect(list.keys).toHaveLength(1);

    server.clock.turn(DAY_MS);
    expect(await signNextDay(server.services)).toBe(1);
    expect((await download()).list.roots.map(({ day }) => day).slice(1)).toEqual(days);
  });

  it('the past stays: is what is signed now, also where the newest day was signed anew', async () => {
    const { list } = await download();
    await server.testDatabase.asOwner('alter table daily_root disable trigger daily_root_append_only');
    await server.testDatabase.asOwner(
      `update daily_root set signature = 'anew' where day = '${list.roots[0]?.day}'`,
    );
    expect((await download()).list.roots[0]?.signature).toBe('anew');
  });
});
