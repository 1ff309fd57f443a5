import { type DehydratedState, dehydrate, hydrate, type Query } from '@tanstack/react-query';
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
  readonly state: DehydratedState;
}

/** Web views may have no such store; then nothing is kept. */
const openStore = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(STORE) : undefined;

const write = async (): Promise<void> => {
  const owner = session.userInfo()?.id;
  if (owner === undefined) return;
  const kept: Kept = { owner, state: dehydrate(queryClient, { shouldDehydrateQuery: isKept }) };
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
  hydrate(queryClient, kept.state);
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
