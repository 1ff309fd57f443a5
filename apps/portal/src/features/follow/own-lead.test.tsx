import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  choose,
  inHours,
  items,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
} from '../../../test/screen';
import type { OwnLead as Own } from './api';
import { OwnLead } from './own-lead';

const lead: Part<Own['lead']> = {
  ...{ operation_id: '12345674', nickname: 'Mira', published: 1, followers: 3 },
  record: { settled: 40, lost: 25, lost_share_bp: 6_250, median_net_bp: -150 },
};
const publication = {
  ...{ id: '5', product: { id: '3', title: 'Harbour Puzzle' }, closes_at: inHours(24) },
  ...{ offers: 3, funded: 2, settled: 1, lost: 1 },
};
const counts = 'Offered3Funded2Settled1Lost money1';

describe('the page of a lead', () => {
  onFreshDevice();

  it('tells a lead who follows, and take-up and outcome of each plan published', async () => {
    server.answer(calls.assistance.published, {
      lead,
      items: [publication, { ...publication, id: '4', closes_at: inHours(-24) }],
    });
    open(<OwnLead />);
    await screen.findByRole('heading', { name: 'You are a lead' });
    expect(screen.getByText('3 people follow you · 1 plan is open to followers now')).toBeTruthy();
    expect(rowOf('Operation ID')).toContain('12345674');
    expect(items()).toEqual([
      `Harbour PuzzleOpen until Mar 3, 2026, 9:30\u00a0AM\u00a0UTC${counts}`,
      `Harbour PuzzleClosed on Mar 1, 2026, 9:30\u00a0AM\u00a0UTC${counts}`,
    ]);
  });

  it('publishes the chosen product once, and says to how many', async () => {
    server.answer(calls.assistance.published, { lead });
    server.answer(calls.plan.products, { items: [{ id: '3', title: 'Harbour Puzzle' }] });
    server.reply(calls.assistance.publish, () => {
      server.answer(calls.assistance.published, { lead, items: [publication] });
      return { offers: 3 };
    });
    open(<OwnLead />);
    expect(await screen.findByText('You have not published a plan yet.')).toBeTruthy();
    await press('Publish a plan');
    const dialog = await screen.findByRole('dialog', { name: 'Publish a plan' });
    expect(within(dialog).getByText(/You earn nothing from it\.$/)).toBeTruthy();
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish a plan' });
    expect(confirm.disabled).toBe(true);
    await choose('Harbour Puzzle');
    confirm.click();
    confirm.click();
    expect(await screen.findByText('Published to 3 followers.')).toBeTruthy();
    expect(server.sent(calls.assistance.publish)).toEqual([{ product_id: '3' }]);
    await waitFor(() => expect(items()).toHaveLength(1));
  });

  it('leaves the dialog open where it was refused', async () => {
    server.answer(calls.assistance.published, { lead });
    server.answer(calls.plan.products, { items: [{ id: '3', title: 'Harbour Puzzle' }] });
    server.reply(calls.assistance.publish, () => refused('wrong_state'));
    open(<OwnLead />);
    await press('Publish a plan');
    await choose('Harbour Puzzle');
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish a plan' }).click();
    expect(await screen.findByText(/no longer possible/)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is nothing to anybody else', async () => {
    server.answer(calls.assistance.published, { lead: null });
    open(<OwnLead />);
    await waitFor(() => expect(server.sent(calls.assistance.published)).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
