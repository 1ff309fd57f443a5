import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { registerPerson, signInStaff } from '../../testing/people';
import { notify } from '../notifications';

let server: TestServer;
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
const own: Record<string, string> = {};

const asOwner = (text: string, values: readonly unknown[] = []) => server.testDatabase.asOwner(text, values);

/** A request for a withdrawal so many hours ago, to an account that ends so. */
const addWithdrawal = (name: string, hoursAgo: number, ending = '4471') =>
  asOwner(
    `insert into withdrawal (holder_id, amount_minor, state, method, destination, steps, created_at)
      values ($1, 5000, 'requested', 'bank_card', jsonb_build_object('bank_account', '0000' || $2::text), '[]', $3)`,
    [ids[name], ending, new Date(server.clock.now().getTime() - hoursAgo * 3_600_000)],
  );

const setPayout = (name: string, number: string) =>
  asOwner(
    `insert into payout_setting (holder_id, method, fields, changed_at)
      values ($1, 'bank_card', jsonb_build_object('bank_account', $2::text, 'user_name', 'A. Name'), $3)`,
    [ids[name], number, server.clock.now()],
  );

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['support', 'finance_maker', 'delivery', 'auditor'] as const) {
    ({ token: tokens[role] } = await signInStaff(server, `s_${role}`, role));
  }
  for (const name of ['anna', 'berta', 'carla', 'dora']) {
    const person = await registerPerson(server, name);
    ids[name] = person.holderId;
    own[name] = person.token;
  }
  await asOwner(`update account_holder set phone = '+34600000001' where id = any($1)`, [
    [ids['anna'], ids['berta']],
  ]);
  await asOwner(`update account_holder set phone = '+3469999' || id where id <> all($1)`, [
    [ids['anna'], ids['berta']],
  ]);
  await asOwner(`update session set user_agent = 'A rare phone' where holder_id = any($1)`, [
    [ids['anna'], ids['dora']],
  ]);
  await setPayout('anna', '0000 4471');
  await setPayout('carla', '0000-4471');
  await asOwner(
    `insert into conversation (holder_id, topic, created_at) values ($1, 'general', now()) returning id`,
    [ids['anna']],
  );
  await asOwner(
    `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
      select holder_id, id, n, 'holder', 'text', 'a secret word', $2::timestamptz - (8 - n) * interval '1 minute'
        from conversation, generate_series(1, 7) n where holder_id = $1`,
    [ids['anna'], server.clock.now()],
  );
  await asOwner(
    `select record_act($1, 'holder', $2, 'payout.edit', $2, 'payout', $2, '{"method": "bank_card", "lastFour": "0912"}',
      '{"method": "bank_card", "lastFour": "4471"}')`,
    [server.clock.now(), ids['anna']],
  );
}, 180_000);
afterAll(() => server.close());

const timeline = async (role: string, request: Readonly<Record<string, unknown>> = {}) =>
  (
    await server.call(
      calls.consoleCase.timeline,
      { id: String(ids['anna']), ...request },
      { token: tokens[role] ?? '' },
    )
  ).data;
const facts = async (role: string, name = 'anna') =>
  (await server.call(calls.consoleCase.facts, { id: String(ids[name]) }, { token: tokens[role] ?? '' })).data;
const actsOn = (act: string) =>
  asOwner(`select after from audit_entry where act = $1 and holder_id = $2 order by id`, [act, ids['anna']]);

describe('the time line of a case', () => {
  it('tells everything once, newest first, however it is paged', async () => {
    const whole = await timeline('support', { limit: 50 });
    const times = whole.items.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(whole.items.filter(({ kind }) => kind === 'talk')).toHaveLength(7);
    expect(whole.items.some(({ kind }) => kind === 'sign_in')).toBe(true);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await timeline('support', { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole.items.map(({ id }) => id));
  });

  it('says who wrote in a chat and never what: that is read in the chat, which is on record', async () => {
    expect(JSON.stringify(await timeline('support'))).not.toContain('a secret word');
  });

  it('calls a notice what the holder reads as its title, in English', async () => {
    const { database, clock } = server.services;
    await database.transaction((tx) =>
      notify(tx, { holderId: ids['anna'] ?? 0, key: 'account.newSignInComputer', time: clock.now() }),
    );
    const { items } = await timeline('support', { kind: 'notice' });
    expect(items[0]).toMatchObject({ what: 'account.newSignInComputer', about: 'New login' });
  });

  it('tells a role nothing whose list it does not open', async () => {
    const kinds = new Set((await timeline('delivery', { limit: 50 })).items.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !['plan', 'decision', 'note'].includes(kind))).toEqual([]);
    const changed = await timeline('finance_maker', { kind: 'money' });
    expect(changed.items).toMatchObject([{ what: 'payout.edit', about: '0912 4471', actor: 'holder' }]);
    expect((await timeline('finance_maker', { kind: 'act' })).items).toEqual([]);
  });

  it('tells readings of staff to whoever reads the record, where they ask for them', async () => {
    const read = await timeline('auditor', { kind: 'reading' });
    expect(read.items.map(({ actor }) => actor)).toContain('s_support');
    const all = await timeline('auditor', { limit: 50 });
    expect(all.items.filter(({ kind }) => kind === 'reading')).toEqual([]);
  });
});

