import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/calls/query-client';
import { REFRESH_MS, useAwaitingCount, useStatistics } from './api';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Answers every call alike, and counts them. */
const answerWith = (code: number) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ code, msg: '', data: { lang: 'en' } })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe.each([
  ['the data overview', () => useStatistics('1')],
  ['the plans that wait', () => useAwaitingCount()],
])('%s', (_, useFigures: () => unknown) => {
  beforeEach(() => {
    vi.useFakeTimers();
    queryClient.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([402, 403, 404])(
    'is not asked for again and again where the account is refused: %i',
    async (code) => {
      const fetched = answerWith(code);
      renderHook(useFigures, { wrapper });
      await vi.advanceTimersByTimeAsync(4 * REFRESH_MS);
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('is asked for again every 30 seconds after another failure', async () => {
    const fetched = answerWith(500);
    renderHook(useFigures, { wrapper });
    await vi.advanceTimersByTimeAsync(4 * REFRESH_MS + 1_000);
    expect(fetched).toHaveBeenCalledTimes(5);
  });
});
