import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls, inHours, items, onFreshDevice, open, server } from '../../../test/screen';
import { OrderList } from './order-list';

onFreshDevice();

it('a plan that was not accepted names no sum: all of it came back', async () => {
  server.answer(calls.plan.list, {
    items: [
      {
        ...{ id: '15', number: 'FL-000015', status: 'put_failed', reasons: [], amount: 4_000, result: null },
        ...{ product: { id: '3', title: 'Harbour Puzzle', cover_url: '' }, created_at: inHours(-2) },
      },
    ],
  });
  open(<OrderList filters={{}} />);
  await screen.findByText('Plan FL-000015');
  expect(items()).toEqual(['Harbour PuzzlePlan FL-000015Not accepted2 hours ago']);
});