describe('notes and tags of a case', () => {
  it('stay with who wrote them; the record tells that, and not what they say', async () => {
    const request = { id: String(ids['anna']), text: ' Called the known number. ' };
    const written = await server.call(calls.consoleCase.addNote, request, { token: tokens['support'] ?? '' });
    const [note] = written.data.notes;
    expect(note).toMatchObject({ kind: 'note', text: 'Called the known number.', by: 's_support' });
    expect(await actsOn('consoleCase.addNote')).toEqual([{ after: {} }]);
    await expect(
      server.services.database.query(`update holder_note set text = 'Other words'`),
    ).rejects.toThrow('permission denied');
  });

  it('are set once and taken off once, each with its author', async () => {
    const tag = (set: boolean) =>
      server.send(
        calls.consoleCase.setTag,
        { id: String(ids['anna']), tag: 'watch', set },
        { token: tokens['finance_maker'] ?? '' },
      );
    expect((await tag(true)).data).toMatchObject({ tags: ['watch'] });
    expect((await tag(true)).data).toMatchObject({ reason: 'wrong_state' });
    expect((await tag(false)).data).toMatchObject({ tags: [] });
    const kinds = (await facts('auditor')).notes.map(({ kind, by }) => `${kind} ${by}`);
    expect(kinds.slice(0, 2)).toEqual(['tag_removed s_finance_maker', 'tag_set s_finance_maker']);
    const columns = 'holder_id, staff_id, kind, text, created_at';
    const often = "holder_note, generate_series(1, 120) where kind <> 'note'";
    await asOwner(`insert into holder_note (${columns}) select ${columns} from ${often}`);
    expect((await facts('auditor')).notes).toContainEqual(expect.objectContaining({ kind: 'note' }));
  });
});

describe('how much a part of a case has', () => {
  it('is counted up to a hundred, in the lists that a role opens', async () => {
    const before = (await facts('support')).counts;
    expect(before).toEqual({ plans: 0, talks: 0 });
    await asOwner(`update conversation set last_sequence = 7 where holder_id = $1`, [ids['anna']]);
    expect((await facts('support')).counts.talks).toBe(1);
    await asOwner(
      `insert into feedback (holder_id, subject, content, created_at)
        select $1, 'A word', 'of praise', $2 from generate_series(1, 120)`,
      [ids['anna'], server.clock.now()],
    );
    expect((await facts('support')).counts.talks).toBe(100);
    expect((await facts('support', 'berta')).counts.talks).toBe(0);
    expect((await facts('delivery')).counts).toEqual({ plans: 0, talks: 0 });
  });
});

