import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';

/** While the wallet is open its figures follow what the network reports. */
const FOLLOW_MS = 5_000;

/** The wallet's figures. */
export const useProperty = () =>
  useQuery({
    queryKey: ['wallet', 'property'],
    queryFn: ({ signal }) => callApi('wallet.property', {}, { signal }),
    refetchInterval: FOLLOW_MS,
    refetchOnMount: 'always',
  });

/** Opening, sums per kind and closing of a month. */
export const useMonthSummary = (month: string) =>
  useQuery({
    queryKey: ['wallet', 'month', month],
    queryFn: async ({ signal }) =>
      (await callApi('wallet.flow', { month, limit: 1 }, { signal })).month_summary,
  });
