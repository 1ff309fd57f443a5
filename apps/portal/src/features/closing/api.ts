import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, sender } from '../../shared/api';

const FOLLOW_MS = 10_000;

/** How the account stands, and what is in it; open to the blocked too (H10). */
export const useAccount = () =>
  useQuery({
    queryKey: ['closing'],
    queryFn: async ({ signal }) => {
      const [person, property] = await Promise.all([
        callApi('user.info', {}, { signal }),
        callApi('wallet.property', {}, { signal }),
      ]);
      return { person, property };
    },
    refetchInterval: FOLLOW_MS,
  });

/** Closes the account. @throws ApiError */
export const useCloseAccount = () => {
  const cache = useQueryClient();
  return async (reason: string, digest: string): Promise<void> => {
    await sender.send('account.close', { password: digest, ...(reason === '' ? {} : { reason }) });
    await cache.invalidateQueries();
  };
};
