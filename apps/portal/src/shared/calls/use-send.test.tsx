import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSend } from './use-send';

afterEach(cleanup);

it('leaves a failure to the screen that wants it, and can be tried again', async () => {
  const failure = new Error('refused');
  const run = vi.fn(async () => Promise.reject(failure));
  const onError = vi.fn(() => true);
  const { result } = renderHook(() => useSend(run, onError));
  await act(async () => void (await result.current.send()));
  await act(async () => void (await result.current.send()));
  expect(onError.mock.calls).toEqual([[failure], [failure]]);
});
