import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  alertText,
  button,
  calls,
  inHours,
  onFreshTab,
  open,
  press,
  refused,
  sentenceOf,
  server,
  USERNAME,
} from '../../../test/screen';
import { ProposalsPage } from './proposals';

const topup: Part<ProposalDetail> = {
  ...{ id: '7', kind: 'topup', state: 'pending', maker: 'bea', amount: 10_000 },
  ...{ created_at: inHours(-2), expires_at: inHours(24), arrival: null },
};

const show = (part: Part<ProposalDetail>, roles: Parameters<typeof open>[1] = ['finance_checker']) => {
  server.answer(calls.consoleProposal.detail, { ...topup, ...part });
  server.answer(calls.consoleProposal.place, { waiting: 1, place: 1, previous: null, next: null });
  open(<ProposalsPage />, roles, { path: '/proposals/:id?', at: '/proposals/7?state=pending' });
  return screen.findByRole('region', { name: 'Proposal 7' });
};

describe('what does not fit about a proposal', () => {
  onFreshTab();

  const flags = [
    { key: 'destination_new', flag: 'destination_new', about: '' },
    { key: 'same_amount:6', flag: 'same_amount', about: 'bob' },
  ] as const;

  it('is not offered before each flag is ticked for itself', async () => {
    await show({ flags });
    server.answer(calls.consoleProposal.approve, { ...topup, state: 'approved' });
    expect((await button('Approve')).disabled).toBe(true);
    fireEvent.click(
      screen.getByLabelText('The payout account was set less than 72 hours before the request.'),
    );
    expect((await button('Approve')).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(/^The same amount came up within a day, for bob/));
    await press('Approve');
    await waitFor(() =>
      expect(server.sent(calls.consoleProposal.approve)).toEqual([
        { id: '7', acknowledged: ['destination_new', 'same_amount:6'] },
      ]),
    );
  });

  it('shows a flag that came up since, and keeps what was ticked', async () => {
    await show({ flags: [flags[0]] });
    server.reply(calls.consoleProposal.approve, () => {
      server.answer(calls.consoleProposal.detail, { ...topup, flags });
      return refused('flags_not_acknowledged');
    });
    fireEvent.click(await screen.findByLabelText(/^The payout account was set/));
    await press('Approve');
    expect(await screen.findByLabelText(/^The same amount came up within a day, for bob/)).toBeTruthy();
    expect(await alertText()).toBe(sentenceOf('flags_not_acknowledged'));
    expect((await button('Approve')).disabled).toBe(true);
  });

  it('shows a cover that nothing here can read, whole and beside the one before', async () => {
    const payload = [
      { name: 'cover_url', value: '/covers/45' },
      { name: 'former_cover_url', value: '/covers/44' },
      { name: 'creative_images', value: '/creative/46 /creative/47' },
      { name: 'creative_landing_page', value: '/landing/48' },
    ];
    const flag = { key: 'cover_new', flag: 'cover_new', about: '' } as const;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url === '/landing/48' ? Promise.resolve(new Response('<p>Tide tables</p>')) : server.fetch(url, init),
    );
    await show({ kind: 'product_version', payload, flags: [flag] });
    const images = await screen.findAllByRole('img');
    const shown = images.map((image) => [image.getAttribute('alt'), image.getAttribute('src')]);
    expect(shown).toEqual([
      ['Proposed cover, in full', '/covers/45'],
      ['Cover offered until now', '/covers/44'],
      ['Images of the creative, in full', '/creative/46'],
      ['Images of the creative, in full', '/creative/47'],
    ]);
    const page = screen.getByTitle('Landing page');
    expect([page.getAttribute('src'), page.getAttribute('sandbox')]).toEqual(['/landing/48', '']);
    expect(await screen.findByText('Tide tables')).toBeTruthy();
    expect(screen.queryByText('/covers/45')).toBeNull();
    expect((await button('Approve')).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText(/contains no text, no demand and no contact/));
    expect((await button('Approve')).disabled).toBe(false);
  });

  it('says of a picture that cannot be shown that it proves nothing', async () => {
    await show({ payload: [{ name: 'evidence', value: '/files/45' }] });
    fireEvent.error(await screen.findByRole('img', { name: 'Image 1' }));
    expect(await alertText()).toMatch(/^Image 1 cannot be shown, so it proves nothing/);
    expect(screen.getByRole('alert').closest('a')?.getAttribute('href')).toBe('/files/45');
  });

  it('can be taken back by who made it', async () => {
    await show({ maker: USERNAME }, ['finance_maker']);
    server.reply(calls.consoleProposal.withdraw, () => {
      server.answer(calls.consoleProposal.detail, { ...topup, maker: USERNAME, state: 'withdrawn' });
      return topup;
    });
    await press('Take back');
    expect(await screen.findByText('Nothing was posted.')).toBeTruthy();
    expect(server.sent(calls.consoleProposal.withdraw)).toEqual([{ id: '7' }]);
  });
});
