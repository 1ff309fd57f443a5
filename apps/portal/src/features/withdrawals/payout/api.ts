import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';

/** Where the person is paid; null where nothing is set. */
export const usePayout = () =>
  useQuery({
    queryKey: ['payout'],
    queryFn: ({ signal }) => callApi('payout.detail', {}, { signal }),
  });

/** Whether a transaction password is set. */
export const usePerson = () => useQuery(personQuery);

/** Saves where the person is paid. @throws ApiError */
export const useSavePayout = () => {
  const cache = useQueryClient();
  return async (request: RequestFor<'payout.edit'>): Promise<void> => {
    await callApi('payout.edit', request);
    await cache.invalidateQueries();
  };
};

/** Sets the first transaction password. @throws ApiError */
export const useSetPassword = () => {
  const cache = useQueryClient();
  return async (digest: string): Promise<void> => {
    await callApi('wallet.setPassword', { password: digest });
    await cache.invalidateQueries();
  };
};
