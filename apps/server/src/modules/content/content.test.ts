import { calls, LANGUAGE_CODES, type Language, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { signInStaff } from '../../testing/people';
import { publishFirstTexts } from '.';

const STAFF = calls.consoleContent;
type Saved = RequestOf<typeof STAFF.save>;

let server: TestServer;
let writer: string;
let checker: string;

beforeAll(async () => {
  server = await startTestServer();
  await publishFirstTexts(server.services);
  writer = (await signInStaff(server, 'writer', 'support')).token;
  checker = (await signInStaff(server, 'checker', 'finance_checker')).token;
});
afterAll(() => server.close());

const everywhere = (text: string, more: Partial<Saved['text']> = {}): Saved['text'] => ({
  ...(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${text} (${code})`])) as Record<
    Language,
    string
  >),
  ...more,
});
const save = (more: Partial<Saved> = {}) =>
  server.call(
    STAFF.save,
    {
      ...{ version: 0, kind: 'faq', position: 7 },
      ...{ title: everywhere('Who pays?'), text: everywhere('Nobody pays to be paid.') },
      ...more,
    },
    { token: writer },
  );
const propose = (id: string) =>
  server.call(STAFF.proposeText, { id, reason: 'agreed with the desk' }, { token: writer });
const approve = (id: string) => server.call(calls.consoleProposal.approve, { id }, { token: checker });
const publish = async (id: string) => approve((await propose(id)).data.id);
const listed = async (id: string) =>
  (await server.call(STAFF.list, { limit: 50 }, { token: writer })).data.items.filter((one) => one.id === id);
const read = async (language: Language = 'en') =>
  (await server.call(calls.config.basic, { lang: language })).data;
const asked = async (id: string, language?: Language) =>
  (await read(language)).faq_config.find((one) => one.id === id);
const ofKind = async (kind: 'rules' | 'activity_rules') =>
  (await server.call(STAFF.list, { kind }, { token: writer })).data.items[0];

describe('the words that the product comes with', () => {
  it('are there once, however many nodes start and however often', async () => {
    await Promise.all([publishFirstTexts(server.services), publishFirstTexts(server.services)]);
    const { items } = (await server.call(STAFF.list, { limit: 50 }, { token: writer })).data;
    expect(items.map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('faq'),
      'rules',
      'activity_rules',
      'terms',
      'privacy',
    ]);
    for (const item of items) {
      expect(item).toMatchObject({ state: 'published', version: 1, changed_by: 'fairlead', behind: [] });
      for (const said of [...Object.values(item.title), ...Object.values(item.text)]) {
        expect(said).not.toMatch(/^(faq|rules|activit|legal|terms|privacy)\b/);
      }
    }
  });
});

describe('a text', () => {
  it('is read by nobody but staff until another person has agreed to its words', async () => {
    const draft = (await save()).data;
    expect(draft).toMatchObject({ state: 'draft', version: 1, changed_by: 'writer', proposal_id: null });
    expect(await asked(draft.id)).toBeUndefined();
    const proposal = (await propose(draft.id)).data;
    expect(await listed(draft.id)).toMatchObject([{ state: 'draft', proposal_id: proposal.id }]);
    expect((await propose(draft.id)).data.reason).toBe('proposal_pending');
    const { payload } = (
      await server.call(calls.consoleProposal.detail, { id: proposal.id }, { token: checker })
    ).data;
    expect(payload).toContainEqual({ name: 'text_th', value: 'Nobody pays to be paid. (th)' });
    server.clock.turn(1_000);
    expect((await approve(proposal.id)).code).toBe(200);
    expect(await asked(draft.id, 'de')).toEqual({
      ...{ id: draft.id, version: 1, since: server.clock.now().toISOString() },
      ...{ question: 'Who pays? (de)', answer: 'Nobody pays to be paid. (de)' },
    });
    expect((await propose(draft.id)).data.reason).toBe('wrong_state');
  });

  it('is agreed on as it was proposed, or not at all; nobody agrees with themselves', async () => {
    const { id } = (await save()).data;
    const both = (await signInStaff(server, 'both', 'support', 'finance_checker')).token;
    const own = await server.call(STAFF.proposeText, { id, reason: 'by myself' }, { token: both });
    const alone = await server.call(calls.consoleProposal.approve, { id: own.data.id }, { token: both });
    expect(alone.data.reason).toBe('same_person');
    await save({ id, version: 1, text: everywhere('Pay first.') });
    expect((await approve(own.data.id)).data.reason).toBe('wrong_state');
    expect(await asked(id)).toBeUndefined();
  });

  it('changes for its readers at once and whole, and of two who save at once one does', async () => {
    const { id } = (await save()).data;
    await publish(id);
    const both = await Promise.all([
      save({ id, version: 1, text: everywhere('First') }),
      save({ id, version: 1, text: everywhere('Second') }),
    ]);
    expect(both.map(({ data }) => data.reason ?? 'saved').sort()).toEqual(['changed_meanwhile', 'saved']);
    expect((await listed(id)).map(({ state, version }) => [state, version])).toEqual([
      ['draft', 2],
      ['published', 1],
    ]);
    expect((await asked(id))?.answer).toBe('Nobody pays to be paid. (en)');
    await publish(id);
    expect(await asked(id)).toMatchObject({ version: 2, answer: expect.stringMatching(/^(First|Second)/) });
  });

  it('is proposed with what it says now, in English and each language that changes', async () => {
    const title = everywhere('Who pays?');
    const { id } = (await save({ title })).data;
    await publish(id);
    const text = everywhere('Nobody pays to be paid.', { fr: 'La maison paie.' });
    await save({ id, version: 1, title, text });
    const { data } = await propose(id);
    const shown = await server.call(calls.consoleProposal.detail, { id: data.id }, { token: checker });
    const words = shown.data.payload.filter(({ name }) => /^(former_)?(title|text)_/.test(name));
    expect(Object.fromEntries(words.map(({ name, value }) => [name, value]))).toEqual({
      ...{ title_en: 'Who pays? (en)', text_en: 'Nobody pays to be paid. (en)' },
      ...{ former_title_en: 'Who pays? (en)', former_text_en: 'Nobody pays to be paid. (en)' },
      ...{ title_fr: 'Who pays? (fr)', text_fr: 'La maison paie.' },
      ...{ former_title_fr: 'Who pays? (fr)', former_text_fr: 'Nobody pays to be paid. (fr)' },
    });
  });

  it('names the languages whose words are older than the English ones', async () => {
    const title = everywhere('Who pays?');
    const { id } = (await save({ title })).data;
    const text = everywhere('Nobody pays to be paid.', { en: 'The house pays.', fr: 'La maison paie.' });
    const second = (await save({ id, version: 1, title, text })).data;
    const others = LANGUAGE_CODES.filter((code) => code !== 'en' && code !== 'fr').sort();
    expect(second.behind).toEqual(others);
    const third = (await save({ id, version: 2, title, text: { ...text, de: 'Das Haus zahlt.' } })).data;
    expect(third.behind).toEqual(others.filter((code) => code !== 'de'));
  });

  it('is refused where a language has only blanks, and where it is not what it was', async () => {
    expect((await save({ text: everywhere('Yes.', { vi: '  ' }) })).data.fields).toEqual({
      'text.vi': 'required',
    });
    const { id } = (await save()).data;
    expect((await save({ id, version: 1, kind: 'rules' })).data.fields).toEqual({ kind: 'not_one_of' });
    expect((await save({ id, version: 4 })).data.reason).toBe('changed_meanwhile');
    expect((await save({ id: '999999' })).data.reason).toBe('no_such_data');
    expect((await propose('999999')).data.reason).toBe('no_such_data');
  });
});

describe('rules', () => {
  it('are one text, changed and never doubled', async () => {
    expect((await save({ kind: 'rules' })).data.reason).toBe('changed_meanwhile');
    const rules = await ofKind('rules');
    if (rules === undefined) throw new Error('there are no rules');
    const { id, version, title } = rules;
    await save({ id, version, kind: 'rules', title, text: everywhere('Rules that two people wrote.') });
    expect((await read()).rules.version).toBe(1);
    await publish(id);
    expect((await read('zh')).rules).toMatchObject({
      ...{ version: 2, text: 'Rules that two people wrote. (zh)' },
    });
    expect((await read()).activity_rules.version).toBe(1);
  });
});

it('the past stays: what a text said stays, and who saved and who agreed is on record', async () => {
  const { id } = (await save()).data;
  await publish(id);
  await save({ id, version: 1, text: everywhere('Something else.') });
  const said = await server.testDatabase.asOwner<{ text: Record<string, string> }>(
    'select text from content_version where content_id = $1 order by version',
    [id],
  );
  expect(said.map(({ text }) => text['en'])).toEqual([
    'Nobody pays to be paid. (en)',
    'Something else. (en)',
  ]);
  const { token } = await signInStaff(server, 'watcher', 'auditor');
  const acts = (await server.call(calls.consoleAudit.list, { limit: 10 }, { token })).data.items;
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['consoleContent.save', 'propose.content_version', 'approved.content_version']),
  );
});
