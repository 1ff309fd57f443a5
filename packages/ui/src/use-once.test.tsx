import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOnce } from './use-once';

/** A server that answers when the test says so. */
const createServer = () => {
  const answers: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  return { run, answer: () => answers.shift()?.() };
};

describe('sending', () => {
  const onError = vi.fn();
  afterEach(() => {
    cleanup();
    onError.mockReset();
  });

  it('happens once for a double tap, also before the screen was drawn anew', async () => {
    const { run, answer } = createServer();
    const { result } = renderHook(() => useOnce(run, onError));
    const { send } = result.current;
    let second: boolean | undefined;
    await act(async () => {
      void send();
      second = await send();
    });
    expect(run).toHaveBeenCalledTimes(1);
    expect(second).toBe(false);
    expect(result.current.sending).toBe(true);
    await act(async () => answer());
    expect(result.current.sending).toBe(false);
    await act(async () => void send());
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('tells of a failure, and can be tried again', async () => {
    const failure = new Error('lost');
    const run = vi.fn(async () => Promise.reject(failure));
    const { result } = renderHook(() => useOnce(run, onError));
    for (const _try of [1, 2]) {
      await act(async () => expect(await result.current.send()).toBe(false));
      expect(result.current.sending).toBe(false);
    }
    expect(onError.mock.calls).toEqual([[failure], [failure]]);
  });
});
