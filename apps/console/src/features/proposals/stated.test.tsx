import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, factOf, inHours, linkTo, onFreshTab, open, server } from '../../../test/screen';
import { ProposalsPage } from './proposals';

describe('what a proposal states, and the facts about it', () => {
  onFreshTab();

  it('are, where it lifts the hold of a chargeback, why and of what, with the way to that proposal', async () => {
    server.answer(calls.consoleProposal.detail, {
      ...{ id: '7', kind: 'objection_upheld', state: 'pending', maker: 'bea', amount: 1_200, moves: [] },
      ...{ arrival: null, bank_lines: null, created_at: inHours(-2), expires_at: inHours(24) },
      payload: [
        { name: 'chargeback_proposal', value: '5' },
        { name: 'chargeback_reason', value: 'The network took it back' },
        { name: 'charged_back_minor', value: '1200' },
        { name: 'original_kind', value: 'profit_sharing' },
        { name: 'plan', value: '260302-17 Harbour Puzzle' },
        { name: 'network', value: 'north' },
        { name: 'can_be_charged_back_again', value: 'false' },
      ],
    });
    server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
    open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals/7' });
    await screen.findByText('Ledger entries on approval');
    expect(linkTo('Proposal 5')).toBe('/proposals/5');
    expect(factOf('Chargeback reason')).toBe('The network took it back');
    expect([factOf('Charged back'), factOf('Original kind')]).toEqual(['$12.00', 'Earnings']);
    expect([factOf('Plan'), factOf('Network')]).toEqual(['260302-17 Harbour Puzzle', 'north']);
    expect(factOf('Can be charged back again')).toBe('No');
  });
});
