import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  button,
  buttonsIn,
  calls,
  dialog,
  factOf,
  field,
  fill,
  inHours,
  leave,
  NOW,
  noDialog,
  noteOf,
  onFreshTab,
  open,
  press,
  pressTwice,
  refused,
  rowsOf,
  sentenceOf,
  server,
} from '../../../test/screen';
import { strings } from '../../shared/lib/strings';
import { CampaignsPage } from './campaigns';
import type { Campaign } from './fields';

const MAKER = ['finance_maker'] as const;
const newcomer: Part<Campaign> = {
  ...{ id: '3', campaign: 'newcomer', name: 'Newcomer', kind: 'fixed_amount', state: 'open' },
  ...{ requirement: 2_000, valid_days: 7, rule_text: 'Once', received: 4, used: 1, starts_at: inHours(-24) },
  effect: { type: 'fixed_amount', amount: 500 },
};
const anna = { id: '17', username: 'anna_1', nickname: 'Anna', operation_id: '12345674' };
const listed = (...rows: readonly Part<Campaign>[]): void =>
  server.answer(calls.consoleCoupon.campaigns, { items: rows });
const show = (roles: Parameters<typeof open>[1] = MAKER, at = '/campaigns') =>
  open(<CampaignsPage />, roles, { path: '/campaigns/:id?', at });

describe('the campaigns', () => {
  onFreshTab();

  it('say what each gives, as a sum or a share, up to which sum, and how often it was received and used', async () => {
    listed(newcomer, {
      ...newcomer,
      ...{ id: '4', name: 'Share', kind: 'deduction', state: 'over' },
      effect: { type: 'deduction', share_bp: 1_250, cap: 700 },
    });
    show();
    const [sum, share] = await rowsOf('Campaigns');
    expect(sum).toMatchObject({ 'What it gives': 'Fixed amount $5.00', Received: '4', Used: '1' });
    expect(share?.['What it gives']).toBe('Deduction 12.5 %, at most $7.00');
  });

  it.each([
    [['finance_maker'], ['Propose a copy', 'End']],
    [['support'], ['Give to a holder', 'End']],
    [['finance_checker'], []],
  ] as const)('offer %j what their role opens: %j', async (roles, names) => {
    listed(newcomer);
    show(roles);
    expect(await buttonsIn('Campaigns')).toEqual(names);
  });

  it('offer no end and no gift of one that is over, and nothing where a proposal waits', async () => {
    listed({ ...newcomer, state: 'over' }, { ...newcomer, id: '4', state: 'proposed', proposal_id: '31' });
    show(['support', 'finance_maker']);
    const [over, proposed] = await rowsOf('Campaigns');
    expect([over?.['Actions'], proposed?.['Actions']]).toEqual(['Propose a copy', 'Proposal 31 waits']);
  });

  it('offer no gift of one that has not begun, and say so in its state', async () => {
    listed({ ...newcomer, starts_at: inHours(1) });
    show(['support']);
    expect(await buttonsIn('Campaigns')).toEqual(['End']);
    expect((await rowsOf('Campaigns'))[0]?.['State']).toBe('Open, not begun');
  });

  it('stand beside the list with every term', async () => {
    listed(newcomer);
    show(MAKER, '/campaigns/3');
    const panel = await screen.findByRole('region', { name: 'Newcomer' });
    expect(factOf('Smallest funded amount', panel)).toBe('$20.00');
    expect(factOf('Days that a coupon is valid', panel)).toBe('7 d');
    expect(within(panel).getByText('Once')).toBeTruthy();
    await press('German Deutsch reads English');
    expect(within(panel).getByText('Once')).toBeTruthy();
  });

  it('end by one person, with a reason; coupons that were received stay', async () => {
    listed(newcomer);
    server.answer(calls.consoleCoupon.endCampaign);
    show();
    await press('End');
    expect((await dialog()).textContent).toContain('Coupons already received stay valid.');
    await fill({ Reason: 'Spent' });
    await press('End');
    await noDialog();
    expect(server.sent(calls.consoleCoupon.endCampaign)).toEqual([{ id: '3', reason: 'Spent' }]);
  });

  it('give one holder a coupon, once: found by name or operation ID, and shown before it is sent', async () => {
    listed(newcomer);
    server.answer(calls.consoleHolder.list, { items: [anna] });
    server.reply(calls.consoleCoupon.grant, () => refused('coupon_already_received'));
    show(['support']);
    await press('Give to a holder');
    expect((await dialog()).textContent).toContain(
      'The operator pays $5.00, for a plan that is funded with $20.00 or more.',
    );
    expect(await noteOf('Reason')).toBe('The holder sees it, word for word.');
    expect(await noteOf('Holder')).toBe('Begin to type a username or an operation ID.');
    await fill({ Holder: ' 12345674 ', Reason: 'Sorry' });
    await screen.findByText('Anna, username anna_1, operation ID 12345674.');
    expect(server.sent(calls.consoleHolder.list)).toEqual([
      { query: '12345674', limit: 8, sort: 'username' },
    ]);
    await pressTwice('Give to a holder');
    expect(await alertText()).toBe(sentenceOf('coupon_already_received'));
    expect(server.sent(calls.consoleCoupon.grant)).toEqual([
      { campaign_id: '3', holder_id: '17', reason: 'Sorry' },
    ]);
  });

  it('are given to nobody whom a name does not mean, such as the beginning of one', async () => {
    listed(newcomer);
    server.answer(calls.consoleHolder.list, { items: [anna] });
    show(['support']);
    await press('Give to a holder');
    await fill({ Holder: 'anna', Reason: 'Sorry' });
    await press('Give to a holder');
    expect(await noteOf('Holder')).toBe('No single account holder has this username or operation ID.');
    await fill({ Holder: 'ANNA_1' });
    await waitFor(async () => expect(await noteOf('Holder')).toMatch(/^Anna, /));
    expect(server.sent(calls.consoleCoupon.grant)).toEqual([]);
  });

  it('keep whom they are given to through a reload', async () => {
    listed(newcomer);
    server.answer(calls.consoleHolder.list, { items: [anna] });
    show(['support']);
    await press('Give to a holder');
    await fill({ Holder: 'anna_1' });
    await screen.findByText(/^Anna, /);
    leave();
    show(['support']);
    await press('Give to a holder');
    expect((await field('Holder')).value).toBe('anna_1');
    expect(await screen.findByText(/^Anna, /)).toBeTruthy();
  });
});

