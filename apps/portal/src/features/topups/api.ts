import { useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

const FOLLOW_MS = 5_000;

/** The person's top-up cases, newest first; followed while they are on show. */
export const useTopups = () =>
  usePages(
    ['topups'],
    (cursor, signal) => callApi('topup.list', cursor === undefined ? {} : { cursor }, { signal }),
    FOLLOW_MS,
  );

/** How the person would like to pay. */
export type Method = NonNullable<RequestFor<'topup.request'>['method']>;

/** Opens a case for recharge support; moves no money. @throws ApiError */
export const useAskForTopup = () => {
  const cache = useQueryClient();
  return async (amountMinor: number, method: Method | undefined, message: string): Promise<void> => {
    await callApi('topup.request', {
      amount: amountMinor,
      ...(method === undefined ? {} : { method }),
      ...(message === '' ? {} : { message }),
    });
    await cache.invalidateQueries({ queryKey: ['topups'] });
  };
};

/** Says that a case was paid, with receipts if there are any; said again, it adds those. @throws ApiError */
export const useSayPaid = () => {
  const cache = useQueryClient();
  return async (topupId: string, fileIds: string[]): Promise<void> => {
    await callApi('topup.paid', {
      topup_id: topupId,
      ...(fileIds.length === 0 ? {} : { file_ids: fileIds }),
    });
    await cache.invalidateQueries({ queryKey: ['topups'] });
  };
};
