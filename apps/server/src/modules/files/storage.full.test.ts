import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { rootOf } from '@fairlead/db';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runFairlead } from '../../app/command';
import { FILE_TABLES, filePlaceFaults } from '../../app/start/file-places';
import type { ObjectStorage } from '../../http/services';
import { createLog } from '../../log';
import { startTestServer, type TestServer } from '../../testing';
import { makePdf } from '../../testing/make-pdf';
import { type Person, registerPerson } from '../../testing/people';
import { type S3Server, startS3Server } from '../../testing/s3-server';
import { sendImage } from '../../testing/uploads';
import { claimFiles, moveFiles } from '.';

const DAY_MS = 24 * 3_600_000;

interface Row {
  readonly id: number;
  readonly content: Buffer | null;
  readonly hash: Buffer;
  readonly object_key: string | null;
  readonly lost_at: Date | null;
}

let s3: S3Server;
let server: TestServer;
let storage: ObjectStorage;
let person: Person;
let lines: { readonly level: number; readonly msg: string }[] = [];

beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({
    environment: { ...s3.environment, FILES_IN: 's3', LIMIT_UPLOAD: '1000/1m' },
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  if (server.services.storage === undefined) throw new Error('no storage was opened');
  storage = server.services.storage;
  person = await registerPerson(server, 'sends_to_s3');
});
afterAll(async () => {
  await server.close();
  await s3.close();
});
beforeEach(() => {
  lines = [];
});

const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
const said = (part: string): number => lines.filter(({ msg }) => msg.includes(part)).length;

let shade = 0;
/** Another picture each time. */
const picture = (): Promise<Buffer> => {
  shade += 1;
  const background = { r: shade, g: 122, b: 99 };
  return sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
};
const send = async () => sendImage(server, await picture(), person.token);
const show = (url: string) => server.server.inject({ method: 'GET', url });
const rowsOf = (where = 'true'): Promise<Row[]> =>
  server.database.query(
    `select id, content, hash, object_key, lost_at from upload where ${where} order by id`,
  );
const rowOf = async (id: string): Promise<Row> => {
  const [row] = await rowsOf(`id = ${Number(id)}`);
  if (row === undefined) throw new Error('no such row');
  return row;
};
const orphans = async (): Promise<string[]> => {
  const rows = await server.database.query<{ object_key: string }>('select object_key from orphan_object');
  return rows.map(({ object_key: key }) => key).sort();
};
const fairlead = async (line: string, environment: Readonly<Record<string, string>> = {}) => {
  const place = { DATABASE_URL: server.testDatabase.url, ...s3.environment, ...environment };
  return runFairlead(line.split(' '), { environment: place, say: () => undefined });
};
const move = async (to: 's3' | 'rows') => {
  const { code, out, error } = await fairlead(`files move --to ${to} --json`, { FILES_IN: to });
  return { code, error, ...(out === '' ? {} : (JSON.parse(out) as Record<string, number>)) };
};
/** Every object is named by a row, or is an orphan; and the object of every row that is not lost is there. */
const expectNoneUnnamed = async () => {
  const chat = await server.database.query<Row>('select object_key from chat_file');
  const named = [...(await rowsOf('lost_at is null')), ...chat].flatMap(({ object_key: key }) => key ?? []);
  expect([...named, ...(await orphans()).filter((key) => s3.keys().includes(key))].sort()).toEqual(s3.keys());
};

describe('a file in storage', () => {
  it('is put there signed, with its hash; comes back as what was sent; and leaves nothing in the row', async () => {
    const { data } = await send();
    const { content, hash, object_key: key } = await rowOf(data.file_id);
    expect([content, s3.keys()]).toEqual([null, [key]]);
    const shown = await show(data.url);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(hashOf(shown.rawPayload)).toEqual(hash);
    expect(shown.rawPayload.length).toBe(data.bytes);
    expect(await orphans()).toEqual([]);
  });

  it('is never changed, in its row neither', async () => {
    const { data } = await send();
    const change = (text: string) =>
      server.database.query(`update upload set ${text} where id = $1`, [data.file_id]).then(
        () => 'done',
        (error: unknown) => (rootOf(error) as { code?: string }).code,
      );
    expect(await change("content = '\\x00'")).toBe('42501');
    expect(await change("hash = sha256('\\x00')")).toBe('42501');
    expect(await change('object_key = null')).toBe('23514');
  });
});

