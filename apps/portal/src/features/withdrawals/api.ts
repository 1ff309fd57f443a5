import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { sender } from '../../shared/api/sender';
import { usePages } from '../../shared/calls/use-pages';

const FOLLOW_MS = 5_000;

/** May the person withdraw this amount, rule by rule; without an amount, the smallest possible. */
export const useEligibility = (amountMinor: number | undefined) =>
  useQuery({
    queryKey: ['withdrawals', 'eligibility', amountMinor ?? null],
    queryFn: ({ signal }) =>
      callApi('withdrawal.eligibility', amountMinor === undefined ? {} : { amount: amountMinor }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The person's withdrawals, newest first; followed while they are on show. */
export const useWithdrawals = () =>
  usePages(
    ['withdrawals', 'list'],
    (cursor, signal) => callApi('withdrawal.list', cursor === undefined ? {} : { cursor }, { signal }),
    FOLLOW_MS,
  );

/** What a person can do about withdrawals; each reads every figure anew. All throw ApiError. */
export const useWithdrawalActs = () => {
  const cache = useQueryClient();
  const fresh = (): Promise<void> => cache.invalidateQueries();
  return {
    refresh: fresh,
    request: async (amountMinor: number, digest: string): Promise<ResponseFor<'withdrawal.request'>> => {
      const withdrawal = await sender.send('withdrawal.request', { amount: amountMinor, password: digest });
      await fresh();
      return withdrawal;
    },
    cancel: async (withdrawalId: string): Promise<void> => {
      await sender.send('withdrawal.cancel', { withdrawal_id: withdrawalId });
      await fresh();
    },
    reportMissing: async (withdrawalId: string): Promise<void> => {
      await callApi('withdrawal.reportArrival', { withdrawal_id: withdrawalId, arrived: false });
      await fresh();
    },
    reportArrived: async (withdrawalId: string, digest: string): Promise<void> => {
      const report = { withdrawal_id: withdrawalId, arrived: true, password: digest };
      await callApi('withdrawal.reportArrival', report);
      await fresh();
    },
    returnStartUp: async (): Promise<void> => {
      await sender.send('wallet.returnStartUp', {});
      await fresh();
    },
  };
};
