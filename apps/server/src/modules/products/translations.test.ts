import { calls, type RequestOf } from '@fairlead/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { type Person, registerPerson, signInStaff } from '../../testing/people';
import { sendImage } from '../../testing/uploads';

const STAFF = calls.consoleProduct;
type Saved = RequestOf<typeof STAFF.save>;

const ENGLISH = {
  ...{ put_content: 'A film', put_rule: 'By views', user_targeting: 'Adults', game_description: 'A puzzle' },
};
const GERMAN = {
  ...{ put_content: 'Ein Film', put_rule: 'Nach Aufrufen', user_targeting: 'Erwachsene' },
  game_description: 'Ein Rätsel',
};

let server: TestServer;
let person: Person;
let [maker, checker] = ['', ''];
let draft: Saved;
let keys = 0;
beforeAll(async () => {
  server = await startTestServer({ environment: { CSV_NETWORKS: 'by-hand' } });
  person = await registerPerson(server, 'reader');
  maker = (await signInStaff(server, 'maker', 'delivery')).token;
  checker = (await signInStaff(server, 'checker', 'finance_checker')).token;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b7a63' } })
    .png()
    .toBuffer();
  const cover_file_id = (await sendImage(server, picture, maker, calls.consoleUpload.image)).data.file_id;
  draft = {
    ...{ version: 0, title: 'Lamp Oil', cover_file_id, kind: 'video', official: false, network: 'by-hand' },
    ...{ min_put_amount: 1_000, max_put_amount: 50_000, cost_per_thousand: 800, payout_per_conversion: 400 },
    ...{ holder_share_bp: 8_000, run_days: 2, learning_conversions: 50, ...ENGLISH },
  };
});
afterAll(() => server.close());

const how = (token: string) => {
  keys += 1;
  return { token, idempotencyKey: `translations-${keys}` };
};
const save = async (more: Partial<Saved>) =>
  (await server.call(STAFF.save, { ...draft, ...more }, { token: maker })).data;
/** Proposes the draft, agrees to it, and returns what whoever agreed was shown. */
const publish = async (id: string): Promise<ReadonlyMap<string, string>> => {
  const { data } = await server.call(STAFF.proposeVersion, { id, reason: 'as agreed' }, how(maker));
  const shown = (await server.call(calls.consoleProposal.detail, { id: data.id }, { token: checker })).data;
  const acknowledged = shown.flags.map(({ key }) => key);
  const agreed = await server.call(
    calls.consoleProposal.approve,
    { id: data.id, acknowledged },
    how(checker),
  );
  expect(agreed.code).toBe(200);
  return new Map(shown.payload.map(({ name, value }) => [name, value]));
};
const read = async (id: string, language: string) => {
  const headers = { 'accept-language': language };
  const asked = await server.call(calls.plan.appDetail, { product_id: id }, { token: person.token, headers });
  return asked.data.product;
};

describe('a product in several languages', () => {
  it('says what two people agreed to in the reader’s, and in English where nobody wrote it in theirs', async () => {
    const { id, translations, terms_hash } = await save({ translations: { de: GERMAN } });
    expect(translations).toEqual({ de: GERMAN });
    const shown = await publish(id);
    expect(shown.get('put_rule_de')).toBe('Nach Aufrufen');
    expect(await read(id, 'de')).toMatchObject({ ...GERMAN, title: 'Lamp Oil', terms_hash });
    expect(await read(id, 'fr')).toMatchObject({ ...ENGLISH, terms_hash });
    const list = await server.call(
      calls.plan.products,
      { limit: 50 },
      { token: person.token, headers: { 'accept-language': 'de' } },
    );
    expect(list.data.items.find((one) => one.id === id)).toMatchObject(GERMAN);
  });

  it('the past stays: its hash covers every word, and whoever agrees sees those that change or go', async () => {
    const first = await save({ translations: { de: GERMAN, fr: { ...GERMAN, put_rule: 'Par vues' } } });
    await publish(first.id);
    const changed = { ...GERMAN, put_rule: 'Nach Klicks' };
    const second = await save({ id: first.id, version: 1, translations: { de: changed } });
    expect(second.terms_hash).not.toBe(first.terms_hash);
    const shown = await publish(first.id);
    expect([shown.get('former_put_rule_de'), shown.get('put_rule_de')]).toEqual([
      'Nach Aufrufen',
      'Nach Klicks',
    ]);
    expect([shown.get('former_put_rule_fr'), shown.has('put_rule_fr')]).toEqual(['Par vues', false]);
    expect(shown.has('former_put_content_de')).toBe(false);
    expect((await read(first.id, 'fr')).put_rule).toBe('By views');
  });

  it('money talk only on record: is refused words that no text of staff may hold, in any language', async () => {
    const wrong = { ...GERMAN, put_content: 'IBAN DE89 3704 0044 0532 0130 00' };
    const request = { ...draft, translations: { de: wrong } };
    const { data } = await server.send(STAFF.save, request, { token: maker });
    expect(Object.keys(data['fields'] ?? {})).toEqual(['translations.de.put_content']);
  });
});
