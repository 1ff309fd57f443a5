import { type Call, calls, type Language, type RequestOf } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';

const DAY_MS = 24 * 3_600_000;
const STAFF = calls.consoleCoupon;

let context: TestContext;
let send: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let support: StaffCaller;
let keys = 0;

beforeAll(async () => {
  context = await createTestContext();
  send = clientOf(routesOf(context));
  maker = await makeStaff(context, 'maker', 'finance_maker');
  checker = await makeStaff(context, 'checker', 'finance_checker');
  support = await makeStaff(context, 'support', 'support');
});
afterAll(() => context.close());

const call = <C extends Call>(one: C, caller: HolderCaller | StaffCaller, request: RequestOf<C>) => {
  keys += 1;
  return send(one, caller, request, { key: `staff-${keys}-key` });
};

const inDays = (days: number) => new Date(context.clock.now().getTime() + days * DAY_MS).toISOString();

const terms = (campaign: string, more: Partial<RequestOf<typeof STAFF.proposeCampaign>> = {}) => ({
  ...{ campaign, name: `Gift ${campaign}`, kind: 'fixed_amount' as const, rule_text: '' },
  ...{ requirement: 2_000, valid_days: 7, starts_at: inDays(0) },
  effect: { type: 'fixed_amount' as const, amount: 500, share_bp: null, cap: null },
  ...more,
});

const propose = (campaign: string, more: Parameters<typeof terms>[1] = {}) =>
  call(STAFF.proposeCampaign, maker, terms(campaign, more));

const openCampaign = async (campaign: string, more: Parameters<typeof terms>[1] = {}) => {
  const { id, subject } = dataOf(await propose(campaign, more));
  dataOf(await call(calls.consoleProposal.approve, checker, { id }));
  return subject.id;
};

const claim = async (caller: HolderCaller, campaign: string) => {
  const answer = await call(calls.coupon.receive, caller, { campaign });
  return answer.ok ? 'given' : answer.reason;
};

const shown = async (campaign: string) => {
  const { items } = dataOf(await call(STAFF.campaigns, maker, { limit: 50 }));
  return items.find((one) => one.campaign === campaign);
};

