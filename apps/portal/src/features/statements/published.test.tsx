import type { Part } from '@fairlead/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  calls,
  inHours,
  leave,
  linkTo,
  NOW,
  onFreshDevice,
  open,
  pressTwice,
  rowOf,
  server,
} from '../../../test/screen';
import type { ResponseFor } from '../../shared/api';
import { Published, PublishedDays } from './published';
import { Reconciliation } from './reconciliation';

type Facts = ResponseFor<'statement.transparency'>;

const cardOf = async (heading: string): Promise<HTMLElement> => {
  const card = (await screen.findByRole('heading', { name: heading })).closest<HTMLElement>('.card');
  if (card === null) throw new Error(`${heading} stands in no card`);
  return card;
};
const show = (part: Part<Facts> = {}) => {
  server.answer(calls.statement.transparency, { books: { checked_at: NOW, passed: true }, ...part });
  open(
    <>
      <Published />
      <PublishedDays />
    </>,
  );
};

describe('what the programme publishes of itself', () => {
  onFreshDevice();

  it('says that the books agree, and when that was looked at', async () => {
    show();
    const card = await cardOf('The books’ own check');
    expect(card.textContent).toContain('Every balance agrees with its entries');
    expect(card.textContent).toContain('Checked Mar 2, 2026, 9:30\u00a0AM\u00a0UTC');
    expect(card.className).not.toContain('attention');
  });

  it.each([
    [
      { frozen: { holders: 1, since: NOW } },
      /^The books of one account holder differ: .* Everyone else is unaffected\.$/,
    ],
    [{ unchecked: true }, /^The last check could not be finished, or is more than two hours old/],
    [{ unchecked: true, money_writes: 'stopped' }, /^No money is written until this is cleared up\.$/],
  ] as const)('says what is wrong, and no more than that: %o', async (part, sentence) => {
    show({ books: { checked_at: NOW, passed: false, ...part } });
    const card = await cardOf('The books’ own check');
    expect(within(card).getByText(sentence)).toBeTruthy();
    expect(card.textContent).not.toMatch(/Every balance agrees|The books differ\./);
    expect(card.className).toContain('attention');
  });

  it('hides no difference', async () => {
    show({ books: { checked_at: NOW, passed: false, money_writes: 'stopped' } });
    const card = await cardOf('The books’ own check');
    expect(card.textContent).toContain('The books differ. No money is written until this is cleared up.');
    expect(card.className).toContain('attention');
  });

  it('calls books that were never checked neither right nor wrong', async () => {
    show({ books: { checked_at: null, passed: false } });
    const card = await cardOf('The books’ own check');
    expect(card.textContent).toContain('Not checked yet.');
    expect(card.className).not.toContain('attention');
  });

  it('says when nothing keeps deadlines any more, and nothing of it while something does', async () => {
    show({ jobs: { ran_at: inHours(-2), late: true } });
    expect(await screen.findByText(/^Deadlines are not being processed right now/)).toBeTruthy();
    expect(screen.getByText('Last run: Mar 2, 2026, 7:30 AM UTC')).toBeTruthy();
    leave();
    show({ jobs: { ran_at: NOW, late: false } });
    await cardOf('The books’ own check');
    expect(screen.queryByText(/^Deadlines are not being processed/)).toBeNull();
  });

  it('names how many of all settled plans lost money, and their share where it is of 20 or more', async () => {
    show({ orders: { settled: 8, lost: 5, lost_share_bp: null } });
    expect(rowOf('Of these, lost money', await cardOf('All settled plans'))).toBe('5');
    expect(screen.getByText('8 settled, 5 lost money')).toBeTruthy();
    expect(screen.getByText('Percentages appear once 20 plans have settled.')).toBeTruthy();
    leave();
    show({ orders: { settled: 1_200, lost: 750, lost_share_bp: 6_250 } });
    const card = await cardOf('All settled plans');
    expect(rowOf('Settled plans of everyone', card)).toBe('1,200');
    expect(rowOf('Of these, lost money', card)).toBe('750 (62.5%)');
  });

  it('says that no plan was settled, and that no network is late', async () => {
    show();
    expect(await screen.findByText('No plan has been settled yet.')).toBeTruthy();
    expect(screen.getByText('No network is late.')).toBeTruthy();
  });

  it('names each network that owes late, with what the programme paid in its place', async () => {
    show({ overdue: [{ network: 'Northwind', amount: 40_000, paid_by_house: 900, since: inHours(-48) }] });
    const card = await cardOf('Networks that pay late');
    expect(rowOf('Northwind, owed beyond 30 days', card)).toBe('$400.00');
    expect(card.textContent).toContain(
      'Since Feb 28, 2026, 9:30\u00a0AM\u00a0UTC. $9.00 of it was paid from the operator’s own money.',
    );
  });
});

const HASH = 'a1b2c3d4'.repeat(8);

