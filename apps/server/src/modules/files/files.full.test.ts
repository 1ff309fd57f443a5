import { calls, LIMITS } from '@fairlead/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { sendForm, sendImage } from '../../testing/uploads';
import { claimFiles, LANDING_PAGE, STAFF_FILES } from '.';
import { fileUrl } from './links';
import { saveImage } from './store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ environment: { LIMIT_UPLOAD: '1000/1m' } });
  person = await registerPerson(server, 'sender');
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 11, g: 122, b: 99 } } });

const send = (file: Buffer, token = person.token) => sendImage(server, file, token);
const fetchFile = (url: string) => server.server.inject({ method: 'GET', url });

describe('an upload', () => {
  it('is made anew: no metadata, no more than 2560 pixels a side, turned as it was taken', async () => {
    const taken = await picture(3_000, 1_500)
      .withExif({ IFD0: { Copyright: 'somebody at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { code, data } = await send(taken);
    expect(code).toBe(200);
    expect(data).toMatchObject({ width: 1_280, height: 2_560 });
    const shown = await fetchFile(data.url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.rawPayload.length).toBe(data.bytes);
    const { exif, width } = await sharp(shown.rawPayload).metadata();
    expect([exif, width]).toEqual([undefined, 1_280]);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    expect((await send(await picture(20, 10).toFormat(format).toBuffer())).code).toBe(200);
  });

  it('shows the same words on every ground: what is clear becomes white', async () => {
    const { data } = await send(await picture(9, 9).ensureAlpha(0).png().toBuffer());
    const { isOpaque, channels } = await sharp((await fetchFile(data.url)).rawPayload).stats();
    expect([isOpaque, channels.every(({ mean }) => mean > 250)]).toEqual([true, true]);
  });

  it('is refused where it is not an image, whatever it calls itself', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const half = (await picture(400, 400).png().toBuffer()).subarray(0, 120);
    for (const file of [drawing, half, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
      expect(await send(file)).toMatchObject({ status: 200, code: 400, data: { reason: 'not_an_image' } });
    }
  });

  it('is refused above 5 MB, and where few bytes unfold to too many pixels', async () => {
    const large = Buffer.concat([await picture(9, 9).png().toBuffer(), Buffer.alloc(LIMITS.imageBytesMax)]);
    const bomb = await picture(10_000, 6_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(LIMITS.imageBytesMax);
    for (const file of [large, Buffer.alloc(LIMITS.imageBytesMax * 3), bomb]) {
      expect(await send(file)).toMatchObject({ code: 400, data: { reason: 'image_too_large' } });
    }
  });

  it('is refused without a file, as another kind of content, and without a token', async () => {
    const boundless = { 'content-type': 'multipart/form-data' };
    expect((await sendForm(server, new FormData(), person.token)).data.reason).toBe('malformed_body');
    const broken = await server.server.inject({
      method: 'POST',
      url: '/facebook-business/files/upload',
      headers: { ...boundless, 'x-ct': person.token },
      payload: 'nonsense',
    });
    expect(broken.json()).toMatchObject({ data: { reason: 'malformed_body' } });
    const json = await server.send(calls.files.upload, {}, { token: person.token });
    expect(json.data.reason).toBe('unsupported_media_type');
    expect((await send(await picture(9, 9).png().toBuffer(), 'nobody')).code).toBe(401);
    const form = await server.server.inject({
      method: 'POST',
      url: '/facebook-business/feedback',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-ct': person.token },
      payload: '--b--',
    });
    expect(form.json()).toMatchObject({ data: { reason: 'unsupported_media_type' } });
  });

  it('is open to the blocked, who object with it', async () => {
    const blocked = await registerPerson(server, 'blocked');
    await server.database.query("update account_holder set state = 'disabled' where id = $1", [
      blocked.holderId,
    ]);
    expect((await send(await picture(9, 9).png().toBuffer(), blocked.token)).code).toBe(200);
  });
});

describe('the link to an upload', () => {
  it('shows it for one to two hours, and nothing to who guesses', async () => {
    const { data } = await send(await picture(9, 9).png().toBuffer());
    const [name = ''] = data.url.split('/').slice(-1);
    const [id = '', hour = '', signature = ''] = name.split('.');
    const base = data.url.slice(0, -name.length);
    const forged = [
      `${id}.${Number(hour) + 1}.${signature}`,
      `${Number(id) + 1}.${hour}.${signature}`,
      `${id}.${hour}.${'A'.repeat(43)}`,
      `${id}.${hour}.`,
      id,
    ];
    for (const guess of forged) expect((await fetchFile(base + guess)).statusCode).toBe(404);
    expect((await fetchFile(data.url)).headers['cache-control']).toBe('private, max-age=3600, immutable');
    server.clock.turn(2 * HOUR_MS);
    expect((await fetchFile(data.url)).statusCode).toBe(404);
  });
});

describe('who may use an upload', () => {
  const claim = (holderId: number, ...ids: string[]) =>
    server.database.transaction((tx) => claimFiles(tx, holderId, ids.map(Number), 'feedback'));

  it('its owner, once; all that are named or none', async () => {
    const other = await registerPerson(server, 'other');
    const made = await Promise.all(
      [1, 2].map(async () => (await send(await picture(9, 9).png().toBuffer())).data.file_id),
    );
    const [first = '', second = ''] = made;
    expect(await claim(other.holderId, first)).toBe(false);
    expect(await claim(person.holderId, first, '999999')).toBe(false);
    expect(await claim(person.holderId, first, first)).toBe(true);
    expect(await claim(person.holderId, first, second)).toBe(false);
    expect(await claim(person.holderId, second)).toBe(true);
  });

  it('two at the same moment: one of them', async () => {
    const { file_id: id } = (await send(await picture(9, 9).png().toBuffer())).data;
    const claims = await Promise.all([1, 2, 3].map(() => claim(person.holderId, id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('nobody after a day: what was never used is removed, what is used stays', async () => {
    const kept = (await send(await picture(9, 9).png().toBuffer())).data.file_id;
    const idle = (await send(await picture(9, 9).png().toBuffer())).data.file_id;
    expect(await claim(person.holderId, kept)).toBe(true);
    server.clock.turn(DAY_MS + 1);
    await server.runJobs();
    const left = await server.database.query<{ id: number }>('select id from upload where id = any($1)', [
      [kept, idle],
    ]);
    expect(left.map(({ id }) => String(id))).toEqual([kept]);
  });
});

describe('an image of staff', () => {
  const sendAs = async (token: string) =>
    sendImage(server, await picture(20, 10).png().toBuffer(), token, calls.consoleUpload.image);

  it('is taken from those who make covers and state evidence, and from nobody else', async () => {
    const { token } = await signInStaff(server, 'deliverer', 'delivery');
    const { status, data } = await sendAs(token);
    expect(status).toBe(200);
    expect((await fetchFile(data.url)).headers['content-type']).toBe('image/webp');
    const { token: auditor } = await signInStaff(server, 'reader', 'auditor');
    expect(await sendAs(auditor)).toMatchObject({ status: 403, data: { reason: 'role_missing' } });
    expect((await sendAs(person.token)).status).toBe(401);
    // It is no holder's to use.
    const take = (owner: number) =>
      server.database.transaction((tx) => claimFiles(tx, owner, [Number(data.file_id)], 'test'));
    expect(await take(person.holderId)).toBe(false);
    expect(await take(STAFF_FILES)).toBe(true);
  });
});

describe('a landing page', () => {
  let delivery: string;
  beforeAll(async () => {
    delivery = (await signInStaff(server, 'page_maker', 'delivery')).token;
  });

  const sendPage = (html: string) =>
    sendImage(server, Buffer.from(html), delivery, calls.consoleUpload.landingPage);
  const shownPage = async (html: string): Promise<string> => {
    const { code, data } = await sendPage(html);
    expect(code).toBe(200);
    return (await fetchFile(data.url)).body;
  };

  it('is made anew: nothing in it runs, is sent, or comes from elsewhere', async () => {
    const inside = (await picture(9, 9).png().toBuffer()).toString('base64');
    const page = await shownPage(`<!doctype html><html><head><title>Tide</title>
      <meta http-equiv="refresh" content="0;url=https://elsewhere.test"><link rel="stylesheet" href="//elsewhere.test/a.css">
      <style>h1{color:navy} @import "//elsewhere.test/b.css"; @media print{h1{color:red}} p:hover{color:red}
        div{background:url(//elsewhere.test/c.png);margin:4px} i{content:"x";c\\6flor:red}</style>
      <script>alert(1)</script></head>
      <body onload="alert(2)"><h1 style="padding:8px;background:url(x)" onclick="alert(3)">One &amp; all</h1>
      <a href="https://elsewhere.test">Try it</a><form action="//elsewhere.test"><input name="card"><button>Send</button></form>
      <img src="//elsewhere.test/d.png" alt="no"><img src="data:image/svg+xml;base64,PHN2Zz4="><img src="data:image/png;base64,${inside}" alt="A &quot;tide&quot;">
      <iframe src="//elsewhere.test"></iframe><svg onload="alert(4)"><script>alert(5)</script></svg><p>Last</i> <b>one</body></html>`);
    expect(page).not.toMatch(/elsewhere|alert|script|<a|href|form|input|iframe|svg|hover|@|http-equiv/);
    expect(page).toContain('<h1 style="padding:8px">One &amp; all</h1>');
    expect(page).toContain('h1{color:navy}\ndiv{margin:4px}');
    expect(page).toContain('<span>Try it</span>');
    expect(page).toMatch(/<img src="data:image\/webp;base64,[\w+/=]+" alt="A &quot;tide&quot;">/);
    expect(page).toContain('<p>Last <b>one</b></p>');
  });

  it('money talk only on record: no box in it is open in the frame of a phone and shut where it is approved', async () => {
    const inside = (await picture(9, 9).png().toBuffer()).toString('base64');
    const box = 'overflow:hidden;max-height:calc((600px - 100vh)*1000);margin:0';
    const page = await shownPage(
      `<html><style>div{${box}}html{background:none}</style><div style="${box}"><img src="data:image/png;base64,${inside}"></div></html>`,
    );
    expect(page).toContain('<div style="margin:0"><img ');
    const last =
      /div{margin:0}\nhtml{background:none}[^<]*<\/style><style>html{background:white!important}<\/style><\/head>/;
    expect(page).toMatch(last);
  });

  it('money talk only on record: one that an older program kept is shown without what is refused now', async () => {
    const content = Buffer.from(
      '<!doctype html><html><head><style>div{height:100vh}</style></head><body><div style="overflow:hidden">Tide</div></body></html>',
    );
    const page = { mime: LANDING_PAGE, content, width: 0, height: 0 };
    const kept = await saveImage(server.services, STAFF_FILES, page);
    const { body } = await fetchFile(fileUrl(server.services, kept));
    expect(body).toContain('html{background:white!important}</style></head><body><div>Tide</div></body>');
    expect(body).not.toMatch(/100vh|overflow/);
  });

  it('is shown in a frame of ours alone, where nothing of it acts', async () => {
    const { data } = await sendPage('<h1>Tide tables</h1>');
    const framed = await server.server.inject({ url: data.url, headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.statusCode).toBe(200);
    const policy = framed.headers['content-security-policy'];
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'", 'sandbox'])
      expect(policy).toContain(part);
    expect(policy).not.toContain('allow-');
    for (const goal of ['document', 'embed', 'object'])
      expect(
        (await server.server.inject({ url: data.url, headers: { 'sec-fetch-dest': goal } })).statusCode,
      ).toBe(404);
  });

  it('is read as text by a page of ours, and by no other', async () => {
    const { data } = await sendPage('<h1>Tide tables</h1>');
    const readFrom = async (site: string) => {
      const headers = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': site };
      return (await server.server.inject({ url: data.url, headers })).statusCode;
    };
    expect([await readFrom('same-origin'), await readFrom('cross-site')]).toEqual([200, 404]);
  });

  it.each([
    [
      'money talk only on record: an account',
      '<p>Pay to DE89 <b>3704</b> 0044 0532 0130 00</p>',
      'payment_details',
    ],
    ['money talk only on record: a way out', '<p style="display:none">elsewhere.com</p>', 'outside_link'],
    ['no promise of profit', '<p>guaran<b>teed</b> return</p>', 'promise_of_profit'],
    ['never pay to unlock', '<p>Pay the release fee first.</p>', 'pay_to_release'],
  ])('%s is refused, wherever it stands in it', async (_, html, fault) => {
    expect((await sendPage(html)).data).toMatchObject({ fields: { file: fault } });
  });

  it('is refused where nothing can be read in it, and from who makes no products', async () => {
    for (const html of ['', '<script>only()</script>', '<p>cut <b'])
      expect((await sendPage(html)).data.reason).toBe('file_unreadable');
    const large = Buffer.alloc(LIMITS.landingPageBytesMax + 1, 'x');
    expect((await sendImage(server, large, delivery, calls.consoleUpload.landingPage)).status).toBe(413);
    const { token } = await signInStaff(server, 'page_reader', 'support');
    const refused = await sendImage(server, Buffer.from('<p>x</p>'), token, calls.consoleUpload.landingPage);
    expect(refused.data.reason).toBe('role_missing');
  });

  it('proves nothing: it is taken as no picture, and no picture is taken for it', async () => {
    const { file_id: page } = (await sendPage('<h1>Tide tables</h1>')).data;
    const take = (id: string, ...mime: string[]) =>
      server.database.transaction((tx) => claimFiles(tx, STAFF_FILES, [Number(id)], 'test', ...mime));
    expect(await take(page)).toBe(false);
    const image = await sendImage(
      server,
      await picture(9, 9).png().toBuffer(),
      delivery,
      calls.consoleUpload.image,
    );
    expect(await take(image.data.file_id, LANDING_PAGE)).toBe(false);
    expect(await take(page, LANDING_PAGE)).toBe(true);
  });
});
