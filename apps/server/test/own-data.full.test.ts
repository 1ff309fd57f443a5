import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_OWN, OWN_DATA } from '../src/app/own-data';
import { SAMPLE } from '../src/app/sample-data';
import { urlOf } from '../src/plugins/calls';
import { digestOf } from '../src/testing/people';
import { readZip } from '../src/testing/read-zip';
import { addUpload } from '../src/testing/stored-image';
import { type SampleFixture, startSampleFixture } from './support/sample-fixture';

type Row = Readonly<Record<string, unknown>>;
interface Data {
  readonly holder: { readonly id: string };
  readonly matters: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>>;
  readonly files_left_out: readonly string[];
}

let fixture: SampleFixture;
let files: Map<string, Buffer>;
let data: Data;
let imageId: string;

const take = async (request: object, token = fixture.demo) => {
  const { server, services } = fixture.server;
  return server.inject({
    method: 'POST',
    url: urlOf(calls.user.ownData, services.config.apiBasePath),
    headers: { 'content-type': 'application/json', 'x-ct': token },
    payload: JSON.stringify(request),
  });
};

const password = digestOf(SAMPLE.transactionPassword);

beforeAll(async () => {
  fixture = await startSampleFixture();
  imageId = await addUpload(fixture.server.services, fixture.demoId);
  const answer = await take({ password });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="own-data-\d{8}\.zip"$/),
    'cache-control': 'no-store',
  });
  files = readZip(answer.rawPayload);
  data = JSON.parse(String(files.get('data.json')));
}, 300_000);
afterAll(() => fixture.server.close());

const tables = Object.values(OWN_DATA.tables).flat();

const columnsOf = (): Promise<{ name: string; column: string; type: string }[]> =>
  fixture.server.testDatabase.asOwner(
    `select case when c.table_schema = 'public' then '' else c.table_schema || '.' end || c.table_name as name,
        c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and table_schema in ('public', 'ledger')`,
  );

describe('the file of one’s own data', () => {
  it('counts with every table of the database: each is in it, or has its reason not to be', async () => {
    const known = [...tables.map(({ name }) => name), ...Object.keys(NOT_OWN)];
    expect(known.filter((name, place) => known.indexOf(name) !== place)).toEqual([]);
    const there = new Set((await columnsOf()).map(({ name }) => name));
    expect([...known].sort()).toEqual([...there].sort());
  });

  it('gives out no secret, no bytes, and nothing that names another person', async () => {
    const types = new Map((await columnsOf()).map(({ name, column, type }) => [`${name} ${column}`, type]));
    const given = tables.flatMap(({ name, columns }) => columns.map((column) => `${name} ${column}`));
    expect(given.filter((one) => types.get(one) === undefined)).toEqual([]);
    expect(given.filter((one) => types.get(one) === 'bytea')).toEqual([]);
    const telling =
      /hash|secret|token|password|key|p256dh|endpoint|staff|_by$|assigned|maker|checker|lead_id|legal_name/;
    const own = ['publication lead_id', 'notification key', 'upload used_by'];
    const isTelling = (one: string): boolean => telling.test(one.split(' ')[1] ?? '');
    expect(given.filter((one) => isTelling(one) && !own.includes(one))).toEqual([]);
  });

  it('has each row of this person, and none of anybody else', async () => {
    for (const table of tables) {
      const matter = Object.values(data.matters).find((rows) => table.name in rows);
      const rows = matter?.[table.name] ?? [];
      const of =
        table.name === 'account_holder' ? 'id' : table.name === 'publication' ? 'lead_id' : 'holder_id';
      const [count] = await fixture.server.testDatabase.asOwner<{ count: string }>(
        `select count(*) from ${table.name} where ${of} = $1`,
        [fixture.demoId],
      );
      // The notice that it was taken, and the act, came after it was read.
      const later = ['notification', 'record_link'].includes(table.name) ? 1 : 0;
      expect([table.name, rows.length], table.name).toEqual([table.name, Number(count?.count) - later]);
      for (const row of rows) expect(row[of] ?? fixture.demoId).toBe(fixture.demoId);
    }
    for (const matter of ['account', 'wallet', 'plans', 'topups', 'support', 'notifications']) {
      expect(Object.values(data.matters[matter] ?? {}).flat(), matter).not.toEqual([]);
    }
    expect(JSON.stringify(data)).not.toContain('"username": "follower"');
  });

  it('brings the images along', () => {
    expect(files.get(`files/upload-${imageId}.bin`)).toEqual(Buffer.from([0]));
    expect(data.files_left_out).toEqual([]);
  });

  it('is not had by an open session alone; who took it is told', async () => {
    expect((await take({})).json()).toMatchObject({ data: { reason: 'invalid_fields' } });
    const wrong = await take({ password: digestOf('000000') });
    expect(wrong.json()).toMatchObject({ data: { reason: 'wrong_transaction_password' } });
    const told = await fixture.idOf(
      "select count(*) from notification where holder_id = $1 and key = 'account.dataTaken'",
      [fixture.demoId],
    );
    const acts = await fixture.idOf(
      "select count(*) from audit_entry where holder_id = $1 and act = 'user.ownData' and actor_type = 'holder'",
      [fixture.demoId],
    );
    expect([told, acts]).toEqual(['1', '1']);
  });
});