describe('a storage that is away', () => {
  it('is told as such, to whoever sends and whoever looks; no row is left, and the log has a line each way', async () => {
    const before = (await send()).data;
    const rows = (await rowsOf()).length;
    s3.isDown = true;
    expect(await send()).toMatchObject({
      ...{ status: 503, data: { reason: 'not_ready' } },
      msg: expect.stringContaining('not available'),
    });
    const shown = await show(before.url);
    expect([shown.statusCode, shown.json().data.reason]).toEqual([503, 'not_ready']);
    expect((await rowsOf()).length).toBe(rows);
    s3.isDown = false;
    expect((await show(before.url)).statusCode).toBe(200);
    expect([said('is unavailable'), said('does its work again'), said('lost')]).toEqual([1, 1, 0]);
  });

  it('may lose an answer: the same bytes are put once more under the same key', async () => {
    const [rows, objects] = [(await rowsOf()).length, s3.keys().length];
    s3.requests.length = 0;
    s3.loseAnswers = 1;
    expect((await send()).status).toBe(200);
    expect(new Set(s3.requests).size).toBe(1);
    expect([(await rowsOf()).length, s3.keys().length]).toEqual([rows + 1, objects + 1]);
    s3.loseAnswers = 2;
    expect((await send()).status).toBe(503);
    expect([(await rowsOf()).length, s3.keys().length]).toEqual([rows + 1, objects + 2]);
    await expectNoneUnnamed();
  });
});

describe('a file that is lost', () => {
  it('is said to be, noted and logged once, and shown again where it is found again', async () => {
    const { data } = await send();
    const { object_key: key, hash } = await rowOf(data.file_id);
    const sent = await storage.get(key ?? '');
    const other = Buffer.from('something else');
    await storage.put(key ?? '', other, hashOf(other));
    for (let look = 0; look < 2; look += 1) {
      const shown = await show(data.url);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([410, 'no-store']);
      expect(shown.json()).toMatchObject({
        msg: expect.stringMatching(/^This file is damaged or missing/),
        data: { reason: 'file_lost' },
      });
    }
    expect([said('is lost'), (await rowOf(data.file_id)).lost_at]).toEqual([1, server.clock.now()]);
    await storage.put(key ?? '', sent ?? other, hash);
    expect((await show(data.url)).statusCode).toBe(200);
    expect([said('there again'), (await rowOf(data.file_id)).lost_at]).toEqual([1, null]);
    await storage.remove(key ?? '');
    expect((await show(data.url)).statusCode).toBe(410);
  });

  it('is told alike in the chat, whose record keeps what it was', async () => {
    const pdf = makePdf('(What was agreed) Tj');
    const { data } = await sendImage(server, pdf, person.token, calls.support.upload);
    const target = (await server.call(calls.support.conversations, {}, person)).data.items[0];
    const message = { conversation_id: target?.id ?? '', client_id: 'with-a-file', text: '' };
    await server.call(calls.support.send, { ...message, file_ids: [data.file_id] }, person);
    const sealed = 'select message_content(m) as said from chat_message m where client_id = $1';
    const read = () => server.testDatabase.asOwner<{ said: string }>(sealed, ['with-a-file']);
    expect((await read())[0]?.said).toContain(hashOf(pdf).toString('hex'));
    const fetch = () =>
      server.server.inject({
        url: `/facebook-business/support/file?file_id=${data.file_id}`,
        headers: { 'x-ct': person.token },
      });
    expect((await fetch()).rawPayload).toEqual(pdf);
    const [row] = await server.database.query<Row>('select object_key from chat_file');
    await storage.remove(row?.object_key ?? '');
    const lost = await fetch();
    expect([lost.statusCode, lost.json().data.reason]).toEqual([410, 'file_lost']);
    await storage.put(row?.object_key ?? '', pdf, hashOf(pdf));
    expect((await fetch()).rawPayload).toEqual(pdf);
  });
});

