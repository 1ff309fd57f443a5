import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { calls, onFreshDevice, open, server } from '../../../test/screen';
import { TopupList } from './topup-list';

onFreshDevice();

it('brings the case that the address names into sight', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  server.answer(calls.topup.list, {
    items: ['1', '2', '3'].map((id) => ({ id, state: 'refused' as const, amount: Number(id) * 1_000 })),
  });
  open(<TopupList />, '/wallet?topup=2');
  await screen.findByText('$20.00');
  expect(shown.mock.contexts.map((card) => (card as Element).textContent)).toEqual([
    expect.stringContaining('$20.00'),
  ]);
  shown.mockRestore();
});
