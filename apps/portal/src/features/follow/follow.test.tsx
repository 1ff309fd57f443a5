import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  calls,
  field,
  inHours,
  items,
  linkTo,
  noteOf,
  onFreshDevice,
  open,
  press,
  refused,
  rowOf,
  server,
  type,
} from '../../../test/screen';
import type { FollowRecord, LeadCard } from './api';
import { CurrentLead } from './current-lead';
import { FollowRecords } from './record-list';

const id = 'Operation ID of the lead';
const card: Part<LeadCard> = {
  ...{ operation_id: '12345674', nickname: 'Mira', published: 2 },
  record: { settled: 40, lost: 25, lost_share_bp: 6_250, median_net_bp: -150 },
};
const nobody = (): void => server.answer(calls.assistance.list, { current: null });
const following = (): void =>
  server.answer(calls.assistance.list, {
    current: { ...card, operation_id: '87654321', nickname: 'Olga', since: inHours(-24) },
  });
const look = async (typed = '12345674'): Promise<void> => {
  await type(id, typed);
  await press('See the results');
};

describe('following a lead', () => {
  onFreshDevice();

  it('shows the record with its losses before anything is followed, and then follows once', async () => {
    nobody();
    server.answer(calls.assistance.leadCard, card);
    server.reply(calls.assistance.follow, () => {
      following();
      return {};
    });
    open(<CurrentLead />);
    expect(await screen.findByText(/^You are not following anyone/)).toBeTruthy();
    expect(screen.getByText(/following spends nothing, and you decide/)).toBeTruthy();
    await look(' 12345674 ');
    const dialog = await screen.findByRole('dialog', { name: 'Follow Mira?' });
    expect(server.sent(calls.assistance.leadCard)).toEqual([{ operation_id: '12345674' }]);
    expect(rowOf('Plans that lost money', dialog)).toBe('25 (62.5%)');
    const [footer] = dialog.getElementsByClassName('dialog__footer');
    expect(footer?.textContent).toMatch(/^You can lose the money you put in\./);
    expect(rowOf('Typical result (median, % of spend)', dialog)).toBe('-1.5%');
    expect(within(dialog).getByText('You can lose the money you put in.')).toBeTruthy();
    expect(server.sent(calls.assistance.follow)).toEqual([]);
    const confirm = within(dialog).getByRole('button', { name: 'Follow' });
    confirm.click();
    confirm.click();
    expect(await screen.findByText('You follow Mira.')).toBeTruthy();
    expect(server.sent(calls.assistance.follow)).toEqual([{ operation_id: '12345674' }]);
    expect((await field(id)).value).toBe('');
  });

  it('says that there is no record, and promises nothing, where no plan is settled', async () => {
    nobody();
    server.answer(calls.assistance.leadCard, { ...card, record: { settled: 0 } });
    open(<CurrentLead />);
    await look();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('there is no record');
    expect(within(dialog).queryByText('Plans that lost money')).toBeNull();
    expect(within(dialog).getByText('You can lose the money you put in.')).toBeTruthy();
  });

  it.each([
    ['', 'Cannot be empty.'],
    ['87654321', 'You already follow this operation ID.'],
  ])('refuses "%s" at the field before it is asked', async (typed, words) => {
    following();
    open(<CurrentLead />);
    await look(typed);
    await waitFor(async () => expect(await noteOf(id)).toBe(words));
    expect(server.sent(calls.assistance.leadCard)).toEqual([]);
  });

  it('says at the field that nobody has this ID, keeps it, and takes the words back when it is mended', async () => {
    nobody();
    server.reply(calls.assistance.leadCard, () => refused('operation_id_invalid'));
    open(<CurrentLead />);
    await look('00000000');
    await waitFor(async () => expect(await noteOf(id)).toBe('This operation ID is not valid.'));
    expect((await field(id)).value).toBe('00000000');
    await type(id, '1');
    expect(await noteOf(id)).toBe('8 digits. You get it from the lead.');
  });

  it('asks for a change of lead by both names, and says what stays', async () => {
    following();
    server.answer(calls.assistance.leadCard, card);
    open(<CurrentLead />);
    await look();
    const dialog = await screen.findByRole('dialog', { name: 'Follow Mira instead of Olga?' });
    expect(dialog.textContent).toContain('Plans that were offered to you already stay until they expire.');
    expect(within(dialog).getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  it('shows whom one follows, since when, and the way to the plans that wait', async () => {
    following();
    open(<CurrentLead />);
    expect(await screen.findByRole('heading', { name: 'Olga' })).toBeTruthy();
    expect(screen.getByText('Operation ID 87654321')).toBeTruthy();
    expect(screen.getByText('Since Mar 1, 2026, 9:30 AM UTC')).toBeTruthy();
    expect(screen.getByText('2 plans are open to followers now')).toBeTruthy();
    expect(linkTo('Plans that need funding')).toBe('/plan?show=mine&status=waiting_to_put');
  });

  it('says of plans too few for a share in one line how many of them lost money', async () => {
    const record = { settled: 4, lost: 1, lost_share_bp: null, median_net_bp: null };
    server.answer(calls.assistance.list, { current: { ...card, record } });
    open(<CurrentLead />);
    await screen.findByText('Plans that lost money');
    expect(rowOf('Plans that lost money')).toBe('1 of 4');
    expect(screen.queryByText('Settled plans')).toBeNull();
    expect(screen.getByText('You can lose the money you put in.')).toBeTruthy();
  });

  it('stops after a question, and says so', async () => {
    following();
    server.reply(calls.assistance.follow, () => {
      nobody();
      return {};
    });
    open(<CurrentLead />);
    await press('Stop following');
    const dialog = await screen.findByRole('dialog', { name: 'Stop following Olga?' });
    within(dialog).getByRole('button', { name: 'Stop following' }).click();
    expect(await screen.findByText('You no longer follow anyone.')).toBeTruthy();
    expect(server.sent(calls.assistance.follow)).toEqual([{ operation_id: null }]);
  });
});

describe('the follow records', () => {
  onFreshDevice();

  const records = (...rows: readonly Part<FollowRecord>[]): void =>
    server.answer(calls.assistance.list, {
      items: rows.map((row, index) => ({
        ...{ id: String(index + 1), nickname: 'Mira', operation_id: '12345674', time: inHours(-1) },
        ...row,
      })),
    });

  it('say what was done and which plans came of it, the newest six of them, by title and number', async () => {
    const plan = (id: string) => ({
      id,
      number: `260302-000000${id}`,
      title: `Product ${id}`,
      cover_url: '',
      ...({ status: 'waiting_to_put', reasons: [], net_own: null } as const),
    });
    records(
      { event: 'followed', orders: ['1', '2', '3', '4', '5', '6', '7', '8'].map(plan) },
      { event: 'stopped', orders: [] },
      { event: 'changed', orders: [] },
    );
    open(<FollowRecords />);
    await screen.findByText('You followed Mira');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [3, 4, 5, 6, 7, 8].map((place) => `Product ${place} 260302-000000${place} Needs funding`),
    );
    expect(linkTo(/^Product 8/)).toBe('/plan/detail?id=8');
    expect(items()[0]).toContain('8 plans');
    expect(items().at(-2)).toBe('You stopped following Mira1 hour agoOperation ID 12345674');
    expect(items().at(-1)).toContain('No plans');
  });

  it('say how each plan stands: its result, what nobody refused, and whether one still follows', async () => {
    const plan = { id: '1', number: '260302-0000001', title: 'Product 1', cover_url: '' };
    const orders: Part<FollowRecord>['orders'] = [
      { ...plan, status: 'settlement_successful', reasons: [], net_own: -377 },
      { ...plan, id: '2', status: 'put_failed', reasons: [{ reason: 'offer_expired' }], net_own: null },
    ];
    server.answer(calls.assistance.list, {
      items: [{ event: 'followed', nickname: 'Mira', operation_id: '12345674', orders }],
      current: { ...card, nickname: 'Mira' },
    });
    open(<FollowRecords />);
    await screen.findByText('You followed Mira');
    await waitFor(() => expect(server.sent(calls.assistance.list)).toHaveLength(2));
    expect(screen.queryByText('You follow Mira.'), 'the newest record says it').toBeNull();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Product 1 260302-0000001 Settled-$3.77',
      'Product 1 260302-0000001 Lapsed',
    ]);
  });

  it('say so where one follows nobody any more, though the newest of them is of following', async () => {
    server.answer(calls.assistance.list, { items: [{ event: 'followed', orders: [] }], current: null });
    open(<FollowRecords />);
    expect(await screen.findByText('You no longer follow anyone.')).toBeTruthy();
  });

  it('lead to following where there is none', async () => {
    records();
    open(<FollowRecords />);
    await screen.findByText('Your follow history will appear here.');
    expect(linkTo('Follow a lead')).toBe('/ad-center/operated');
  });
});