describe('proposing a campaign', () => {
  onFreshTab();

  it('begins one like another with its terms, and sends them under a new name', async () => {
    listed(newcomer);
    server.answer(calls.consoleCoupon.proposeCampaign);
    show();
    await press('Propose a copy');
    expect((await dialog()).textContent).toContain('The terms of a campaign never change.');
    expect((await field('Sum of the gift')).value).toBe('5.00');
    expect((await field('Smallest funded amount')).value).toBe('20.00');
    await fill({ Campaign: 'newcomer_2', Begins: '2026-03-03T00:00' });
    await pressTwice('Propose a copy');
    await noDialog();
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toMatchObject([
      {
        ...{ campaign: 'newcomer_2', name: 'Newcomer', kind: 'fixed_amount', requirement: 2_000 },
        ...{ valid_days: 7, starts_at: '2026-03-03T00:00:00.000Z' },
        effect: { type: 'fixed_amount', amount: 500, share_bp: null, cap: null },
      },
    ]);
  });

  it('asks for what the kind gives, and sends nothing that was typed for another kind', async () => {
    listed({ ...newcomer, rule_text: '' });
    server.answer(calls.consoleCoupon.proposeCampaign);
    show();
    await press('Propose a copy');
    expect(await noteOf('Begins')).toBe('In your time zone, UTC.');
    await fill({ Campaign: 'newcomer_2', Begins: '2026-03-03T00:00', Kind: 'team' });
    expect(screen.queryByLabelText('Sum of the gift')).toBeNull();
    await press('Propose a copy');
    expect(await noteOf('What a team or custom coupon does')).toBe('Cannot be empty.');
    await fill({ 'What a team or custom coupon does': 'value_add', 'The gift is': 'share' });
    await fill({
      'Share of the funded amount, in percent': '5',
      'The operator pays at most (optional)': '7',
    });
    await press('Propose a copy');
    await noDialog();
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toMatchObject([
      { kind: 'team', effect: { type: 'value_add', amount: null, share_bp: 500, cap: 700 } },
    ]);
  });

  it('refuses a name that is none at its field', async () => {
    listed(newcomer);
    show();
    await press('Propose a copy');
    await fill({ Campaign: 'Newcomer 2', Begins: '2026-03-03T00:00' });
    await press('Propose a copy');
    expect(await noteOf('Campaign')).toBe('Lowercase, digits and underscore only.');
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toEqual([]);
  });

  it('writes the rule in each language under the English, and marks the one that was refused', async () => {
    listed({ ...newcomer, rule_translations: { fr: 'Une fois' } });
    server.reply(calls.consoleCoupon.proposeCampaign, () =>
      refused('invalid_fields', { fields: { 'rule_translations.de': 'payment_details' } }),
    );
    show();
    await press('Propose a copy');
    await fill({ Begins: '2026-03-03T00:00' });
    await press('German Deutsch reads English');
    await fill({ 'Rule in words (optional), German': 'Einmal' });
    expect(screen.getByText('1 of 12 languages written')).toBeTruthy();
    const preview = screen.getByRole('region', { name: 'As people read it' });
    expect(within(preview).getByText('Einmal').closest('article')?.lang).toBe('de');
    await press('Propose a copy');
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toMatchObject([
      { rule_text: 'Once', rule_translations: { de: 'Einmal', fr: 'Une fois' } },
    ]);
    // The German is in sight, with what is wrong with it, and marked in words.
    expect(await button('German Deutsch Refused')).toBeTruthy();
    expect(await noteOf('Rule in words (optional), German')).toBe(strings.field.payment_details);
    expect(document.activeElement).toBe(await field('Rule in words (optional), German'));
    await fill({ 'Rule in words (optional), German': 'Nur einmal' });
    expect(screen.queryByRole('button', { name: 'German Deutsch Refused' })).toBeNull();
  });

  it('names the coupon in each language beside its rule, under one choice of language', async () => {
    listed({
      ...newcomer,
      name_translations: { de: 'Willkommensgruß' },
      rule_translations: { de: 'Einmal' },
    });
    server.answer(calls.consoleCoupon.proposeCampaign);
    show();
    await press('Propose a copy');
    await fill({ Begins: '2026-03-03T00:00' });
    expect(screen.getByText('2 of 12 languages written')).toBeTruthy();
    await press('French Français reads English');
    expect(await noteOf('Coupon, French')).toBe('Shown until written: Newcomer');
    await fill({ 'Coupon, French': 'Bienvenue' });
    const preview = screen.getByRole('region', { name: 'As people read it' });
    expect(within(preview).getByRole('heading').textContent).toBe('Bienvenue');
    expect(within(preview).getByText('Once')).toBeTruthy();
    await press('Propose a copy');
    await noDialog();
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toMatchObject([
      { name: 'Newcomer', name_translations: { de: 'Willkommensgruß', fr: 'Bienvenue' } },
    ]);
  });

  it('sends no name without the English one, which it marks', async () => {
    listed();
    show();
    await press('Propose a campaign');
    expect(screen.getByText('0 of 12 languages written')).toBeTruthy();
    await press('German Deutsch reads English');
    await fill({ 'Coupon, German': 'Willkommensgruß' });
    await fill({ Campaign: 'spring', Kind: 'fixed_amount', 'Sum of the gift': '5.00' });
    await fill({ 'Smallest funded amount': '20', 'Days that a coupon is valid': '7' });
    await fill({ Begins: '2026-03-03T00:00' });
    await press('Propose a campaign');
    // Where it is missing is opened, and somebody is led there.
    expect(await noteOf('Coupon, English')).toBe('Cannot be empty.');
    expect(document.activeElement).toBe(await field('Coupon, English'));
    expect(await button('English missing')).toBeTruthy();
    expect(await alertText()).toBe('One field needs a look.');
    expect(server.sent(calls.consoleCoupon.proposeCampaign)).toEqual([]);
  });

  it('marks what the server misses, and keeps what was typed', async () => {
    listed(newcomer);
    server.reply(calls.consoleCoupon.proposeCampaign, () =>
      refused('invalid_fields', { fields: { starts_at: 'too_small' } }),
    );
    show();
    await press('Propose a copy');
    await fill({ Campaign: 'newcomer_2', Begins: NOW.slice(0, 16) });
    await press('Propose a copy');
    await waitFor(async () => expect(await noteOf('Begins')).toBe('This time is too early.'));
    expect(await alertText()).toBe('One field needs a look.');
    expect((await field('Campaign')).value).toBe('newcomer_2');
  });
});
