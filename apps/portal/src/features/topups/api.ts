import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

const FOLLOW_MS = 5_000;

/** The person's top-up cases, newest first; followed while they are on show. */
export const useTopups = () =>
  usePages(
    ['topups'],
    (cursor, signal) => callApi('topup.list', cursor === undefined ? {} : { cursor }, { signal }),
    FOLLOW_MS,
  );

/** Opens a case for recharge support; moves no money. @throws ApiError */
export const useAskForTopup = () => {
  const cache = useQueryClient();
  return async (amountMinor: number, message: string): Promise<void> => {
    await callApi(
      'topup.request',
      message === '' ? { amount: amountMinor } : { amount: amountMinor, message },
    );
    await cache.invalidateQueries({ queryKey: ['topups'] });
  };
};
