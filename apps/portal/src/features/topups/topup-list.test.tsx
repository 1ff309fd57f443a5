import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls, onFreshDevice, open, server } from '../../../test/screen';
import { TopupList } from './topup-list';

onFreshDevice();

const { scrollIntoView } = Element.prototype;
let shown: (string | null)[] = [];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function show(this: Element) {
    shown.push(this.textContent);
  };
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

it('brings the case that the address names into sight', async () => {
  server.answer(calls.topup.list, {
    items: ['1', '2', '3'].map((id) => ({ id, state: 'refused' as const, amount: Number(id) * 1_000 })),
  });
  open(<TopupList />, '/wallet?topup=2');
  await screen.findByText('$20.00');
  expect(screen.getByText('Earlier requests').closest('details')?.hasAttribute('open')).toBe(true);
  // What a test before it opened may still scroll.
  const cards = shown.filter((text) => text?.includes('.00'));
  expect(cards).toEqual([expect.stringContaining('$20.00')]);
});

it('folds what has ended where the address names none of it', async () => {
  server.answer(calls.topup.list, { items: [{ id: '1', state: 'posted', amount: 1_000 }] });
  open(<TopupList />);
  const fold = (await screen.findByText('Earlier requests')).closest('details');
  expect(fold?.hasAttribute('open')).toBe(false);
  expect(fold?.textContent).toContain('$10.00');
});
