import { createHash, randomUUID } from 'node:crypto';
import { calls, LANGUAGE_CODES, type Language } from '@fairlead/contract';
import { authorizationCode } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { addLicenseKey, registerPerson, registration, signInStaff } from '../../testing/people';
import { publishFirstTexts } from '.';

let server: TestServer;
let writer: string;
let checker: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { OPERATOR_LEGAL_NAME: 'Quay Ltd' } });
  await publishFirstTexts(server.services);
  await addLicenseKey(server);
  writer = (await signInStaff(server, 'writer', 'support', 'admin')).token;
  checker = (await signInStaff(server, 'checker', 'finance_checker')).token;
});
afterAll(() => server.close());

type Kind = 'terms' | 'privacy';

const texts = async (lang: Language = 'en') => (await server.call(calls.legal.texts, { lang })).data;
const versions = async () => {
  const { terms, privacy } = await texts();
  return { terms: terms.version, privacy: privacy.version };
};

/** Two people publish another version of a text. */
const publish = async (kind: Kind, words: string): Promise<void> => {
  const listed = await server.call(calls.consoleContent.list, { kind }, { token: writer });
  const [found] = listed.data.items;
  if (found === undefined) throw new Error(`there is no ${kind}`);
  const { id, version, title } = found;
  const text = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `${words} (${code})`])) as Record<
    Language,
    string
  >;
  await server.call(
    calls.consoleContent.save,
    { id, version, kind, position: 7, title, text },
    { token: writer },
  );
  const draft = { id, reason: 'the lawyer asked for it' };
  const proposed = await server.call(calls.consoleContent.proposeText, draft, { token: writer });
  const agreed = await server.call(
    calls.consoleProposal.approve,
    { id: proposed.data.id },
    { token: checker },
  );
  expect(agreed.code).toBe(200);
};

const register = (username: string, accepted_terms: unknown) =>
  server.send(calls.auth.register, registration(username, { accepted_terms }));
const accepted = async (token: string) => (await server.call(calls.legal.accepted, {}, { token })).data.items;
const pending = async (token: string) => (await server.call(calls.legal.pending, {}, { token })).data.kinds;

describe('the first terms of use and privacy notice', () => {
  it('name the operator, say that money can be lost, and say that they are a sample, in every language', async () => {
    for (const language of LANGUAGE_CODES) {
      const { terms, privacy } = await texts(language);
      for (const text of [terms, privacy]) {
        expect(text).toMatchObject({ version: 1, is_sample: true });
        expect(text.text).toContain('Quay Ltd');
        expect(text.text.split('\n\n').length).toBeGreaterThan(4);
        const hash = createHash('sha256').update(`${text.title}\n\n${text.text}`).digest('hex');
        expect(text.hash).toBe(hash);
      }
    }
    expect((await texts()).terms.text).toContain('You can lose money.');
    expect((await texts()).terms.text).toContain('You never pay to have money released.');
  });

  it('are published where an earlier release published only its questions, and stay alone', async () => {
    const old = await startTestServer();
    await publishFirstTexts(old.services);
    await old.testDatabase.asOwner("delete from content where kind in ('terms', 'privacy')");
    await Promise.all([publishFirstTexts(old.services), publishFirstTexts(old.services)]);
    const kinds = await old.testDatabase.asOwner<{ kind: string; count: number }>(
      "select kind, count(*)::int as count from content where kind <> 'faq' group by kind order by kind",
    );
    expect(kinds.map(({ kind, count }) => `${kind} ${count}`)).toEqual([
      ...['activity_rules 1', 'privacy 1', 'rules 1', 'terms 1'],
    ]);
    await old.close();
  });
});

