import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, factOf, inHours, onFreshTab, open, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

describe('a proposal whose matter is for other roles', () => {
  onFreshTab();

  it('says who made what kind and who decides, and claims nothing of what it would post', async () => {
    server.answer(calls.consoleProposal.detail, {
      ...{ id: '7', kind: 'bank_match', state: 'pending', maker: 'bea', is_withheld: true },
      ...{ created_at: inHours(-2), expires_at: inHours(24), amount: null, people: 2 },
      subject: { type: 'bank_line', id: '9', label: 'bank_line' },
    });
    open(<ProposalsPage />, ['delivery'], { path: '/proposals/:id?', at: '/proposals/7' });
    const panel = await screen.findByRole('region', { name: 'Proposal 7' });
    expect(
      await screen.findByText('Your role may not read what this proposal states, nor the evidence for it.'),
    ).toBeTruthy();
    expect(['Subject', 'Maker'].map((name) => factOf(name, panel))).toEqual(['bank_line', 'bea']);
    expect(screen.getByText('Decided by somebody else: Finance checker.')).toBeTruthy();
    expect(within(panel).queryByRole('link', { name: 'bank_line' })).toBeNull();
    for (const text of [/Ledger entries on approval/, /moves no money/, /no other evidence/])
      expect(screen.queryByText(text)).toBeNull();
  });
});
