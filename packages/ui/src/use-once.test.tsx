import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useOnce } from './use-once';

/** A server that answers when the test says so. */
const createServer = () => {
  const answers: (() => void)[] = [];
  const run = vi.fn(() => new Promise<boolean>((resolve) => answers.push(() => resolve(true))));
  return { run, answer: () => answers.shift()?.() };
};

describe('sending', () => {
  afterEach(cleanup);

  it('happens once for a double tap, also before the screen was drawn anew', async () => {
    const { run, answer } = createServer();
    const { result } = renderHook(() => useOnce(run));
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

  it('is open again after a failure', async () => {
    const run = vi.fn(async () => Promise.reject(new Error('lost')));
    const { result } = renderHook(() => useOnce(run));
    await act(() => expect(result.current.send()).rejects.toThrow('lost'));
    expect(result.current.sending).toBe(false);
    await act(() => expect(result.current.send()).rejects.toThrow('lost'));
    expect(run).toHaveBeenCalledTimes(2);
  });
});