describe('a campaign', () => {
  it('opens when a second person agrees, and the proposal shows its terms', async () => {
    const proposed = dataOf(await propose('two_people'));
    const caller = await context.makeHolder();
    expect(await claim(caller, 'two_people')).toBe('no_such_data');
    expect(await shown('two_people')).toMatchObject({
      ...{ state: 'proposed', received: 0, proposal_id: proposed.id },
    });
    expect(await call(calls.consoleProposal.approve, maker, { id: proposed.id })).toMatchObject({
      reason: 'same_person',
    });
    const { payload } = dataOf(await call(calls.consoleProposal.detail, checker, { id: proposed.id }));
    expect(payload).toContainEqual({ name: 'requirement_minor', value: '2000' });
    dataOf(await call(calls.consoleProposal.approve, checker, { id: proposed.id }));
    expect(await claim(caller, 'two_people')).toBe('given');
    expect(await shown('two_people')).toMatchObject({
      ...{ state: 'open', received: 1, used: 0, proposal_id: null },
    });
  });

  it('that is refused was never there, and its name is free again', async () => {
    const { id } = dataOf(await propose('refused'));
    expect(await propose('refused')).toMatchObject({ reason: 'proposal_pending' });
    dataOf(await call(calls.consoleProposal.refuse, checker, { id, reason: 'Too dear for now' }));
    context.clock.turn(1_000);
    expect(await claim(await context.makeHolder(), 'refused')).toBe('no_such_data');
    await openCampaign('refused');
    expect(await claim(await context.makeHolder(), 'refused')).toBe('given');
  });

  it('one of a name runs at a time; one that ran out by the clock gives its name free', async () => {
    await openCampaign('seasonal', { ends_at: inDays(1) });
    expect(await propose('seasonal')).toMatchObject({ reason: 'proposal_pending' });
    context.clock.turn(DAY_MS);
    expect((await propose('seasonal')).ok).toBe(true);
  });

  it('ends by staff’s word: nobody claims any more, and what was received stays', async () => {
    const id = await openCampaign('short');
    const caller = await context.makeHolder();
    expect(await claim(caller, 'short')).toBe('given');
    expect(await claim(await context.makeHolder(), 'short')).toBe('given');
    context.clock.turn(1_000);
    const ended = dataOf(await call(STAFF.endCampaign, support, { id, reason: 'The budget is used' }));
    expect(ended).toMatchObject({ state: 'over', ends_at: inDays(0), received: 2 });
    expect(await claim(await context.makeHolder(), 'short')).toBe('coupon_campaign_over');
    expect(dataOf(await call(calls.coupon.list, caller, {})).totals.unused).toBe(1);
    expect(await call(STAFF.endCampaign, support, { id, reason: 'Once more' })).toMatchObject({
      reason: 'wrong_state',
    });
  });

  it('tells who decides what one coupon costs at most, and which campaigns alike run already', async () => {
    const factsOf = async (proposed: Awaited<ReturnType<typeof propose>>) => {
      const { id } = dataOf(proposed);
      const { payload } = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
      const facts = new Map(payload.map(({ name, value }) => [name, value]));
      return [facts.get('costs_at_most_minor'), facts.get('runs_alike')];
    };
    const effect = { type: 'deduction' as const, amount: null, share_bp: 1_250, cap: 700 };
    const share = { kind: 'deduction' as const, requirement: 3_300 };
    await openCampaign('dear', { ...share, effect });
    expect(await factsOf(await propose('dear_two', { ...share, effect }))).toEqual(['700', 'dear']);
    const named = { ...share, name: 'Gift dear', requirement: 3_400 };
    expect(
      await factsOf(await propose('dear_three', { ...named, effect: { ...effect, cap: null } })),
    ).toEqual(['', 'dear']);
    expect(
      await factsOf(await propose('other', { ...share, effect: { ...effect, share_bp: 1_300 } })),
    ).toEqual(['700', undefined]);
  });

  it('that ends before it began was never there', async () => {
    const id = await openCampaign('not_yet', { starts_at: inDays(2) });
    dataOf(await call(STAFF.endCampaign, support, { id, reason: 'Changed our mind' }));
    context.clock.turn(3 * DAY_MS);
    expect(await claim(await context.makeHolder(), 'not_yet')).toBe('no_such_data');
  });

  it.each([
    ['effect', { kind: 'value_add' as const }],
    ['effect', { effect: { type: 'fixed_amount' as const, amount: null, share_bp: 500, cap: null } }],
    ['effect', { effect: { type: 'fixed_amount' as const, amount: 500, share_bp: 500, cap: null } }],
    ['rule_text', { kind: 'custom' as const }],
    ['rule_text', { rule_translations: { de: 'Einmal.' } }],
    ['ends_at', { ends_at: '2020-01-01T00:00:00.000Z' }],
    ['starts_at', { starts_at: '2020-01-01T00:00:00.000Z' }],
  ])('whose terms do not fit together is refused at %s', async (field, more) => {
    expect(await propose('wrong_terms', more)).toMatchObject({
      reason: 'invalid_fields',
      detail: { fields: { [field]: expect.any(String) } },
    });
    expect(await shown('wrong_terms')).toBeUndefined();
  });
});

describe('the rule of a campaign', () => {
  const rule = {
    rule_text: 'Once, for a plan on a video.',
    rule_translations: { de: 'Einmal, für ein Video.' },
  };
  const reads = async (caller: HolderCaller, lang: Language) => {
    keys += 1;
    const { items } = dataOf(await send(calls.coupon.list, caller, {}, { key: `rule-${keys}`, lang }));
    return items.map(({ rule_text: text }) => text);
  };

  it('is read in the reader’s language, also on a coupon that was received; in English where nobody wrote it', async () => {
    await openCampaign('spoken', rule);
    const caller = await context.makeHolder();
    expect(await claim(caller, 'spoken')).toBe('given');
    expect(await reads(caller, 'de')).toEqual(['Einmal, für ein Video.']);
    expect(await reads(caller, 'fr')).toEqual(['Once, for a plan on a video.']);
    expect(await shown('spoken')).toMatchObject(rule);
  });

  it('is shown in every language to whoever agrees', async () => {
    const { id } = dataOf(await propose('agreed', rule));
    const { payload } = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    expect(payload).toContainEqual({ name: 'rule_text_en', value: rule.rule_text });
    expect(payload).toContainEqual({ name: 'rule_text_de', value: rule.rule_translations.de });
  });
});

