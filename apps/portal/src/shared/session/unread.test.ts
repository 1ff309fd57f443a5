import { beforeEach, describe, expect, it } from 'vitest';
import { session } from './session';
import { unread } from './unread';

describe('the unread total', () => {
  beforeEach(() => unread.set(0));

  it('can be set, set to zero and reduced, never below 0', () => {
    unread.set(5);
    unread.reduceBy(2);
    expect(unread.get()).toBe(3);
    unread.reduceBy(7);
    expect(unread.get()).toBe(0);
    unread.set(-1);
    expect(unread.get()).toBe(0);
  });

  it('tells of each change, and leaves with the person', () => {
    const seen: number[] = [];
    const stop = unread.onChange(() => seen.push(unread.get()));
    unread.set(4);
    session.clear();
    stop();
    expect(seen).toEqual([4, 0]);
  });
});
