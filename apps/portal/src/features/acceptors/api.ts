import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../shared/api';
import { every } from '../../shared/calls/query-client';
import { usePages } from '../../shared/calls/use-pages';

const FOLLOW_MS = 10_000;
const KEY = 'acceptors';

export type Acceptance = ResponseFor<'acceptor.list'>['items'][number];
export type AcceptorType = Acceptance['type'];

/** The acceptance that money may be paid by now; null where none is open. */
export const useCurrentAcceptance = () =>
  useQuery({
    queryKey: [KEY, 'current'],
    queryFn: ({ signal }) => callApi('acceptor.current', {}, { signal }),
    refetchInterval: every(FOLLOW_MS),
  });

/** The person's acceptances, newest first. */
export const useAcceptances = () =>
  usePages(
    [KEY, 'list'],
    (cursor, signal) => callApi('acceptor.list', cursor === undefined ? {} : { cursor }, { signal }),
    FOLLOW_MS,
  );

/** Opens an acceptance by its code, to be read by `refresh`; claims what was paid by it. @throws ApiError */
export const useAcceptorActs = () => {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: [KEY] });
  return {
    refresh,
    open: async (type: AcceptorType, code: string): Promise<void> => {
      await callApi('acceptor.detail', { type, code });
    },
    claim: async (request: RequestFor<'acceptor.claim'>): Promise<void> => {
      await callApi('acceptor.claim', request);
      await refresh();
    },
  };
};
