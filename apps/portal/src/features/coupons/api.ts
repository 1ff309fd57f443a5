import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { sender } from '../../shared/api/sender';
import { usePages } from '../../shared/calls/use-pages';
import { useLanguage } from '../../shared/i18n/use-translate';

type List = ResponseFor<'coupon.list'>;
export type Coupon = List['items'][number];
export type CouponState = Coupon['state'];
export type Campaign = List['campaigns'][number];

const KEY = 'coupons';
/** A text of the programme stays as it is for the visit. */
const TEXTS_STALE_MS = 600_000;

/** The person's coupons of one state, page by page. */
export const useCoupons = (state: CouponState) =>
  usePages([KEY, 'list', state], (cursor, signal) =>
    callApi('coupon.list', { state, ...(cursor === undefined ? {} : { cursor }) }, { signal }),
  );

/** How many of each state, and the campaigns as this person sees them. */
export const useCouponOverview = () =>
  useQuery({
    queryKey: [KEY, 'overview'],
    queryFn: ({ signal }) => callApi('coupon.list', { limit: 1 }, { signal }),
    select: ({ totals, campaigns }) => ({ totals, campaigns }),
  });

/** The rules of activities in the reader's language. */
export const useActivityRules = () => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['texts', language],
    queryFn: ({ signal }) => callApi('config.basic', { lang: language }, { signal }),
    select: ({ activity_rules: rules }) => rules,
    staleTime: TEXTS_STALE_MS,
  });
};

/** Claims the coupon of a campaign, once however often it is tapped. Throws ApiError. */
export const useClaim = () => {
  const cache = useQueryClient();
  return async (campaign: string): Promise<void> => {
    try {
      await sender.send('coupon.receive', { campaign });
    } finally {
      // Also after a refusal: the campaign is over, or the coupon was claimed elsewhere, and the screen says so.
      await cache.invalidateQueries({ queryKey: [KEY] });
    }
  };
};