describe('fairlead files move', () => {
  it('moves all of them back and forth, each compared; what is lost stays and is counted', async () => {
    const shown = await rowsOf('lost_at is null');
    const chat = 1;
    const lost = 1;
    const all = shown.length + chat;
    expect(await move('rows')).toMatchObject({
      code: 1,
      moved: all,
      lost,
      meanwhile: 0,
      rows: all,
      objects: lost,
    });
    for (const { content, hash, object_key: key } of await rowsOf('lost_at is null')) {
      expect([key, hashOf(content ?? Buffer.alloc(0))]).toEqual([null, hash]);
    }
    const { data } = await send();
    expect((await show(data.url)).statusCode).toBe(200);
    const again = await move('s3');
    expect(again).toMatchObject({ code: 0, moved: all, lost: 0, rows: 0, objects: all + lost + 1 });
    expect(await rowsOf('content is not null')).toEqual([]);
    await expectNoneUnnamed();
  });

  it('goes on where it was cut off, and several at once move each file once', async () => {
    const all = (await rowsOf('lost_at is null')).length + 1;
    expect(await move('rows')).toMatchObject({ moved: all });
    s3.servesStill = 3;
    const cut = await fairlead('files move --to s3');
    expect([cut.code, cut.error]).toEqual([
      2,
      expect.stringMatching(/unavailable: .*Moved 1 files .* Run it again/),
    ]);
    s3.servesStill = Number.POSITIVE_INFINITY;
    const both = await Promise.all([move('s3'), move('s3'), move('s3')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(both.reduce((sum, one) => sum + Number('moved' in one ? one.moved : 0), 0)).toBe(all - 1);
    expect(await rowsOf('content is not null')).toEqual([]);
    await expectNoneUnnamed();
  });

  it('lets a row keep its bytes where the storage gives back something else', async () => {
    const told = { moved: 0, bytes: 0, meanwhile: 0, lost: 0 };
    const { services } = server;
    await moveFiles({ ...services, storage }, FILE_TABLES, 'rows', { ...told }, () => undefined);
    const liar = { ...storage, get: async () => Buffer.from('something else') };
    const moved = moveFiles({ ...services, storage: liar }, FILE_TABLES, 's3', told, () => undefined);
    await expect(moved).rejects.toThrow('what was put there is not what it gives back');
    expect([told.moved, await rowsOf('content is null and lost_at is null')]).toEqual([0, []]);
    await moveFiles({ ...services, storage }, FILE_TABLES, 's3', told, () => undefined);
    await expectNoneUnnamed();
  });
});

describe('what no file names', () => {
  it('leaves the storage, once nobody can be reading it; also what was sent and never used', async () => {
    const { data } = await send();
    const kept = await server.database.transaction((tx) =>
      claimFiles(tx, person.holderId, [Number(data.file_id)], 'test'),
    );
    expect(kept).toBe(true);
    expect((await orphans()).length).toBeGreaterThan(0);
    server.clock.turn(DAY_MS + 1);
    s3.isDown = true;
    await server.runJobs();
    s3.isDown = false;
    // Those of the command are due by the clock of this machine.
    await server.testDatabase.asOwner("update orphan_object set due_at = '2026-01-01'");
    await server.runJobs();
    expect(await orphans()).toEqual([]);
    const { object_key: key } = await rowOf(data.file_id);
    const chat = await server.database.query<Row>('select object_key from chat_file');
    expect(s3.keys()).toEqual([key, ...chat.map(({ object_key: one }) => one)].sort());
  });
});

describe('an installation with a storage', () => {
  const storageOf = async (environment: Readonly<Record<string, string>> = {}) => {
    const { out } = await fairlead('doctor --json', environment);
    const { findings } = JSON.parse(out) as { findings: { check: string; verdict: string; text: string }[] };
    return findings.find(({ check }) => check === 'storage');
  };

  it('is tried out by doctor: written to, read from, deleted from', async () => {
    const before = s3.keys();
    expect(await storageOf({ FILES_IN: 's3' })).toMatchObject({
      verdict: 'ok',
      text: expect.stringContaining('deleted from'),
    });
    expect(s3.keys()).toEqual(before);
    const other = await storageOf({ FILES_IN: 's3', FILES_S3_BUCKET: 'another-bucket' });
    expect(other).toMatchObject({
      verdict: 'missing',
      text: expect.stringMatching(/cannot be written to: .*NoSuchBucket/),
    });
  });

  it('does not start without its settings', async () => {
    expect(await filePlaceFaults(server.database, { s3: undefined })).toEqual([
      expect.stringMatching(/^FILES_S3_BUCKET: files of this database are in a storage/),
    ]);
    expect(await filePlaceFaults(server.database, server.services.config)).toEqual([]);
  });
});
