import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NOW, onFreshDevice } from '../../../test/screen';
import { useUnanswered } from './use-unanswered';

/** What is written down of a request that nobody answered; nothing once somebody did. */
const pend = (...prices: readonly number[]): void => {
  const written = { call: 'membership.open', needsPerson: false, owner: '17', madeAt: Date.parse(NOW) };
  const pending = prices.map((price) => ({ ...written, key: `key-${price}`, request: { price } }));
  localStorage.setItem('fairlead_pending', JSON.stringify(pending));
};

describe('a request that moves money', () => {
  onFreshDevice();

  const show = () => {
    const [onGone, run] = [vi.fn(), vi.fn(async () => undefined)];
    const { result } = renderHook(() => useUnanswered('membership.open', () => true, onGone));
    const attempt = () => act(() => result.current.attempt({ price: 700 }, run));
    return { onGone, run, result, attempt };
  };

  it('is the one without an answer, whatever else is asked for', async () => {
    pend(500);
    const { run, result, attempt } = show();
    expect(result.current.unanswered).toEqual({ price: 500 });
    await attempt();
    expect(run.mock.calls).toEqual([[{ price: 500 }]]);
  });

  it('is not sent where the one without an answer was answered meanwhile: its sheet ends', async () => {
    pend(500);
    const { onGone, run, result, attempt } = show();
    pend();
    await attempt();
    expect([onGone.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
    expect(result.current.unanswered).toBeUndefined();
  });

  it('is not sent beside one of another window, which is shown first', async () => {
    const { onGone, run, result, attempt } = show();
    pend(500);
    await attempt();
    expect([onGone.mock.calls.length, run.mock.calls.length]).toEqual([0, 0]);
    expect(result.current.unanswered).toEqual({ price: 500 });
  });
});
