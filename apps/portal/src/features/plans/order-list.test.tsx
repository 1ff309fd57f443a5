import type { Part } from '@fairlead/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, inHours, items, onFreshDevice, open, server } from '../../../test/screen';
import type { Order } from './api';
import { OrderList } from './order-list';

const openWith = async (order: Part<Order>): Promise<void> => {
  server.answer(calls.plan.list, {
    items: [
      {
        ...{ id: '15', number: 'FL-000015', reasons: [], amount: 4_000, result: null },
        ...{ product: { id: '3', title: 'Harbour Puzzle', cover_url: '' }, created_at: inHours(-2) },
        ...order,
      },
    ],
  });
  open(<OrderList filters={{}} />);
  await screen.findByText('FL-000015');
};

describe('the row of a plan', () => {
  onFreshDevice();

  it('names what came back of a plan that was not accepted', async () => {
    await openWith({ status: 'put_failed', came_back: 4_000 });
    const told = 'Harbour PuzzleCame back: $40.00FL-000015Came backNot accepted2 hours ago';
    expect(items()).toEqual([told]);
  });

  it.each([null, 0])('names no sum where nothing own came back: %s', async (back) => {
    await openWith({ status: 'put_failed', came_back: back });
    expect(items()).toEqual(['Harbour PuzzleFL-000015Not accepted2 hours ago']);
  });

  it.each([
    ['putting', 400, 'So far: +$4.00FL-000015So farRunning', 1],
    ['putting', -488, 'So far: -$4.88FL-000015So farRunning', 0],
    ['put_finished', 123, 'So far: +$1.23FL-000015So farFinished', 0],
    ['put_finished', 0, 'So far: $0.00FL-000015So farFinished', 0],
  ] as const)('tells what a plan in %s made so far: %i', async (status, net, words, gains) => {
    await openWith({ status, net_so_far: net });
    expect(items()[0]).toContain(words);
    expect(items()[0]).not.toContain('$40.00');
    // Though it runs, what loses is not green.
    expect(document.querySelectorAll('.order-card:not(.order-card--loss) .tag--good')).toHaveLength(gains);
  });
});
