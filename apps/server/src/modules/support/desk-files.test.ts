import { calls, LIMITS } from '@fairlead/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { makePdf } from '../../testing/make-pdf';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { sendImage } from '../../testing/uploads';

let server: TestServer;
let desk: { readonly token: string };
let person: Person;
let target: { readonly conversation_id: string };
beforeAll(async () => {
  server = await startTestServer();
  desk = await signInStaff(server, 'desk_one', 'support');
  person = await registerPerson(server, 'reads_files');
  const { data } = await server.call(calls.support.conversations, {}, person);
  target = { conversation_id: data.items[0]?.id ?? '' };
});
afterAll(() => server.close());

const PDF = makePdf('(What was agreed) Tj');
const LETTER = makePdf('(What was agreed, once more) Tj');
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 11, g: 122, b: 99 } } });
const upload = (file: Buffer, { token }: { readonly token: string } = desk) =>
  sendImage(server, file, token, calls.consoleSupport.upload);
const answer = (client_id: string, file_ids: string[], by = desk, text = '') =>
  server.call(calls.consoleSupport.send, { ...target, client_id, file_ids, text }, by);

describe('a file of the desk', () => {
  it('reaches the person, who reads it as any of the chat, and is recorded', async () => {
    const files = [await upload(LETTER), await upload(PDF)];
    const fileIds = files.map(({ data }) => data.file_id);
    expect((await answer('with-files', fileIds)).status).toBe(200);
    const { data } = await server.call(calls.support.messages, target, person);
    const [message] = data.items;
    expect(message).toMatchObject({ from: 'staff', kind: 'pdf', text: '' });
    expect(message?.attachments.map(({ type }) => type)).toEqual(['pdf', 'pdf']);
    const fetched = await server.server.inject({
      url: message?.attachments[1]?.url ?? '',
      headers: { 'x-ct': person.token },
    });
    expect(fetched.rawPayload).toEqual(PDF);
    const other = await registerPerson(server, 'reads_others');
    const refused = await server.server.inject({
      url: message?.attachments[1]?.url ?? '',
      headers: { 'x-ct': other.token },
    });
    expect(refused.json()).toMatchObject({ data: { reason: 'no_such_data' } });
    const [recorded] = await server.testDatabase.asOwner<{ after: object }>(
      "select after from audit_entry where act = 'consoleSupport.send' order by id desc limit 1",
    );
    expect(recorded?.after).toMatchObject({ sequence: 1, files: fileIds.map(Number) });
  });

  it('is refused for its size, its pixels and its kind, as a person’s is', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(LIMITS.imageBytesMax)]);
    const bomb = await picture(8_000).png().toBuffer();
    for (const file of [large, bomb])
      expect((await upload(file)).data).toMatchObject({ reason: 'image_too_large' });
    expect((await upload(Buffer.from('<svg/>'))).data).toMatchObject({ reason: 'file_type_refused' });
    const auditor = await signInStaff(server, 'only_reads', 'auditor');
    expect((await upload(PDF, auditor)).data).toMatchObject({ reason: 'role_missing' });
  });

  it('money talk only on record: is text that says nothing which no message may say', async () => {
    const refusals = [
      [await picture(40).png().toBuffer(), { reason: 'file_unreadable' }],
      [makePdf(''), { reason: 'file_unreadable' }],
      [makePdf('(Hello) Tj', ['<< /Subtype /Image >>']), { reason: 'file_unreadable' }],
      [makePdf('(Hello) Tj', ['<< /S /Launch >>']), { reason: 'file_acts' }],
      [makePdf('(Pay to GB29 NWBK 6016 1331 9268 19) Tj'), { fields: { file: 'payment_details' } }],
      [makePdf('[(Pay to GB29 NWBK) -200 (6016 1331 9268 19)] TJ'), { fields: { file: 'payment_details' } }],
      [
        makePdf('(Ask) Tj', ['<< /A << /URI (https://evil.example) >> >>']),
        { fields: { file: 'outside_link' } },
      ],
    ] as const;
    for (const [file, why] of refusals) expect((await upload(file)).data).toMatchObject(why);
  });

  it('of a person acts on nobody of staff; a picture of theirs is taken', async () => {
    const send = (file: Buffer) => sendImage(server, file, person.token, calls.support.upload);
    expect((await send(makePdf('(Hello) Tj', ['<< /JS (1) >>']))).data).toMatchObject({
      reason: 'file_acts',
    });
    expect((await send(makePdf('(My account: GB29 NWBK 6016 1331 9268 19) Tj'))).code).toBe(200);
    expect((await send(await picture(40).png().toBuffer())).code).toBe(200);
  });

  it('money talk only on record: is sent once, without an account number beside it', async () => {
    const { file_id: fileId } = (await upload(PDF)).data;
    const colleague = await signInStaff(server, 'desk_two', 'support');
    expect((await answer('not-mine', [fileId], colleague)).data.reason).toBe('no_such_data');
    const number = await answer('a-number', [fileId], desk, 'Pay to GB29NWBK60161331926819');
    expect(number.data).toMatchObject({ fields: { text: 'payment_details' } });
    expect((await answer('once-only', [fileId])).status).toBe(200);
    expect((await answer('once-more', [fileId])).data.reason).toBe('no_such_data');
  });

  it('does not fall away unseen in a guest’s case, which holds words alone', async () => {
    await server.call(calls.guest.open, { name: 'Ada', text: 'hello' });
    const { data } = await server.call(calls.consoleSupport.conversations, { party: 'guests' }, desk);
    const { file_id: fileId } = (await upload(PDF)).data;
    const request = { conversation_id: data.items[0]?.id ?? '', text: 'here', client_id: 'to-a-guest' };
    const reply = await server.call(calls.consoleSupport.send, { ...request, file_ids: [fileId] }, desk);
    expect(reply.data).toMatchObject({ reason: 'invalid_fields', fields: { file_ids: 'too_long' } });
  });
});
