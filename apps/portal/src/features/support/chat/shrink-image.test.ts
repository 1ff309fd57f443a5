import { expect, it } from 'vitest';
import { shrunkSize } from './shrink-image';

it('keeps the shape, and small pictures as they are', () => {
  expect(shrunkSize(4_000, 3_000)).toEqual({ width: 1_600, height: 1_200 });
  expect(shrunkSize(900, 3_200)).toEqual({ width: 450, height: 1_600 });
  expect(shrunkSize(800, 600)).toEqual({ width: 800, height: 600 });
});
