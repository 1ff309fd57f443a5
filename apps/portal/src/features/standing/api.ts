import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { sender } from '../../shared/api/sender';
import { usePages } from '../../shared/calls/use-pages';

export type ShopLevel = ResponseFor<'standing.shopLevel'>;
export type LevelStep = ShopLevel['steps'][number];
export type Membership = ShopLevel['membership'];
export type ScoreEvent = ResponseFor<'standing.creditScore'>['items'][number];

/** Level, formula, present values, membership. */
export const useShopLevel = () =>
  useQuery({
    queryKey: ['standing', 'level'],
    queryFn: ({ signal }) => callApi('standing.shopLevel', {}, { signal }),
  });

/** The events of the credit score, newest first. */
export const useScoreEvents = () =>
  usePages(['standing', 'score'], (cursor, signal) =>
    callApi('standing.creditScore', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** Available funds, for the sum-up. */
export const useAvailable = () =>
  useQuery({
    queryKey: ['wallet', 'property'],
    queryFn: ({ signal }) => callApi('wallet.property', {}, { signal }),
    refetchOnMount: 'always',
  });

/** What a person can do about the membership; each reads every figure anew. All throw ApiError. */
export const useMembershipActs = () => {
  const cache = useQueryClient();
  const fresh = (): Promise<void> => cache.invalidateQueries();
  return {
    /** @param priceMinor as it was shown */
    open: async (priceMinor: number): Promise<void> => {
      await sender.send('membership.open', { price: priceMinor });
      await fresh();
    },
    /** Ends it and tells what came back, in minor units. */
    refund: async (): Promise<number> => {
      const { refunded } = await sender.send('membership.refund', {});
      await fresh();
      return refunded;
    },
  };
};
