import { useQuery } from '@tanstack/react-query';
import { callApi, type FetchedFile, fetchFile } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

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

/** The flow records, newest first. @param month `2026-03` for that month's alone, in the device's zone */
export const useFlow = (month: string | null) =>
  usePages(['wallet', 'flow', month], (cursor, signal) =>
    callApi(
      'wallet.flow',
      { ...(cursor === undefined ? {} : { cursor }), ...(month === null ? {} : { month }) },
      { signal },
    ),
  );

/** Opening, sums per kind and closing of a month. */
export const useMonthSummary = (month: string) =>
  useQuery({
    queryKey: ['wallet', 'month', month],
    queryFn: async ({ signal }) =>
      (await callApi('wallet.flow', { month, limit: 1 }, { signal })).month_summary,
  });

export const STATEMENT_FORMATS = ['json', 'csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** A month's statement as a file. Throws ApiError. */
export const fetchStatement = (month: string, format: StatementFormat): Promise<FetchedFile> =>
  fetchFile('statement.exportFile', { month, format });
