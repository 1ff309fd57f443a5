import { createHash } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';

let server: TestServer;
let token: string;
let delivery: string;
let admin: string;
const ids: Record<string, number> = {};

const known = [
  { name: 'okafor_b', nickname: 'María Okafor', email: 'm.okafor@post.example', phone: '+34612555010' },
  { name: 'tanaka', nickname: '田中', email: 'tanaka@post.example', phone: '+81312345678' },
  { name: 'oka', nickname: 'Per_cent', email: 'oka@post.example', phone: '+34600000001' },
] as const;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await signInStaff(server, 'maker', 'finance_maker'));
  ({ token: admin } = await signInStaff(server, 'head', 'admin'));
  ({ token: delivery } = await signInStaff(server, 'carrier', 'delivery'));
  for (const { name, nickname, email, phone } of known) {
    const { holderId } = await registerPerson(server, name);
    ids[name] = holderId;
    await server.testDatabase.asOwner(
      'update account_holder set nickname = $2, email = $3, phone = $4 where id = $1',
      [holderId, nickname, email, phone],
    );
  }
  await server.testDatabase.asOwner(
    `insert into payout_setting (holder_id, method, fields, changed_at)
      values ($1, 'bank_transfer', '{"bank_account": "0000 1111-2222 4004"}', now())`,
    [ids['tanaka']],
  );
  await server.testDatabase.asOwner(
    `insert into withdrawal (holder_id, amount_minor, state, method, destination, reference, steps, created_at)
      values ($1, 5000, 'paid', 'bank_transfer', '{}', 'PAY-77', '[]', now())`,
    [ids['oka']],
  );
}, 180_000);
afterAll(() => server.close());

const found = async (query: string, as = token) =>
  (await server.call(calls.consoleSearch.find, { query }, { token: as })).data.results;
const names = async (query: string, as = token) =>
  (await found(query, as)).map(({ kind, holder }) => `${kind} ${holder}`);

