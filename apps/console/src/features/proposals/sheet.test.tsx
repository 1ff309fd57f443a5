import type { ProposalDetail } from '@fairlead/contract';
import type { Part } from '@fairlead/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  button,
  calls,
  dialog,
  field,
  inHours,
  leave,
  linkTo,
  noDialog,
  onFreshTab,
  open,
  press,
  server,
  type,
  USERNAME,
} from '../../../test/screen';
import { queryClient } from '../../shared/api/query-client';
import { ProposalsPage } from './proposals';

const topup: Part<ProposalDetail> = {
  ...{ kind: 'topup', state: 'pending', maker: 'bea', amount: 10_000, people: 2, agreed: [] },
  ...{ created_at: inHours(-2), expires_at: inHours(24), arrival: null, flags: [] },
};
const flags = [
  { key: 'destination_new', flag: 'destination_new', about: '' },
  { key: 'same_amount:6', flag: 'same_amount', about: 'bob' },
] as const;

/** Proposal 7, after which 8 waits for the one who asks, and nothing after that. */
const show = async (part: Part<ProposalDetail> = {}): Promise<void> => {
  server.reply(calls.consoleProposal.detail, ({ id }) => ({ ...topup, ...(id === '7' ? part : {}), id }));
  server.reply(calls.consoleProposal.place, ({ id }) => ({
    ...{ waiting: 2, place: id === '7' ? 1 : 2, previous: null, next: id === '7' ? '8' : null },
  }));
  server.answer(calls.consoleProposal.approve, { ...topup, shown_once: null });
  open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals/7' });
  await button('Refuse');
  await screen.findByText('1 of 2');
};

const focused = () => document.activeElement;
let pressedAtMs = 0;
/** A key, so long after the one before. */
const key = (name: string, afterMs = 5_000): void => {
  pressedAtMs += afterMs;
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: pressedAtMs });
  fireEvent(focused() ?? document.body, event);
};
const approved = () => server.sent(calls.consoleProposal.approve);

describe('the sheet of a proposal, by keys alone', () => {
  onFreshTab();

  it('begins with the focus on its heading, approves and opens the next, where the focus is on the heading again', async () => {
    await show();
    expect(screen.getByText('Updated just now')).toBeTruthy();
    expect(focused()?.textContent).toBe('Proposal 7');
    key('a');
    await waitFor(() => expect(address()).toBe('/proposals/8'));
    await waitFor(() => expect(focused()?.textContent).toBe('Proposal 8'));
    expect(approved()).toEqual([{ id: '7', acknowledged: [] }]);
    expect((await screen.findByText(/^You approved/)).textContent).toMatch(
      /^You approved Proposal 7: Top-up,/,
    );
    expect(linkTo('Proposal 7')).toBe('/proposals/7');
  });

  it('takes a second press at once for a slip: nobody read the next one', async () => {
    await show();
    key('a');
    await waitFor(() => expect(address()).toBe('/proposals/8'));
    // Until its place is there, the button is that of the one before.
    await screen.findByText('2 of 2');
    key('a', 300);
    key('a', 300);
    expect(approved()).toHaveLength(1);
    key('a');
    await waitFor(() => expect(approved()).toHaveLength(2));
  });

  it('leads to each flag first, ticks it by its number, and approves only then', async () => {
    await show({ flags });
    expect(screen.getByText('2 more to check')).toBeTruthy();
    key('a');
    const first = await field(/^The payout account was set/);
    expect(focused()).toBe(first);
    key('1');
    expect(screen.getByText('1 more to check')).toBeTruthy();
    key('2');
    key('a');
    await waitFor(() =>
      expect(approved()).toEqual([{ id: '7', acknowledged: ['destination_new', 'same_amount:6'] }]),
    );
  });

  it('refuses in its dialog, where letters are letters, and loses the focus to nothing', async () => {
    await show();
    server.reply(calls.consoleProposal.refuse, () => {
      server.answer(calls.consoleProposal.detail, { ...topup, id: '7', state: 'refused' });
      return topup;
    });
    key('r');
    await dialog('Refuse proposal 7');
    fireEvent.keyDown(await field('Reason'), { key: 'a' });
    await type('Reason', 'Receipt of another');
    await press('Refuse');
    await noDialog();
    expect(await screen.findByText('Nothing was posted.')).toBeTruthy();
    await waitFor(() => expect(focused()?.textContent).toBe('Proposal 7'));
    expect(approved()).toEqual([]);
    key('j');
    expect(address()).toBe('/proposals/8');
  });

  it('awaits the next where nothing else waits, and opens it by itself, never one that is decided', async () => {
    await show();
    leave();
    server.reply(calls.consoleProposal.place, ({ id }) => ({
      waiting: 1,
      place: id ? 1 : null,
      next: id ? null : '8',
    }));
    open(<ProposalsPage />, ['finance_checker'], { path: '/proposals/:id?', at: '/proposals/next' });
    await screen.findByText('1 of 1');
    expect(address()).toBe('/proposals/8');
    server.reply(calls.consoleProposal.place, () => ({ waiting: 0, place: null, next: null }));
    await press('Approve and open the next');
    expect(await screen.findByText(/^Nothing waits for you\./)).toBeTruthy();
    expect(address()).toBe('/proposals/next');
    expect(focused()?.textContent).toBe('Next proposal');
    expect((await screen.findByText(/^You approved/)).textContent).toContain('Proposal 8');
    key('a');
    server.reply(calls.consoleProposal.place, ({ id }) => ({
      waiting: 1,
      place: id ? 1 : null,
      next: id ? null : '9',
    }));
    queryClient.setQueryData([calls.consoleQueue.counts.id, {}], { queues: [] });
    await queryClient.invalidateQueries({ queryKey: [calls.consoleProposal.place.id] });
    await waitFor(() => expect(address()).toBe('/proposals/9'));
    // The menu counts it at once.
    const counted = queryClient.getQueryState([calls.consoleQueue.counts.id, {}]);
    expect(counted?.isInvalidated).toBe(true);
    expect(approved()).toEqual([{ id: '8', acknowledged: [] }]);
  });

  it('says that three people decide, who agreed, and lets nobody agree twice', async () => {
    await show({ people: 3, agreed: ['cy'] });
    expect(screen.getByText('It takes three people: cy agreed, you would be the last.')).toBeTruthy();
  });

  it('offers who agreed already to refuse, and no more', async () => {
    await show({ people: 3, agreed: [USERNAME] });
    expect(screen.getByText(/^You agreed\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    key('a');
    expect(approved()).toEqual([]);
  });
});