describe('the signed days', () => {
  onFreshDevice();

  const signed: Part<Facts> = {
    roots: [
      {
        ...{ day: '2026-03-01', holders: 1, root: HASH, previous: '0'.repeat(64), signature: 'c2lnbmF0dXJl' },
        ...{ key_id: 'k-1', signed_at: NOW },
      },
    ],
    keys: [
      { key_id: 'k-1', public_key: 'cHVibGljLWtleQ', from: inHours(-48) },
      { key_id: 'k-0', public_key: 'b2xkZXIta2V5', from: inHours(-96), until: inHours(-48) },
    ],
  };

  it('can be compared by eye: root, the one before, signature and key in groups', async () => {
    show(signed);
    const card = await cardOf('Signed days');
    expect(within(card).getByText('Mar 1, 2026')).toBeTruthy();
    expect(within(card).getByText('1 account')).toBeTruthy();
    // Groups stand apart for the eye alone: what is copied has no spaces.
    const values = [...card.querySelectorAll('.signed-days__value')].map((value) =>
      [...value.children].map(({ textContent }) => textContent),
    );
    expect(values).toContainEqual(Array(8).fill('a1b2c3d4'));
    expect(values).toContainEqual(['c2lnbmF0', 'dXJl']);
    expect(within(card).getByText('k-1 · In use since Feb 28, 2026, 9:30 AM UTC')).toBeTruthy();
    expect(
      within(card).getByText('k-0 · In use from Feb 26, 2026, 9:30 AM UTC to Feb 28, 2026, 9:30 AM UTC'),
    ).toBeTruthy();
    expect(linkTo('Check a statement')).toBe('/verify.html');
  });

  it('name who stamped a day and when, with the file and the line that checks it', async () => {
    const stamp = { authority: 'clock', time: inHours(-9) };
    show({
      ...signed,
      stamps: [
        { ...stamp, day: '2026-03-01', digest: HASH },
        { ...stamp, day: '2026-03-02', digest: null },
      ],
    });
    const card = await cardOf('Signed days');
    expect(within(card).getByText('clock stamped this day: Mar 2, 2026, 12:30 AM UTC')).toBeTruthy();
    const link = within(card).getByRole<HTMLAnchorElement>('link', { name: 'Save the timestamp by clock' });
    expect(link.getAttribute('href')).toBe('/log/timestamps/2026-03-01/clock.tsr');
    expect(link.download).toBe('2026-03-01-clock.tsr');
    expect(
      within(card).getByText(
        `openssl ts -verify -digest ${HASH} -in 2026-03-01-clock.tsr -CAfile authority.pem`,
      ),
    ).toBeTruthy();
    // Of a day that is no longer what was stamped nothing is said to be stamped.
    expect(within(card).getByText(/^clock stamped 2026-03-02 on .* days have been replaced/)).toBeTruthy();
    expect(within(card).getAllByRole('link', { name: /timestamp/ })).toHaveLength(1);
  });

  it('say so where nobody stamps them', async () => {
    show(signed);
    expect(await screen.findByText('No outside authority timestamps these days yet.')).toBeTruthy();
  });

  it('can all be saved for the verifier, once for a double tap', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    server.reply(calls.statement.signedDays, () => new File(['{}'], 'fairlead-signed-days.json'));
    show(signed);
    await pressTwice('Save the list of all signed days');
    expect(await screen.findByText('Saved as fairlead-signed-days.json.')).toBeTruthy();
    expect(saved).toEqual(['fairlead-signed-days.json']);
    vi.restoreAllMocks();
  });

  it('say when the first comes', async () => {
    show();
    expect(await screen.findByText('The first day is signed soon after it ends.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save the list of all signed days' })).toBeNull();
  });
});

describe('what is owed against what is held', () => {
  onFreshDevice();

  const books: Part<ResponseFor<'statement.reconciliation'>> = {
    ...{ as_of: NOW, owed_total: 9_000, held_total: 12_000, house: 3_000, difference: 0 },
    owed: [
      { name: 'available', amount: 5_000 },
      { name: 'media', amount: 4_000 },
    ],
    held: [{ name: 'bank', amount: 12_000 }],
  };

  it('is listed line by line on both sides', async () => {
    server.answer(calls.statement.reconciliation, books);
    open(<Reconciliation />);
    const owed = await cardOf('Owed');
    expect(rowOf('Available funds of all holders', owed)).toBe('$50.00');
    expect(rowOf('Owed to networks for delivery', owed)).toBe('$40.00');
    expect(rowOf('Owed in all', owed)).toBe('$90.00');
    expect(rowOf('Held in all', await cardOf('Held'))).toBe('$120.00');
    expect(rowOf('Including the operator’s own money')).toBe('$30.00');
    expect(rowOf('Difference')).toBe('$0.00');
  });

  it('stands out where it differs', async () => {
    server.answer(calls.statement.reconciliation, { ...books, difference: -100 });
    open(<Reconciliation />);
    const difference = await screen.findByText('Difference');
    expect(rowOf('Difference')).toBe('-$1.00');
    expect(difference.closest('details')?.className).toContain('attention');
    expect(difference.closest('details')?.open, 'what is wrong is not folded away').toBe(true);
  });
});