describe('who registers', () => {
  it('agrees to the versions that count; they are kept with language, hash and time, for the person and for staff', async () => {
    const { terms } = await texts('de');
    const { token } = (await register('agreeing', { ...(await versions()), lang: 'de' })).data as {
      token: string;
    };
    const items = await accepted(token);
    expect(items.map(({ kind, version }) => `${kind} ${version}`)).toEqual(['privacy 1', 'terms 1']);
    expect(items[1]).toEqual({
      ...{ id: expect.any(String), kind: 'terms', version: 1, language: 'de' },
      ...{ title: terms.title, text: terms.text, hash: terms.hash },
      accepted_at: server.clock.now().toISOString(),
    });
    expect(await pending(token)).toEqual([]);
    const { id } = (await server.call(calls.user.info, {}, { token })).data;
    const shown = await server.call(calls.consoleContent.accepted, { holder_id: id }, { token: writer });
    expect(shown.data.items[1]).toMatchObject({ kind: 'terms', version: 1, hash: terms.hash });
  });

  it('is refused without them, and with any other version than the one that counts; no use of the key is lost', async () => {
    await addLicenseKey(server, 'ONE-USE', { usesLeft: 1 });
    const one = { license_key: 'ONE-USE' };
    const without = await server.send(calls.auth.register, {
      ...registration('without', one),
      accepted_terms: undefined,
    });
    expect(without.data.fields).toEqual({ accepted_terms: 'required' });
    for (const shown of [
      { terms: 0, privacy: 1 },
      { terms: 1, privacy: 0 },
      { terms: 2, privacy: 1 },
    ]) {
      const reply = await server.send(
        calls.auth.register,
        registration('outdated', { ...one, accepted_terms: shown }),
      );
      expect(reply.data.reason).toBe('terms_outdated');
    }
    const good = { ...one, accepted_terms: await versions() };
    expect((await server.send(calls.auth.register, registration('outdated', good))).code).toBe(200);
  });

  it('agrees too where the account is opened through a host app', async () => {
    const host = await server.server.inject({
      method: 'GET',
      url: '/sandbox/shell/ticket',
      query: { sub: `host-${randomUUID()}`, name: 'Ada', lang: 'en' },
    });
    const { ticket } = host.json<{ ticket: string }>();
    const codeHash = createHash('sha256').update('OPEN-LEGAL').digest();
    await server.database.orm.insert(authorizationCode).values({ codeHash, createdAt: server.clock.now() });
    await server.call(calls.auth.openStore, { ticket, authorization_code: 'OPEN-LEGAL' });
    const old = await server.call(calls.auth.registerV2, {
      ...{ ticket, accepted_terms: { terms: 0, privacy: 0 } },
    });
    expect(old.data.reason).toBe('terms_outdated');
    const { token } = (await server.call(calls.auth.registerV2, { ticket, accepted_terms: await versions() }))
      .data;
    expect(await accepted(token)).toHaveLength(2);
  });
});

describe('a new version', () => {
  it('out any time: is asked for and stops nothing; what was agreed to before stays as it was', async () => {
    const { token } = await registerPerson(server, 'here_before');
    const before = await accepted(token);
    await publish('terms', 'You may leave.');
    server.clock.turn(60_000);
    expect(await pending(token)).toEqual(['terms']);
    expect((await texts('th')).terms).toMatchObject({
      version: 2,
      is_sample: false,
      text: 'You may leave. (th)',
    });
    expect((await server.call(calls.wallet.property, {}, { token })).code).toBe(200);
    expect((await server.call(calls.withdrawal.eligibility, {}, { token })).code).toBe(200);

    const late = await server.call(
      calls.legal.accept,
      { accepted_terms: { terms: 1, privacy: 1 } },
      { token },
    );
    expect(late.data.reason).toBe('terms_outdated');
    const now = { accepted_terms: { ...(await versions()), lang: 'th' as const } };
    for (let again = 0; again < 2; again += 1)
      expect((await server.call(calls.legal.accept, now, { token })).code).toBe(200);
    const items = await accepted(token);
    expect(items.slice(1)).toEqual(before);
    expect(items[0]).toMatchObject({
      kind: 'terms',
      version: 2,
      language: 'th',
      text: 'You may leave. (th)',
    });
    expect(await pending(token)).toEqual([]);
  });

  it('that is published while somebody registers with the one before leaves one of both true', async () => {
    const shown = await versions();
    const [, reply] = await Promise.all([publish('privacy', 'We keep less.'), register('racing', shown)]);
    const [row] = await server.testDatabase.asOwner<{ count: number }>(
      "select count(*)::int as count from accepted_terms a join account_holder h on h.id = a.holder_id where h.username = 'racing'",
    );
    if (reply.code === 200) expect(row?.count).toBe(2);
    else expect([reply.data['reason'], row?.count]).toEqual(['terms_outdated', 0]);
    expect((await register('too_late', shown)).data['reason']).toBe('terms_outdated');
  });
});

it('the past stays: no agreement is changed or removed by the program', async () => {
  const { token } = await registerPerson(server, 'on_record');
  expect(await accepted(token)).toHaveLength(2);
  for (const statement of ['update accepted_terms set version = 9', 'delete from accepted_terms'])
    await expect(server.database.query(statement)).rejects.toThrow(/permission denied/);
});
