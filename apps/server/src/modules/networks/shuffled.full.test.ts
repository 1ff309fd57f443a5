import { expect, it } from 'vitest';
import { playShuffled } from '../../testing/shuffled-reports';

it('10,000 reports, tripled and shuffled, through two nodes, end in the same figures', async () => {
  expect(await playShuffled(21, 5, 11)).toBeGreaterThanOrEqual(10_000);
}, 3_600_000);
