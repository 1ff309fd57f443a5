import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** What the start of the app has asked for is not asked for again by a home that is slow to come. */
const ASKED_AT_START_MS = 10_000;

/** The signed-in person, as new as the figures: asked for once, by the greeting, which is home's first part. */
export const useFreshPerson = () => {
  const cache = useQueryClient();
  return useQuery({
    ...personQuery,
    refetchInterval: REFRESH_MS,
    staleTime: ASKED_AT_START_MS,
    // Whoever comes from the wallet must not see an older figure here.
    refetchOnMount: ({ state }) =>
      (cache.getQueryState(['wallet', 'property'])?.dataUpdatedAt ?? 0) > state.dataUpdatedAt
        ? 'always'
        : true,
  });
};

/** The same person for the other parts, which may come much later. */
export const usePerson = () => useQuery({ ...personQuery, refetchOnMount: false });

/** As many plans as home has rows for. */
export const RECENT_PLANS = 5;

/** As many of them as are shown while they run. */
export const LIVE_PLANS = 2;

/** Running plans first where the newest ones leave some of them out, then the newest. */
const listRecentPlans = async (signal: AbortSignal) => {
  const { items: newest } = await callApi('plan.list', { limit: RECENT_PLANS }, { signal });
  const shown = newest.filter(({ status }) => status === 'putting').length;
  if (newest.length < RECENT_PLANS || shown >= LIVE_PLANS) return newest;
  const request = { status: 'putting', limit: LIVE_PLANS } as const;
  const { items: running } = await callApi('plan.list', request, { signal });
  return [...running, ...newest.filter(({ id }) => running.every((order) => order.id !== id))];
};

/** The newest plans, and those that run though others are newer. */
export const useRecentPlans = () =>
  useQuery({
    queryKey: ['plans', 'recent'],
    queryFn: ({ signal }) => listRecentPlans(signal),
    refetchInterval: every(REFRESH_MS),
    refetchOnMount: 'always',
  });

/** Whether money of the person was ever paid out. */
export const useHasWithdrawn = () =>
  useQuery({
    queryKey: ['withdrawals', 'paid'],
    queryFn: async ({ signal }) =>
      (await callApi('withdrawal.list', { state: 'paid', limit: 1 }, { signal })).items.length > 0,
  });

/** The coupon that ends first, else the first one to claim; asked for where somebody is new. */
export const useFirstCoupon = (isNew: boolean) =>
  useQuery({
    queryKey: ['coupons', 'overview'],
    queryFn: ({ signal }) => callApi('coupon.list', { limit: 1 }, { signal }),
    select: ({ items: [coupon], campaigns }) => ({
      coupon,
      offer: campaigns.find(({ state }) => state === 'open')?.coupon,
    }),
    enabled: isNew,
  });
