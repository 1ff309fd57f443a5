import type { Part } from '@fairlead/contract/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calls,
  field,
  inHours,
  items,
  knowPerson,
  linkTo,
  NOW,
  noteOf,
  onFreshDevice,
  open,
  press,
  pressTwice,
  rowOf,
  server,
  signIn,
  type,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { queryClient } from '../../shared/calls/query-client';
import TopupDialog from './topup-dialog';
import { OpenTopups, TopupList } from './topup-list';

type Topup = ResponseFor<'topup.list'>['items'][number];

const cases = (...rows: readonly Part<Topup>[]): void =>
  server.answer(calls.topup.list, {
    items: rows.map((row, index) => ({ id: String(index + 1), amount: 12_000, ...row })),
  });

const OtherFigure = ({ read }: { read: () => number }) => {
  useQuery({ queryKey: ['figure'], queryFn: read });
  return null;
};

describe('asking for a top-up', () => {
  onFreshDevice();

  it('sends amount and message once for a double tap, says that steps follow, and closes', async () => {
    const onClose = vi.fn();
    const onAsked = vi.fn();
    server.answer(calls.topup.request);
    open(<TopupDialog onClose={onClose} onAsked={onAsked} />);
    await type('Amount in USD', '120');
    await type('Message (optional)', '  by bank, please ');
    await pressTwice('Request payment details');
    await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.sent(calls.topup.request)).toEqual([{ amount: 12_000, message: 'by bank, please' }]);
    expect(await screen.findByText('Request sent. Follow each step here.')).toBeTruthy();
    expect((await field('Amount in USD')).value).toBe('');
  });

  it('takes a usual amount by one touch, and says what the chosen way takes', async () => {
    server.answer(calls.topup.request);
    open(<TopupDialog onClose={vi.fn()} onAsked={vi.fn()} />);
    await press('$200.00');
    expect((await field('Amount in USD')).value).toBe('200');
    expect(screen.getByText(/^Support sends you the details of an available method\./)).toBeTruthy();
    await press('Bank transfer');
    expect(screen.getByText(/^Usually 1 to 2 business days\. We charge no fee/)).toBeTruthy();
    await press('Request payment details');
    await waitFor(() =>
      expect(server.sent(calls.topup.request)).toEqual([{ amount: 20_000, method: 'bank_transfer' }]),
    );
  });

  it('sends no message where none was written', async () => {
    server.answer(calls.topup.request);
    open(<TopupDialog onClose={vi.fn()} onAsked={vi.fn()} />);
    await type('Amount in USD', '0.01');
    await type('Message (optional)', '   ');
    await press('Request payment details');
    await waitFor(() => expect(server.sent(calls.topup.request)).toEqual([{ amount: 1 }]));
  });

  it.each(['', '0', 'ten', '1.234'])(
    'refuses the amount "%s" at its field once it was tried',
    async (typed) => {
      open(<TopupDialog onClose={vi.fn()} onAsked={vi.fn()} />);
      await type('Amount in USD', typed);
      expect(await noteOf('Amount in USD')).toBeUndefined();
      await press('Request payment details');
      expect(await noteOf('Amount in USD')).toBe('Enter an amount such as 50 or 50.00.');
      expect(server.sent(calls.topup.request)).toEqual([]);
    },
  );

  it('keeps what was typed when it is refused and when it is opened anew', async () => {
    const onClose = vi.fn();
    const onAsked = vi.fn();
    server.refuse(calls.topup.request, 'throttled');
    const { unmount } = open(<TopupDialog onClose={onClose} onAsked={onAsked} />);
    await type('Amount in USD', '120');
    await type('Message (optional)', 'by bank');
    await press('Request payment details');
    expect(await screen.findByText(/./, { selector: '.toast--failure' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    open(<TopupDialog onClose={onClose} onAsked={onAsked} />);
    expect((await field('Amount in USD')).value).toBe('120');
    expect((await field('Message (optional)')).value).toBe('by bank');
  });
});

describe('the top-up cases', () => {
  onFreshDevice();

  it('explain how a top-up goes where there is none', async () => {
    cases();
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    expect(
      await screen.findByText(/^We add money manually: payment support sends you payment details/),
    ).toBeTruthy();
  });

  it('show every step with its time, and the words of staff', async () => {
    cases({
      state: 'refused',
      reason: 'No payment arrived',
      steps: [
        { state: 'asked', time: inHours(-48), text: null },
        { state: 'card_sent', time: inHours(-24), text: 'Harbour Bank' },
        { state: 'refused', time: NOW, text: null },
      ],
    });
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    expect(await screen.findByText('Reason: No payment arrived')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dispute' }).getAttribute('href')).toMatch(
      /\?type=topup&id=\d+$/,
    );
    expect(items().slice(1)).toEqual([
      'Requested2 days ago',
      'Payment details sentHarbour Bankyesterday',
      'Refusednow',
    ]);
  });

  it.each([
    ['asked', 7 * 24, true],
    ['posting_proposed', 7 * 24, true],
    ['card_sent', 7 * 24 - 1, false],
    ['posted', 30 * 24, false],
  ] as const)('can be objected to where they lie: %s for %i hours: %s', async (state, hours, may) => {
    cases({ state, created_at: inHours(-hours) });
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    await screen.findByText('$120.00');
    expect(screen.queryByRole('link', { name: 'Dispute' }) !== null).toBe(may);
  });

  it('say until when, while nobody can object yet', async () => {
    cases({ state: 'asked', created_at: NOW });
    open(<OpenTopups />);
    expect(
      await screen.findByText(
        'If this is not done by Mar 9, 2026, 9:30 AM UTC, you can open a dispute here.',
      ),
    ).toBeTruthy();
  });

  it('read everything anew once one has ended, so that the money is seen where it went', async () => {
    cases({ state: 'asked' });
    const read = vi.fn(() => 1);
    open(
      <>
        <OpenTopups />
        <OtherFigure read={read} />
      </>,
    );
    await screen.findByText('$120.00');
    expect(read).toHaveBeenCalledTimes(1);
    cases({ state: 'posted' });
    await queryClient.invalidateQueries({ queryKey: ['topups'] });
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  it('say it as an end where one is posted while the person looks on, and not of one that was there', async () => {
    cases({ state: 'posted', amount: 7_000 }, { state: 'asked' });
    open(<OpenTopups />);
    await screen.findByText('$120.00');
    expect(screen.queryByRole('heading', { name: 'In your available funds' })).toBeNull();
    cases({ state: 'posted', amount: 7_000 }, { state: 'posted', posted_amount: 11_500 });
    await queryClient.invalidateQueries({ queryKey: ['topups'] });
    const end = (await screen.findByRole('heading', { name: 'In your available funds' })).closest('section');
    expect(end?.textContent).toContain('$115.00');
    expect(linkTo('Browse products')).toBe('/plan?show=products');
  });

  it('show where to pay, each value to copy, and what comes next', async () => {
    const lines = [{ name: 'IBAN', value: 'XX00 1111' }];
    const card = { payee_name: 'Harbour Bank', method: 'card', lines, reference: '12345674', amount: 12_000 };
    cases({
      state: 'card_sent',
      card: { payee_id: '1', approved_by_two: true, retired: false, ...card },
      steps: [{ state: 'card_sent', time: NOW, text: null }],
    });
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    expect(await screen.findByRole('button', { name: 'XX00 1111, Copy IBAN' })).toBeTruthy();
    expect(rowOf('Reference')).toContain('12345674');
    expect(items().slice(1)).toEqual([
      'Payment details sentnow',
      'Support matches your paymentA second person compares amount and reference.',
      'In your available funds',
    ]);
  });

  it('let the payer say that they paid, once, and then add receipts until somebody decides', async () => {
    cases({ state: 'card_sent', receipts: 0, steps: [{ state: 'card_sent', time: NOW, text: null }] });
    server.answer(calls.topup.paid);
    open(<OpenTopups />);
    await press('I have paid');
    await press('Tell support');
    await waitFor(() => expect(server.sent(calls.topup.paid)).toEqual([{ topup_id: '1' }]));
    expect(await screen.findByText('Thanks. Support will look for your payment.')).toBeTruthy();
  });

  it.each([
    ['card_sent', 1, true],
    ['posting_proposed', 5, true],
    ['card_sent', 6, false],
    ['posted', 1, false],
  ] as const)('who said so adds receipts: %s, %i sent: %s', async (state, receipts, may) => {
    cases({ state, receipts, steps: [{ state: 'paid', time: NOW, text: null }] });
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    await screen.findByText(receipts === 1 ? '1 receipt sent' : `${receipts} receipts sent`);
    expect(screen.queryByRole('button', { name: 'Add a receipt' }) !== null).toBe(may);
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  });

  it('show what arrived, with what was asked for beside it where they differ', async () => {
    cases(
      { state: 'posted', posted_amount: 10_000 },
      { state: 'posted', amount: 7_000, posted_amount: 7_000 },
    );
    open(
      <>
        <OpenTopups />
        <TopupList />
      </>,
    );
    expect(await screen.findByText('$100.00')).toBeTruthy();
    expect(screen.getByText('requested: $120.00')).toBeTruthy();
    expect(screen.getByText('$70.00')).toBeTruthy();
    expect(screen.queryByText('requested: $70.00')).toBeNull();
  });

  it.each([
    ['asked', true],
    ['card_sent', true],
    ['posting_proposed', false],
    ['posted', false],
    ['refused', false],
  ] as const)(
    'name the reference for the payment while it is still to come: %s %s',
    async (state, isNamed) => {
      knowPerson(signIn({ operation_id: '12345674' }));
      cases({ state });
      open(
        <>
          <OpenTopups />
          <TopupList />
        </>,
      );
      await screen.findByText('$120.00');
      if (isNamed) expect(rowOf('Reference')).toContain('12345674');
      else expect(screen.queryByText('Reference')).toBeNull();
    },
  );
});