describe('linked accounts', () => {
  const linksOf = async (role: string) =>
    (await facts(role)).linked.map(
      ({ holder, links }) => `${holder.username} ${links.map(({ link }) => link).sort()}`,
    );

  it('are those with the same account, phone, key or device, the account first', async () => {
    expect(await linksOf('support')).toEqual([
      'carla destination,license_key',
      'berta license_key,phone',
      'dora device,license_key',
    ]);
    await asOwner(`update account_holder set license_key_id = null where id <> $1`, [ids['anna']]);
    expect(await linksOf('support')).toEqual(['carla destination', 'berta phone', 'dora device']);
  });

  it('tell nobody where payouts go whose role does not open withdrawals, and never a whole number', async () => {
    expect(await facts('delivery')).toMatchObject({ destinations: null, shown_whole: null });
    expect(await linksOf('delivery')).not.toContain('carla destination');
    const seen = await facts('finance_maker');
    expect(seen.destinations?.map(({ last_four, until }) => [last_four, until === null])).toEqual([
      ['4471', true],
      ['0912', false],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/0000.?4471/);
  });
});

describe('to see what a holder sees', () => {
  it('answers what the holder is answered, and is on their record each time', async () => {
    const person = await registerPerson(server, 'ella');
    const asElla = { token: person.token };
    ids['ella'] = person.holderId;
    await addWithdrawal('ella', 1, '0815');
    const { database, clock } = server.services;
    const notice = {
      holderId: person.holderId,
      key: 'account.newSignInComputer',
      time: clock.now(),
    } as const;
    await database.transaction((tx) => notify(tx, notice));
    const ask = async () => {
      const asked = { id: String(person.holderId) };
      return (await server.call(calls.consoleCase.seeAs, asked, { token: tokens['support'] ?? '' })).data;
    };
    const { wallet, ...seen } = await ask();
    const { data } = await server.call(calls.wallet.property, {}, asElla);
    expect({ ...wallet, as_of: '' }).toEqual({ ...data, as_of: '' });
    const inbox = (await server.call(calls.notification.list, {}, asElla)).data;
    const withdrawals = (await server.call(calls.withdrawal.list, {}, asElla)).data.items;
    const coupons = (await server.call(calls.coupon.list, {}, asElla)).data.items;
    expect([inbox.items.length, withdrawals.length]).toEqual([1, 1]);
    expect(seen).toMatchObject({ notices: inbox.items, unread: inbox.unread_total, withdrawals, coupons });
    await ask();
    const acts = (await server.call(calls.statement.staffActs, {}, asElla)).data.items;
    expect(acts.filter(({ act }) => act === 'consoleCase.seeAs')).toHaveLength(2);
    expect(acts[0]).toMatchObject({ act: 'consoleCase.seeAs', role: 'support' });
  });
});

describe('what stands out over all holders', () => {
  const rows = async () => {
    const { data } = await server.call(calls.consoleRisk.read, {}, { token: tokens['auditor'] ?? '' });
    return data.rules.flatMap((rule) =>
      rule.rows.map(({ holder, others, count, before_minutes: minutes }) => ({
        ...{ rule: rule.rule, holder: holder.username, others: others.map(({ username }) => username) },
        ...{ count, minutes },
      })),
    );
  };

  it('is a change of destination before a withdrawal, an account of two, haste, and a ring', async () => {
    expect(await rows()).toEqual([]);
    for (const hours of [20, 10, 2]) await addWithdrawal('berta', hours, '1111');
    server.clock.turn(3_600_000);
    await addWithdrawal('anna', 0);
    expect(await rows()).toEqual([
      { rule: 'destination_changed', holder: 'anna', others: [], count: null, minutes: 60 },
      { rule: 'shared_destination', holder: 'anna', others: ['carla'], count: null, minutes: null },
      { rule: 'many_withdrawals', holder: 'berta', others: [], count: 3, minutes: null },
    ]);
    await asOwner(`insert into following (holder_id, lead_id, record_id, since) values ($1, $2, 1, now())`, [
      ids['anna'],
      ids['carla'],
    ]);
    expect((await rows()).at(-1)).toMatchObject({ rule: 'ring', holder: 'carla', others: ['anna'] });
  });

  it('shows withdrawals and top-ups to those alone to whom their lists are open', async () => {
    const caseFor = async (role: string) =>
      (
        await server.call(
          calls.consoleHolder.detail,
          { id: String(ids['berta']) },
          { token: tokens[role] ?? '' },
        )
      ).data;
    expect((await caseFor('support')).withdrawals).toHaveLength(3);
    expect(await caseFor('delivery')).toMatchObject({ withdrawals: [], topups: [] });
  });

  it('blocks nobody: a holder who stands out is answered what they were answered before', async () => {
    const { data } = await server.call(calls.wallet.property, {}, { token: own['berta'] ?? '' });
    expect(JSON.stringify(data.withdrawal)).not.toMatch(/risk|many|ring|watch/);
  });

  it('names plans that many times outdo their product, and puts in haste', async () => {
    await asOwner(
      `insert into settled_record (subject, subject_id, settled, lost, below, billed_minor, revenue_minor)
        values ('product', 77, 6, 0, 0, 100000, 100000)`,
    );
    await asOwner(
      `insert into put_order (holder_id, number, product_id, product_version, status, amount_minor, billed_minor,
          conversions, revenue_minor, created_at, put_at)
        select $1, 'FL-' || n, 77, 1, 'put_in_progress', 1000, 1000, case n when 1 then 20 else 0 end,
            case n when 1 then 6100 else 0 end, $2, $2::timestamptz - n * interval '1 minute'
          from generate_series(1, 10) n`,
      [ids['dora'], server.clock.now()],
    );
    const found = await server.call(calls.consoleRisk.read, {}, { token: tokens['auditor'] ?? '' });
    const of = (rule: string) => found.data.rules.find((one) => one.rule === rule)?.rows ?? [];
    expect(of('outlier_conversions')).toMatchObject([
      { label: 'FL-1', times_bp: 61_000, count: 20, amount: 6_100 },
    ]);
    expect(of('many_puts')).toMatchObject([{ holder: { username: 'dora' }, count: 10, amount: 10_000 }]);
  });
});
