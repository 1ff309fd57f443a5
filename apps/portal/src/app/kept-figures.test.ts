import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../shared/calls/query-client';
import { session } from '../shared/session/session';
import { recallFigures } from './kept-figures';

/** As much of the device's store as the figures need. */
const storeWith = (kept: unknown) => {
  const stores = new Map([['figures', JSON.stringify(kept)]]);
  return {
    open: async (name: string) => ({
      match: async () => (stores.has(name) ? new Response(stores.get(name)) : undefined),
    }),
    delete: async (name: string) => stores.delete(name),
    has: (name: string) => stores.has(name),
  };
};

const kept = (owner: string) => ({
  owner,
  figures: [{ key: ['wallet'], data: 'as of yesterday', updatedAt: 1 }],
});

const person = { id: '7', username: 'mira', nickname: 'Mira', entry: 'register' };

describe('the last figures on the device', () => {
  beforeEach(() => {
    localStorage.clear();
    queryClient.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are shown to the one whose they are', async () => {
    vi.stubGlobal('caches', storeWith(kept('7')));
    session.keepUserInfo(person as Parameters<typeof session.keepUserInfo>[0]);
    await recallFigures();
    expect(queryClient.getQueryData(['wallet'])).toBe('as of yesterday');
  });

  it('are asked for anew, however long an answer of the server counts', async () => {
    vi.stubGlobal('caches', storeWith(kept('7')));
    session.keepUserInfo(person as Parameters<typeof session.keepUserInfo>[0]);
    await recallFigures();
    const queryFn = async () => 'as of today';
    const read = await queryClient.fetchQuery({ queryKey: ['wallet'], queryFn, staleTime: Infinity });
    expect(read).toBe('as of today');
  });

  it('are no news where the server has answered already, and nothing where an earlier app kept them', async () => {
    session.keepUserInfo(person as Parameters<typeof session.keepUserInfo>[0]);
    queryClient.setQueryData(['wallet'], 'as of today');
    vi.stubGlobal('caches', storeWith(kept('7')));
    await recallFigures();
    expect(queryClient.getQueryData(['wallet'])).toBe('as of today');
    queryClient.clear();
    vi.stubGlobal('caches', storeWith({ owner: '7', state: { queries: [] } }));
    await recallFigures();
    expect(queryClient.getQueryData(['wallet'])).toBeUndefined();
  });

  it('of somebody else are removed, and what is being read for the one who came in goes on', async () => {
    const store = storeWith(kept('8'));
    vi.stubGlobal('caches', store);
    let answer = (_name: string): void => undefined;
    const answered = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const reading = queryClient.fetchQuery({ queryKey: ['person'], queryFn: () => answered });
    await recallFigures();
    answer('Mira');
    expect(await reading).toBe('Mira');
    expect(store.has('figures')).toBe(false);
    expect(queryClient.getQueryData(['wallet'])).toBeUndefined();
  });
});