describe('the name of a campaign', () => {
  const names = { name: 'Spring gift', name_translations: { de: 'Frühlingsgabe', th: 'ของขวัญ' } };
  const listIn = async (caller: HolderCaller, lang: Language) => {
    keys += 1;
    return dataOf(await send(calls.coupon.list, caller, {}, { key: `name-${keys}`, lang }));
  };

  it('is read in the reader’s language, of an offer and of a coupon of it; in English where nobody wrote it', async () => {
    await openCampaign('called', names);
    const caller = await context.makeHolder();
    expect(await claim(caller, 'called')).toBe('given');
    const expected = { en: 'Spring gift', de: 'Frühlingsgabe', fr: 'Spring gift' } as const;
    for (const [lang, name] of Object.entries(expected)) {
      const { items, campaigns } = await listIn(caller, lang as Language);
      expect(items.map((coupon) => coupon.name)).toEqual([name]);
      expect(campaigns.find(({ campaign }) => campaign === 'called')?.coupon.name).toBe(name);
    }
    expect(await shown('called')).toMatchObject(names);
  });

  it('is shown in every language to whoever agrees', async () => {
    const { id } = dataOf(await propose('called_so', names));
    const { payload } = dataOf(await call(calls.consoleProposal.detail, checker, { id }));
    expect(payload).toContainEqual({ name: 'name_en', value: 'Spring gift' });
    expect(payload).toContainEqual({ name: 'name_de', value: 'Frühlingsgabe' });
  });

  it('stands in the notice of a gift in the language that the holder reads it in', async () => {
    const campaign_id = await openCampaign('told', names);
    const caller = await context.makeHolder();
    const request = { campaign_id, holder_id: String(caller.holderId), reason: 'A kind report' };
    dataOf(await call(STAFF.grant, support, request));
    const told = async (lang: Language) => {
      keys += 1;
      const answer = await send(calls.notification.list, caller, {}, { key: `told-${keys}`, lang });
      return dataOf(answer).items[0]?.content;
    };
    expect(await told('de')).toContain('Frühlingsgabe');
    expect(await told('fr')).toContain('Spring gift');
  });

  it('that is English makes two coupons one of a name, however they are called elsewhere', async () => {
    const caller = await context.makeHolder();
    for (const [campaign, de] of [
      ['twice_a', 'Eins'],
      ['twice_b', 'Zwei'],
    ] as const) {
      await openCampaign(campaign, { name: 'Twice', name_translations: { de } });
      expect(await claim(caller, campaign)).toBe('given');
    }
    const use = `update coupon set state = 'used', used_on = '2026-03-02' where holder_id = $1 and campaign = $2`;
    await context.asOwner(use, [caller.holderId, 'twice_a']);
    await expect(context.asOwner(use, [caller.holderId, 'twice_b'])).rejects.toThrow(/coupon_name_day/);
  });
});

describe('a coupon given by staff', () => {
  it('comes once per holder, with a notice, also of a kind that cannot be claimed', async () => {
    const rule = { kind: 'custom' as const, rule_text: 'For a kind report.' };
    const campaign_id = await openCampaign('thanks', rule);
    const caller = await context.makeHolder();
    const request = { campaign_id, holder_id: String(caller.holderId), reason: 'A kind report' };
    expect(await claim(caller, 'thanks')).toBe('no_such_data');
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(STAFF.grant, support, request)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((one) => !one.ok && one.reason === 'coupon_already_received')).toHaveLength(19);
    const { items } = dataOf(await call(calls.coupon.list, caller, {}));
    expect(items.map(({ kind, rule_text: text }) => [kind, text])).toEqual([
      ['custom', 'For a kind report.'],
    ]);
    const notices = await context.asOwner('select key, link from notification where holder_id = $1', [
      caller.holderId,
    ]);
    expect(notices).toEqual([{ key: 'coupon.granted', link: '/ad-center/coupons' }]);
  });

  it('needs an open campaign and a holder', async () => {
    const { subject } = dataOf(await propose('not_open'));
    const { holderId } = await context.makeHolder();
    const reasonOf = async (campaign_id: string, holder_id: string) => {
      const answer = await call(STAFF.grant, support, { campaign_id, holder_id, reason: 'A kind report' });
      return answer.ok ? 'given' : answer.reason;
    };
    expect(await reasonOf(subject.id, String(holderId))).toBe('wrong_state');
    expect(await reasonOf('999999', String(holderId))).toBe('no_such_data');
    expect(await reasonOf(subject.id, '999999')).toBe('no_such_data');
  });
});
