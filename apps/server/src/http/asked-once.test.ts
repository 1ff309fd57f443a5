import { expect, it } from 'vitest';
import { turnableClock } from '../testing/clock';
import { askedOnce } from './asked-once';

it('is asked once by all at the same time, again when its answer is old, and at once after a failure', async () => {
  const clock = turnableClock();
  let asked = 0;
  let fails = false;
  const ask = askedOnce(clock, 1_000, async () => {
    asked += 1;
    if (fails) throw new Error('no');
    return asked;
  });
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  clock.turn(999);
  expect(await ask()).toBe(1);
  clock.turn(1);
  expect(await ask()).toBe(2);
  clock.turn(1_000);
  fails = true;
  await expect(ask()).rejects.toThrow('no');
  fails = false;
  expect(await ask()).toBe(4);
});
