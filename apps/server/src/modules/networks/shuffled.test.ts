import { expect, it } from 'vitest';
import { playShuffled } from '../../testing/shuffled-reports';

it('reports of a day, tripled and shuffled, through two nodes, end in the same figures', async () => {
  expect(await playShuffled(1, 2, 7)).toBe(192);
}, 120_000);
