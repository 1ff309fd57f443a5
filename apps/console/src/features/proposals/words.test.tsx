import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, calls, factOf, inHours, onFreshTab, open, press, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

const campaign: Part<ProposalDetail> = {
  ...{ id: '7', kind: 'campaign', state: 'pending', maker: 'bea', amount: null, moves: [], flags: [] },
  ...{ created_at: inHours(-2), expires_at: inHours(24), arrival: null, bank_lines: null, agreed: [] },
  payload: [
    { name: 'name', value: 'Winter' },
    { name: 'name_en', value: 'Winter' },
    { name: 'name_de', value: 'Winter' },
    { name: 'name_th', value: 'ฤดูหนาว' },
    { name: 'rule_text_en', value: 'Once, at most $10.' },
    { name: 'rule_text_th', value: 'สูงสุด ๙๐๐ ดอลลาร์' },
  ],
};

const show = async (
  part: Part<ProposalDetail> = {},
  roles: Parameters<typeof open>[1] = ['finance_checker'],
) => {
  server.answer(calls.consoleProposal.detail, { ...campaign, ...part });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  server.answer(calls.consoleProposal.approve, { ...campaign, shown_once: null });
  open(<ProposalsPage />, roles, { path: '/proposals/:id?', at: '/proposals/7' });
  await screen.findByText('Changed text');
  return screen.findByRole('region', { name: 'Proposal 7' });
};

let pressedAtMs = 0;
const key = (name: string, afterMs = 5_000): void => {
  pressedAtMs += afterMs;
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: pressedAtMs });
  fireEvent(document.activeElement ?? document.body, event);
};
const approved = () => server.sent(calls.consoleProposal.approve);

describe('words in several languages', () => {
  onFreshTab();

  it('are approved only once each language was opened, also by the key', async () => {
    await show();
    const approve = await button('Approve');
    expect([approve.disabled, screen.getByText('1 of 3 languages opened')]).toEqual([
      true,
      expect.anything(),
    ]);
    key('a');
    expect(document.activeElement).toBe(await button('Next language: German'));
    key('l');
    await press('Next language: Thai');
    expect(document.activeElement).toBe(screen.getByText('3 of 3 languages opened'));
    expect(approve.disabled).toBe(false);
    expect(approved()).toEqual([]);
    key('a');
    await waitFor(() => expect(approved()).toEqual([{ id: '7', acknowledged: [] }]));
  });

  it('take a second press at once for a slip: nobody read the language before', async () => {
    await show();
    key('l');
    key('l', 300);
    expect(await button('Next language: Thai')).toBeTruthy();
  });

  it('are refused unread', async () => {
    await show();
    expect((await button('Refuse')).disabled).toBe(false);
    expect(await button(/^Thai.*not opened$/)).toBeTruthy();
  });

  it('count for nobody who does not decide', async () => {
    await show({}, ['auditor']);
    expect(await button(/^Thai/)).toBeTruthy();
    expect(screen.queryByText(/languages opened/)).toBeNull();
  });

  it('of one language alone hold nobody up, nor do those that stay as they were', async () => {
    await show({
      payload: [
        { name: 'title_en', value: 'Rules' },
        { name: 'former_title_en', value: 'Rules' },
        { name: 'text_en', value: 'Once.' },
        { name: 'former_text_en', value: 'Once.' },
        { name: 'title_th', value: 'กฎ' },
        { name: 'text_th', value: 'ครั้งเดียว' },
      ],
    });
    expect((await button('Approve')).disabled).toBe(false);
    expect((await button(/^Thai/)).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText(/languages opened/)).toBeNull();
  });

  it('stand beside the English, with the numbers in which they differ named', async () => {
    const panel = await show();
    expect(within(panel).queryByRole('region', { name: 'In English' })).toBeNull();
    await press(/^Thai/);
    const english = within(panel).getByRole('region', { name: 'In English' });
    expect(within(english).getByText('Once, at most $10.').lang).toBe('en');
    expect(
      within(panel).getByText(
        'Rule text: the numbers are not those of the English. Here alone: 900. In the English alone: 10.',
      ),
    ).toBeTruthy();
  });

  it('are previewed with the English where a language has no words of its own, and those languages are named', async () => {
    const panel = await show();
    await press(/^German/);
    const preview = within(panel).getByRole('region', { name: 'As people read it' });
    expect(within(preview).getByText('Once, at most $10.').lang).toBe('en');
    const note = within(panel).getByText(/readers see the English:/).textContent;
    expect(note).toMatch(/German \(rule text\)/);
    expect(note).toMatch(/French[,.]/);
    expect(note).not.toMatch(/Thai/);
  });

  it('are those of a campaign, whose cost and time stand above, and one alike that runs already', async () => {
    const terms = [
      ...[
        { name: 'effect', value: 'deduction' },
        { name: 'share_bp', value: '1250' },
        { name: 'requirement_minor', value: '2000' },
      ],
      ...[
        { name: 'valid_days', value: '30' },
        { name: 'starts_at', value: inHours(2) },
        { name: 'costs_at_most_minor', value: '700' },
      ],
    ];
    const panel = await show({
      payload: [...(campaign.payload ?? []), ...terms, { name: 'runs_alike', value: 'winter_26' }],
    });
    expect(panel.querySelector('.sheet__amount')?.textContent).toBe('$7.00');
    expect(within(panel).getByText(/the same name or the same terms runs already: winter_26\./)).toBeTruthy();
    const facts = ['Smallest funded amount', 'Ends', 'How many people', 'Each coupon is valid'];
    expect(facts.map((name) => factOf(name, panel))).toEqual([
      ...['$20.00', 'Never ends', 'Everyone who qualifies, without a limit', '30 days'],
    ]);
    expect(factOf('The house pays at most', panel)).toBe('No limit');
    expect(within(panel).queryByText(/costs at most|Runs alike/i, { selector: 'dt' })).toBeNull();
  });

  it('of a fixed gift name no limit of the house: the gift is one', async () => {
    const gift = [
      { name: 'effect', value: 'fixed_amount' },
      { name: 'gift_minor', value: '100' },
      { name: 'costs_at_most_minor', value: '100' },
    ];
    const panel = await show({ payload: [...(campaign.payload ?? []), ...gift] });
    expect(factOf('What it gives', panel)).toBe('Fixed amount $1.00');
    expect(within(panel).queryByText('The house pays at most')).toBeNull();
  });
});
