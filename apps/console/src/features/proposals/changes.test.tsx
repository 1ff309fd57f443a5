import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, calls, factOf, inHours, onFreshTab, open, press, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

const changing: Part<ProposalDetail> = {
  ...{ id: '7', state: 'pending', maker: 'bea', amount: null, moves: [], arrival: null, bank_lines: null },
  ...{ created_at: inHours(-2), expires_at: inHours(24) },
};

const show = (part: Part<ProposalDetail>): Promise<HTMLElement> => {
  server.answer(calls.consoleProposal.detail, { ...changing, ...part });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals/7' });
  return screen.findByRole('region', { name: 'Proposal 7' });
};

/** What is struck through and what stands in its place, in order. */
const marksIn = (panel: HTMLElement): string[] =>
  [...panel.querySelectorAll('del, ins')].map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('what a proposal changes', () => {
  onFreshTab();

  it('is the words of a text in one language at a time', async () => {
    const panel = await show({
      kind: 'content_version',
      payload: [
        { name: 'title_en', value: 'Rules' },
        { name: 'text_en', value: 'Pay nobody.' },
        { name: 'title_de', value: 'Regeln' },
        { name: 'text_de', value: 'Zahle niemandem.' },
      ],
    });
    expect(await within(panel).findByText('Pay nobody.')).toBeTruthy();
    expect(within(panel).queryByText('Zahle niemandem.')).toBeNull();
    await press(/^German Deutsch/);
    expect(within(panel).getByText('Zahle niemandem.').parentElement?.lang).toBe('de');
    expect(within(panel).getByText('No ledger entry: this moves no money.')).toBeTruthy();
  });

  it('strikes through what a text said before, beside how people will read it', async () => {
    const panel = await show({
      kind: 'content_version',
      payload: [
        { name: 'title_zh', value: '规则' },
        { name: 'text_zh', value: '不付款。' },
        { name: 'former_title_zh', value: '规则' },
        { name: 'former_text_zh', value: '先付款。' },
      ],
    });
    expect(await within(panel).findByText('不付款。')).toBeTruthy();
    expect(marksIn(panel)).toEqual(['DEL Removed: 先', 'INS Added: 不']);
    expect(within(panel).queryByText('former_text_zh')).toBeNull();
  });

  it('names each term of a product that changes, as it is and as it would be', async () => {
    const panel = await show({
      kind: 'product_version',
      payload: [
        { name: 'put_rule', value: 'Plans below 100 USD are not counted.' },
        { name: 'former_put_rule', value: 'Plans below 10 USD are not counted.' },
        { name: 'cost_per_thousand_minor', value: '900' },
        { name: 'former_cost_per_thousand_minor', value: '800' },
        { name: 'run_days', value: '7' },
      ],
    });
    await within(panel).findByRole('heading', { name: 'What changes' });
    expect(marksIn(panel)).toEqual([
      ...['DEL Removed: 10', 'INS Added: 100'],
      ...['DEL Removed: $8.00', 'INS Added: $9.00'],
    ]);
    expect(within(panel).queryByText(/former/i)).toBeNull();
  });

  it('names what changes of a contact, and strikes through one that goes', async () => {
    const panel = await show({
      kind: 'contacts',
      payload: [
        { name: 'contact_1_hours', value: 'Mon 09:00-17:00 · UTC' },
        { name: 'contact_names_en', value: 'Help' },
        { name: 'former_contact_names_en', value: 'Help' },
        { name: 'contact_names_th', value: 'New' },
        { name: 'former_contact_names_th', value: 'Old' },
        { name: 'former_contact_gone_1', value: 'Desk' },
      ],
    });
    await within(panel).findByRole('heading', { name: 'What changes' });
    expect(factOf('Contact 1 hours', panel)).toBe('Mon 09:00-17:00 · UTC');
    expect((await button(/^Thai ไทย\s*changed$/)).getAttribute('aria-pressed')).toBe('true');
    expect(marksIn(panel)).toEqual(['DEL Removed: Desk', 'DEL Removed: Old', 'INS Added: New']);
    const preview = within(panel).getByRole('region', { name: 'As people read it' });
    expect(within(preview).getByText('New')).toBeTruthy();
  });

  it('shows the rule of a campaign under its name in each language, in English where it has no other', async () => {
    const panel = await show({
      kind: 'campaign',
      payload: [
        { name: 'name', value: 'Newcomer' },
        { name: 'name_en', value: 'Newcomer' },
        { name: 'name_de', value: 'Willkommensgruß' },
        { name: 'rule_text_en', value: 'Once' },
        { name: 'rule_text_de', value: 'Einmal' },
        { name: 'rule_text_fr', value: 'Une fois' },
      ],
    });
    const preview = await within(panel).findByRole('region', { name: 'As people read it' });
    const heading = () => within(preview).getByRole('heading').textContent;
    expect(heading()).toBe('Newcomer');
    await press(/^German/);
    expect([heading(), within(preview).getAllByText('Einmal').length]).toEqual(['Willkommensgruß', 1]);
    await press(/^French/);
    expect(heading()).toBe('Newcomer');
    expect(within(panel).queryByText(/name_/)).toBeNull();
  });

  it('shows what a product says in each language that changes, also where it is gone', async () => {
    const panel = await show({
      kind: 'product_version',
      payload: [
        { name: 'put_rule', value: 'By views' },
        { name: 'put_rule_de', value: 'Nach Klicks' },
        { name: 'former_put_rule_de', value: 'Nach Aufrufen' },
        { name: 'former_put_rule_fr', value: 'Par vues' },
      ],
    });
    await within(panel).findByRole('heading', { name: 'Changed text' });
    expect(marksIn(panel)).toEqual(['DEL Removed: Aufrufen', 'INS Added: Klicks']);
    await press(/^French/);
    expect(marksIn(panel)).toEqual(['DEL Removed: Par vues']);
    expect(within(panel).queryByText(/put_rule|former/i)).toBeNull();
  });
});
