import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSend } from './use-send';

/** A server that answers when the test says so. */
const createServer = () => {
  const answers: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  return { run, answer: () => answers.shift()?.() };
};

describe('sending', () => {
  afterEach(cleanup);

  it('happens once for a double tap, also before the screen was drawn anew', async () => {
    const { run, answer } = createServer();
    const { result } = renderHook(() => useSend(run));
    const { send } = result.current;
    await act(async () => {
      void send();
      void send();
    });
    expect(run).toHaveBeenCalledTimes(1);
    expect(result.current.sending).toBe(true);
    await act(async () => answer());
    expect(result.current.sending).toBe(false);
    await act(async () => void send());
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('leaves a failure to the screen that wants it, and can be tried again', async () => {
    const failure = new Error('refused');
    const run = vi.fn(async () => Promise.reject(failure));
    const onError = vi.fn(() => true);
    const { result } = renderHook(() => useSend(run, onError));
    await act(() => result.current.send());
    await act(() => result.current.send());
    expect(onError.mock.calls).toEqual([[failure], [failure]]);
  });
});
