import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api';
import { sender } from '../../../shared/api/sender';
import { personQuery } from '../../../shared/calls/person';
import { session } from '../../../shared/session/session';

const FOLLOW_MS = 10_000;

/** How the account stands, what is in it, and how far its closing has come. */
export const useAccount = () => {
  const cache = useQueryClient();
  return useQuery({
    queryKey: ['closing'],
    queryFn: async ({ signal }) => {
      const [person, property, closing] = await Promise.all([
        cache.fetchQuery({ ...personQuery, staleTime: 0 }),
        callApi('wallet.property', {}, { signal }),
        callApi('account.closing', {}, { signal }),
      ]);
      return { person, property, closing };
    },
    refetchInterval: FOLLOW_MS,
  });
};

/** Where the person is paid; null where nothing is set. */
export const useDestination = () =>
  useQuery({
    queryKey: ['payout'],
    queryFn: ({ signal }) => callApi('payout.detail', {}, { signal }),
  });

/** Closes the account. @throws ApiError */
export const useCloseAccount = () => {
  const cache = useQueryClient();
  return async (reason: string, digest: string): Promise<void> => {
    await sender.send('account.close', {
      password: digest,
      ...(reason === '' ? {} : { reason }),
    });
    // Who closes it needs no dialog to say so when the last of it has come; one that is blocked stays so until then.
    if (session.userInfo()?.state === 'active') session.wasTold('closed');
    await cache.invalidateQueries();
  };
};