describe('whatever staff have in hand', () => {
  it.each([
    ['part of a nickname', 'mARÍa', 'okafor_b'],
    ['a name of two characters', '田中', 'tanaka'],
    ['part of an e-mail address', 'tanaka@po', 'tanaka'],
    ['a phone number in pieces', '612 555', 'okafor_b'],
    ['a phone number as it is dialed', '+34 612 555-010', 'okafor_b'],
    ['a word with a sign that patterns know', 'per_', 'oka'],
  ])('finds a person by %s', async (_what, query, name) => {
    expect(await names(query)).toEqual([`holder ${name}`]);
  });

  it('names who is called exactly so first, then whose name begins so', async () => {
    expect(await names('oka')).toEqual(['holder oka', 'holder okafor_b']);
    expect(await names('%%%')).toEqual([]);
  });

  it('finds a payout account by its end and a payment by its reference, for those who may read withdrawals', async () => {
    expect(await names('4004')).toEqual(['payout_destination tanaka']);
    expect(await names('0000-1111 22224004')).toEqual(['payout_destination tanaka']);
    expect(await found('pay-77')).toMatchObject([
      { kind: 'withdrawal', holder: 'oka', state: 'paid', amount_minor: 5000, title: 'PAY-77' },
    ]);
    expect(await names('4004', delivery)).toEqual([]);
  });

  it('finds a product by any part of its title, as it is called now', async () => {
    await server.testDatabase.asOwner(
      `with made as (insert into product (current_version, network, created_at) values (2, 'demo', now()) returning id)
        insert into product_version (product_id, version, title, cover_url, kind, official, put_content, put_rule,
            user_targeting, game_description, min_put_amount_minor, max_put_amount_minor, cost_per_thousand_minor,
            payout_per_conversion_minor, holder_share_bp, run_days, terms_hash, created_at)
          select id, version, title, '/covers/x.svg', 'video', true, 'c', 'r', 't', 'd', 100, 1000, 10, 5, 8000, 1,
              sha256('x'), now()
            from made, (values (1, 'Old Pier'), (2, 'Harbour Puzzle')) named (version, title)`,
    );
    expect(await found('ur puz', delivery)).toMatchObject([
      { kind: 'product', title: 'Harbour Puzzle', holder: null },
    ]);
    expect(await found('old pier', delivery)).toEqual([]);
  });

  it('finds a withdrawal by its number, and an entry of the ledger', async () => {
    const [paid] = await server.testDatabase.asOwner<{ id: number }>('select id from withdrawal');
    for (const typed of [` ${paid?.id} `, `w${String(paid?.id).padStart(7, '0')}`]) {
      expect(await found(typed)).toMatchObject([{ kind: 'withdrawal', id: String(paid?.id) }]);
    }
    await server.testDatabase.asOwner(
      `insert into ledger.transaction (holder_id, seq, id, kind, time, available_delta, total_delta, available_after,
          total_after, remark, link_kind, link_id, hash)
        overriding system value values ($1, 1, 987654, 'top_up', now(), 700, 700, 700, 700, '', 'top_up', 1, '')`,
      [ids['oka']],
    );
    expect(await found('987654')).toMatchObject([{ kind: 'transaction', holder: 'oka', amount_minor: 700 }]);
  });

  it('tells nobody more of a payout account than four characters: a longer ending finds nothing', async () => {
    for (const ending of ['24004', '2222 4004', '000111122224004']) expect(await names(ending)).toEqual([]);
  });

  it('finds what was objected to and sent as feedback by its number and any part of its text', async () => {
    const [objection] = await server.testDatabase.asOwner<{ id: number }>(
      `insert into objection (holder_id, subject_type, text, state, created_at, due_at)
        values ($1, 'account', 'The crane of Pier 9 never arrived', 'rejected', now(), now()) returning id`,
      [ids['oka']],
    );
    const [feedback] = await server.testDatabase.asOwner<{ id: number }>(
      `insert into feedback (holder_id, subject, content, created_at)
        values ($1, 'Sums in the statement', 'A 100% wish: bigger type', now()) returning id`,
      [ids['tanaka']],
    );
    expect(await found('ne of pier')).toMatchObject([
      { kind: 'objection', id: String(objection?.id), holder: 'oka', detail: 'account', state: 'rejected' },
    ]);
    const wish = {
      kind: 'feedback',
      id: String(feedback?.id),
      title: 'Sums in the statement',
      state: 'open',
    };
    expect(await found('100% wish', admin)).toMatchObject([wish]);
    expect(await found('IN THE STATE', admin)).toMatchObject([wish]);
    expect(await found('a_wish', admin)).toEqual([]);
    expect(await found(String(feedback?.id), admin)).toEqual(
      expect.arrayContaining([expect.objectContaining(wish)]),
    );
    expect(await found('100% wish')).toEqual([]);
  });

  it('finds a payout run by its name, and its payout and the bank’s line by the end-to-end ID, for finance', async () => {
    const endToEndId = 'PR00007-W0000031';
    await server.testDatabase.asOwner(
      `insert into payout_run (id, state, account, made_by, made_at)
        overriding system value values (7, 'approved', 'SANDBOX0001', 1, now())`,
    );
    await server.testDatabase.asOwner(
      `insert into run_payout (holder_id, run_id, withdrawal_id, place, amount_minor, end_to_end_id, is_live)
        values ($1, 7, 31, 1, 4200, $2, true)`,
      [ids['oka'], endToEndId],
    );
    await server.testDatabase.asOwner(
      `insert into bank_line (statement_id, account, place, booked_on, amount_minor, reference, end_to_end_id,
          counterparty, text, fingerprint)
        values (1, 'SANDBOX0001', 1, '2026-03-02', -4200, 'PAYOUTS MARCH', $1, 'Oka', '', sha256('a line'))`,
      [endToEndId],
    );
    expect(await found('pr00007')).toMatchObject([{ kind: 'payout_run', id: '7', title: 'PR00007' }]);
    expect(await found(endToEndId.toLowerCase())).toMatchObject([
      { kind: 'bank_line', title: endToEndId, amount_minor: -4200 },
      { kind: 'payout', id: '7', title: endToEndId, holder: 'oka', amount_minor: 4200 },
    ]);
    expect(await found('payouts march')).toMatchObject([{ kind: 'bank_line', title: 'PAYOUTS MARCH' }]);
    for (const typed of ['PR00007', endToEndId]) expect(await found(typed, delivery)).toEqual([]);
  });

  it('finds an entry of the programme, which is no holder’s, for those who read its cash', async () => {
    await server.testDatabase.asOwner(
      `insert into ledger.transaction (holder_id, seq, id, kind, time, available_delta, total_delta, available_after,
          total_after, remark, link_kind, link_id, hash)
        overriding system value values (0, 1000, 987655, 'funding', now(), 0, 0, 0, 0, '', 'house', 1, '')`,
    );
    expect(await found('987655')).toMatchObject([
      { kind: 'programme_entry', holder: null, holder_id: null, detail: 'funding', amount_minor: null },
    ]);
    expect(await found('987655', delivery)).toEqual([]);
  });

  it('finds a campaign and a text by any part of what they are called, in any language, for all', async () => {
    const [campaign] = await server.testDatabase.asOwner<{ id: number }>(
      `insert into campaign (campaign, name, name_translations, kind, effect, value_minor, valid_days, state, starts_at,
          created_at)
        values ('spring_26', 'Spring tide', '{"de": "Springflut"}', 'fixed_amount', 'fixed_amount', 500, 7, 'open', now(),
          now())
        returning id`,
    );
    const [text] = await server.testDatabase.asOwner<{ id: number }>(
      `with made as (
          insert into content (kind, version, published_version, published_at) values ('faq', 2, 1, now()) returning id
        )
        insert into content_version (content_id, version, position, title, text, changed_by, changed_at)
          select id, version, 1, title, '{"en": "So."}', 1, now()
            from made, (values (1, '{"en": "Who pays the pilot?", "de": "Wer zahlt den Lotsen?"}'::jsonb),
              (2, '{"en": "Who hires the pilot?"}')) written (version, title)
          returning content_id as id`,
    );
    const spring = { kind: 'campaign', id: String(campaign?.id), title: 'Spring tide', detail: 'spring_26' };
    for (const typed of ['ring ti', 'SPRINGFLUT', 'spring_26'])
      expect(await found(typed, delivery)).toMatchObject([{ ...spring, state: 'open', holder: null }]);
    const pilot = { kind: 'content', id: String(text?.id), title: 'Who pays the pilot?', state: 'published' };
    for (const typed of ['pays the pilot', 'den lotsen'])
      expect(await found(typed, delivery)).toMatchObject([{ ...pilot, detail: 'faq', holder: null }]);
    // Nobody reads the draft, and the languages' names are no words of a text.
    for (const typed of ['hires the pilot', 'de":']) expect(await found(typed, delivery)).toEqual([]);
  });

  it('finds an acceptance by its number or whole code, however written, for those who list acceptances', async () => {
    await server.testDatabase.asOwner(
      `insert into acceptance (holder_id, id, type, code_hash, legal_name, payee_id, pair, rate, fee_bp,
          min_amount_minor, max_amount_minor, amount_minor, state, steps, created_at, expires_at)
        overriding system value values ($1, 770011, 'enterprise', sha256('ABCDEFGHJKLM'), 'Exchange Ltd', 1, 'EUR/USD',
          '1.1', 100, 100, 9000, 4200, 'issued', '[]', now(), now())`,
      [ids['oka']],
    );
    const one = {
      kind: 'acceptance',
      id: '770011',
      holder: 'oka',
      detail: 'Exchange Ltd',
      amount_minor: 4200,
    };
    for (const typed of ['770011', 'abcd-efgh jklm']) expect(await found(typed)).toMatchObject([one]);
    for (const typed of ['ABCD', 'ABCDEFGHJKL']) expect(await found(typed)).toEqual([]);
    expect(await found('770011', delivery)).toEqual([]);
  });

  it('finds a statement of a bank by a day that it covers and by its file, for those who read statements', async () => {
    const [statement] = await server.testDatabase.asOwner<{ id: number }>(
      `insert into bank_statement (hash, content, format, account, from_day, until_day, opening_minor, closing_minor,
          lines, imported_by, imported_at)
        values (sha256('a file'), 'a file', 'csv', 'SANDBOX0001', '2026-03-01', '2026-03-03', 0, 700, 1, 1, now())
        returning id`,
    );
    const file = createHash('sha256').update('a file').digest('hex');
    for (const typed of ['2026-03-02', '2026-03-03', file.toUpperCase()])
      expect(await found(typed)).toMatchObject([
        {
          ...{ kind: 'bank_statement', id: String(statement?.id), title: '2026-03-01 – 2026-03-03' },
          ...{ detail: 'SANDBOX0001', amount_minor: 700 },
        },
      ]);
    // No date there is, and none of its own.
    for (const typed of ['2026-02-30', '2026-13-45', '2026-03-04']) expect(await found(typed)).toEqual([]);
    expect(await found('2026-03-02', delivery)).toEqual([]);
  });

  it('finds a code and a key whole, in small letters too, for those who list them', async () => {
    await server.testDatabase.asOwner(
      `insert into authorization_code (code_hash, hint, remark, created_at)
        values (sha256('AAAA-BBBB'), 'AAAA…', 'Fair', now())`,
    );
    await server.testDatabase.asOwner(
      `insert into license_key (key_hash, hint, uses_left, created_at)
        values (sha256('CCCC-DDDD'), 'CCCC…', 1, now())`,
    );
    expect(await found('aaaa-bbbb', admin)).toMatchObject([
      { kind: 'authorization_code', title: 'AAAA…', detail: 'Fair' },
    ]);
    expect(await found('cccc-dddd', admin)).toMatchObject([{ kind: 'license_key', title: 'CCCC…' }]);
    for (const typed of ['aaaa-bbbb', 'cccc-dddd']) expect(await found(typed)).toEqual([]);
    expect(await found('aaaa', admin)).toEqual([]);
  });

  it('is on record as a list', async () => {
    await found('okafor');
    const [read] = await server.testDatabase.asOwner<{ count: number }>(
      `select count(*)::int as count from audit_entry where act = 'consoleSearch.find'`,
    );
    expect(read?.count).toBeGreaterThan(0);
  });
});
