import type { Query, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../shared/calls/query-client';
import { session } from '../shared/session/session';

/** The store of last known figures on this device. */
const STORE = 'figures';
const ADDRESS = '/kept-figures';
const PAUSE_MS = 1_000;

/**
 * Figures only, by the first part of their key: nothing that names a person
 * (docs/domain/screens.md#what-the-device-keeps).
 */
const KEPT: readonly unknown[] = ['wallet', 'plans', 'statistics', 'topups', 'withdrawals', 'texts'];

const isKept = ({ queryKey, state }: Query): boolean =>
  state.status === 'success' && KEPT.includes(queryKey[0]) && queryKey[1] !== 'quote';

interface Kept {
  /** Whose figures these are. */
  readonly owner: string;
  /** Not there in what an earlier version of the app kept. */
  readonly figures?: readonly {
    readonly key: QueryKey;
    readonly data: unknown;
    readonly updatedAt: number;
  }[];
}

/** Web views may have no such store; then nothing is kept. */
const openStore = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(STORE) : undefined;

const write = async (): Promise<void> => {
  const owner = session.userInfo()?.id;
  if (owner === undefined) return;
  // Written and read by hand: the library's own way is 1 KB of every screen.
  const figures = queryClient
    .getQueryCache()
    .findAll({ predicate: isKept })
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt }));
  const kept: Kept = { owner, figures };
  const store = await openStore();
  // Written after a logout it would outlive it.
  if (session.userInfo()?.id === owner) await store?.put(ADDRESS, new Response(JSON.stringify(kept)));
};

const removeFromDevice = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(STORE);
};

/**
 * Shows what was known last until the server has answered. Figures of somebody else are removed from the device; what
 * is being read for the one who just came in goes on.
 */
export const recallFigures = async (): Promise<void> => {
  const answer = await (await openStore())?.match(ADDRESS);
  if (answer === undefined) return;
  const kept = (await answer.json()) as Kept;
  if (kept.owner !== session.userInfo()?.id) return removeFromDevice();
  for (const { key, data, updatedAt } of kept.figures ?? []) {
    // An answer that came meanwhile is newer.
    if ((queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) < updatedAt)
      queryClient.setQueryData(key, data, { updatedAt });
  }
  // What is shown from the device is never the answer itself: whichever screen wants it asks.
  await queryClient.invalidateQueries({ predicate: isKept, refetchType: 'none' });
};

/** Writes the figures down as they come in, and removes them when the token goes; returns the way to stop. */
export const keepFigures = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isKept(event.query)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void write();
    }, PAUSE_MS);
  });
  const stopWatching = session.onChange(() => {
    if (session.token() !== null) return;
    queryClient.clear();
    void removeFromDevice();
  });
  return () => {
    clearTimeout(timer);
    stopWatching();
    stop();
  };
};
