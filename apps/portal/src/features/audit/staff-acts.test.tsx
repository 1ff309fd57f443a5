import type { Part } from '@fairlead/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, items, linkTo, onFreshDevice, open, press, server } from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { StaffActs } from './staff-acts';

type Act = ResponseFor<'statement.staffActs'>['items'][number];

const acts = (...rows: readonly Part<Act>[]): void =>
  server.answer(calls.statement.staffActs, {
    items: rows.map((row, index) => ({
      id: String(index + 1),
      text: '',
      time: inHours(-1),
      number: null,
      since: null,
      ...row,
    })),
  });

const textsOf = (selector: string): readonly (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const shown = () => textsOf('summary');
const unfolded = () => textsOf('details > div');

describe('what staff did with an account', () => {
  onFreshDevice();

  it('is said in words: stage and kind of a proposal, its sum, its reason, and by whom', async () => {
    acts(
      {
        act: 'approved.topup',
        role: 'finance_checker',
        amount: 10_000,
        subject_type: 'topup',
        number: '4',
        since: inHours(-50),
      },
      {
        act: 'consoleHolder.disable',
        role: 'admin',
        text: 'Forged papers',
        subject_type: 'holder',
        number: '12',
        since: inHours(-2),
      },
    );
    open(<StaffActs />);
    await screen.findByText('Approved: money added');
    expect(shown()).toEqual([
      'Approved: money added8:30 AMBy finance (approves) · no. 4$100.00',
      'Disabled your account8:30 AMBy administration · no. 12Reason: Forged papers',
    ]);
    expect(unfolded()).toEqual([
      'Concerns $100.00By finance (approves), no. 4, in this role for 2 daysMar 2, 2026, 8:30\u00a0AM\u00a0UTC',
      'By administration, no. 12, in this role since that dayMar 2, 2026, 8:30\u00a0AM\u00a0UTC',
    ]);
  });

  it('stands under its days', async () => {
    const row = { act: 'release-holds', role: 'system', subject_type: 'hold' } as const;
    acts(row, { ...row, time: inHours(-2) }, { ...row, time: inHours(-24) });
    open(<StaffActs />);
    await screen.findAllByText('Ended a hold');
    const days = screen
      .getAllByRole('heading')
      .map((day) => [
        day.textContent,
        within(day.closest('section') ?? document.body).getAllByRole('listitem').length,
      ]);
    expect(days).toEqual([
      ['Today, Monday, Mar 2', 2],
      ['Yesterday, Sunday, Mar 1', 1],
    ]);
  });

  it('says equal readings of one person on one day in one row, with each time of it; others stay apart', async () => {
    const looked = {
      act: 'consoleHolder.detail',
      role: 'support',
      number: '4',
      since: inHours(-50),
    } as const;
    acts(
      looked,
      { ...looked, number: '5' },
      { ...looked, act: 'consoleSupport.send' },
      { ...looked, act: 'consoleSupport.send' },
      { ...looked, act: 'consoleHolder.flow', time: inHours(-2) },
      { ...looked, time: inHours(-24) },
    );
    open(<StaffActs />);
    await screen.findByText('Looked at your account ×2');
    expect(textsOf('.act__name')).toEqual([
      'Looked at your account ×2',
      'Looked at your account',
      'Wrote to you in the chat',
      'Wrote to you in the chat',
      'Looked at your account',
    ]);
    expect(unfolded()[0]).toContain('Mar 2, 2026, 8:30\u00a0AM\u00a0UTCMar 2, 2026, 7:30\u00a0AM\u00a0UTC');
  });

  it('shows what was written to the person as it stands, not as a reason', async () => {
    acts({
      act: 'consoleFeedback.answer',
      role: 'support',
      text: 'Mended, thank you',
      subject_type: 'feedback',
    });
    open(<StaffActs />);
    expect(await screen.findByText('Mended, thank you')).toBeTruthy();
  });

  it('leads to the plan that it was about', async () => {
    acts({ act: 'consoleOrder.place', role: 'delivery', subject_type: 'order', subject_id: '17' });
    open(<StaffActs />);
    (await screen.findByText('Placed your plan with the network by hand')).click();
    expect(linkTo('Open the plan')).toBe('/plan/detail?id=17');
  });

  it('leaves out no act that the app does not know', async () => {
    acts({ act: 'consoleHolder.later', role: 'system', subject_type: 'holder' });
    open(<StaffActs />);
    expect(await screen.findByText('Other activity: consoleHolder.later')).toBeTruthy();
    expect(screen.getByText('By the system (automatic)')).toBeTruthy();
  });

  it('says so where nobody did anything', async () => {
    acts();
    open(<StaffActs />);
    expect(await screen.findByText(/^Nobody has done anything with your account yet/)).toBeTruthy();
  });

  it('leaves to its decisions alone what was read, said or proposed', async () => {
    const row = { role: 'admin', text: '', subject_type: 'holder' } as const;
    server.reply(calls.statement.staffActs, ({ only }) => ({
      items: [
        ...(only === 'decisions' ? [] : [{ ...row, id: '2', act: 'consoleHolder.detail' }]),
        { ...row, id: '1', act: 'consoleHolder.disable' },
      ],
    }));
    open(<StaffActs />);
    await screen.findByText('Disabled your account');
    expect(items()).toHaveLength(2);
    await press('Decisions');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(screen.getByText('Disabled your account')).toBeTruthy();
  });

  it('reads on from the cursor of the page before', async () => {
    const row = { act: 'release-holds', role: 'system', text: '', subject_type: 'hold' } as const;
    server.reply(calls.statement.staffActs, ({ cursor }) =>
      cursor === undefined
        ? { items: [{ ...row, id: '2' }], next_cursor: 'older' }
        : { items: [{ ...row, id: '1', act: 'close-accounts' }] },
    );
    open(<StaffActs />);
    await press('Show more');
    expect(await screen.findByText('Closed your account, as you had asked')).toBeTruthy();
    expect(screen.getByText('Ended a hold')).toBeTruthy();
  });
});
