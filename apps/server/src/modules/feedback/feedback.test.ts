import { calls } from '@fairlead/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson } from '../../testing/people';
import { sendImage } from '../../testing/uploads';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await registerPerson(server, 'speaker');
});
afterAll(() => server.close());

const send = (subject: string, content: string, file_ids?: string[]) =>
  server.call(
    calls.feedback.send,
    { subject, content, ...(file_ids ? { file_ids } : {}) },
    { token: person.token },
  );

const upload = async (token = person.token): Promise<string> => {
  const background = { r: 1, g: 2, b: 3 };
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  return (await sendImage(server, file, token)).data.file_id;
};

it('is kept with its images, which then serve nothing else', async () => {
  const fileId = await upload();
  const { code, data } = await send('  The chart ', 'It does not load.', [fileId]);
  expect(code).toBe(200);
  const rows = await server.database.query(
    'select holder_id, subject, content, file_ids, answered_at from feedback where id = $1',
    [data.id],
  );
  expect(rows).toEqual([
    {
      holder_id: person.holderId,
      subject: 'The chart',
      content: 'It does not load.',
      file_ids: [Number(fileId)],
      answered_at: null,
    },
  ]);
  expect((await send('Again', 'The same picture', [fileId])).data.reason).toBe('no_such_data');
});

it('needs a subject and a content that say something', async () => {
  expect((await send('', 'x')).data.fields).toEqual({ subject: 'required' });
  expect((await send(' \n', '\t')).data.fields).toEqual({ subject: 'required', content: 'required' });
  expect((await send('x'.repeat(121), 'x')).data.fields).toEqual({ subject: 'too_long' });
});

it("cannot show another's image, and is answered as for one that does not exist", async () => {
  const other = await registerPerson(server, 'somebody');
  const foreign = await send('Look', 'at this', [await upload(other.token)]);
  const absent = await send('Look', 'at this', ['99999999']);
  expect(foreign).toMatchObject({ code: 405, data: { reason: 'no_such_data' } });
  expect(foreign.data).toEqual(absent.data);
  const [row] = await server.database.query<{ n: number }>(
    "select count(*) as n from feedback where subject = 'Look'",
  );
  expect(row?.n).toBe(0);
});
