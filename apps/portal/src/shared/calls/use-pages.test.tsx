import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePages } from './use-pages';

type Read = Parameters<typeof usePages<string>>[1];

const createList = (read: Read, client = new QueryClient()) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePages(['list'], read), { wrapper });
  return { client, shown: () => result.current };
};

const pages: Readonly<Record<string, { items: string[]; next_cursor: string | null }>> = {
  first: { items: ['a', 'b'], next_cursor: 'second' },
  second: { items: ['c'], next_cursor: null },
};

describe('a list that is read page by page', () => {
  afterEach(cleanup);

  it('asks without a cursor first, then with the one of the page before', async () => {
    const read = vi.fn<Read>(async (cursor) => pages[cursor ?? 'first'] ?? { items: [], next_cursor: null });
    const { shown } = createList(read);
    await vi.waitFor(() => expect(shown().list.data).toEqual(['a', 'b']));
    expect(shown().more.hasMore).toBe(true);
    act(() => shown().more.onMore());
    await vi.waitFor(() => expect(shown().list.data).toEqual(['a', 'b', 'c']));
    expect(shown().more.hasMore).toBe(false);
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'second']);
  });

  it('is read anew without a cursor where it was kept on the device as JSON', async () => {
    const read = vi.fn<Read>(async () => ({ items: ['a'], next_cursor: null }));
    const { client, shown } = createList(read);
    await vi.waitFor(() => expect(shown().list.data).toEqual(['a']));
    const kept = JSON.stringify(dehydrate(client));
    cleanup();
    const later = new QueryClient();
    hydrate(later, JSON.parse(kept));
    read.mockClear();
    createList(read, later);
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    expect(read.mock.calls[0]?.[0]).toBeUndefined();
  });
});
