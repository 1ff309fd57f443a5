import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';
import { personQuery } from '../../shared/calls/person';
import { every } from '../../shared/calls/query-client';

/** How often the overview is read anew. */
export const REFRESH_MS = 30_000;

export const PERIODS = ['1', '2', '3', '4'] as const;
export type Period = (typeof PERIODS)[number];

/** The data overview of a period, read anew every 30 seconds. */
export const useStatistics = (period: Period) =>
  useQuery({
    queryKey: ['statistics', period],
    queryFn: ({ signal }) => callApi('statistics.list', { type: Number(period) }, { signal }),
    refetchInterval: every(REFRESH_MS),
    placeholderData: keepPreviousData,
  });

/** How many plans wait for an amount. */
export const useAwaitingCount = () =>
  useQuery({
    queryKey: ['plans', 'awaiting'],
    queryFn: ({ signal }) => callApi('plan.awaitPutCount', {}, { signal }),
    refetchInterval: every(REFRESH_MS),
  });

/** The signed-in person, as new as the figures. */
export const usePerson = () =>
  useQuery({
    ...personQuery,
    refetchInterval: REFRESH_MS,
    // Whoever comes from the wallet must not see an older figure here.
    refetchOnMount: 'always',
  });

/** The newest plans, as many as home has rows for. */
export const useRecentPlans = () =>
  useQuery({
    queryKey: ['plans', 'recent'],
    queryFn: async ({ signal }) => (await callApi('plan.list', { limit: 5 }, { signal })).items,
    refetchInterval: every(REFRESH_MS),
    refetchOnMount: 'always',
  });
