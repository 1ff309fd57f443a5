import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { every } from '../../shared/calls/query-client';
import { usePages } from '../../shared/calls/use-pages';

const FOLLOW_MS = 10_000;

export type LeadCard = ResponseFor<'assistance.leadCard'>;
export type CurrentLead = ResponseFor<'assistance.follow'>['current'];
export type OwnLead = ResponseFor<'assistance.published'>;
export type FollowRecord = ResponseFor<'assistance.list'>['items'][number];

/** The lead followed now, with the card of the moment. */
export const useCurrentLead = () =>
  useQuery({
    queryKey: ['follow', 'current'],
    queryFn: async ({ signal }) => (await callApi('assistance.list', { limit: 1 }, { signal })).current,
  });

/** What the person did about following, newest first. */
export const useFollowRecords = () =>
  usePages(['follow', 'records'], (cursor, signal) =>
    callApi('assistance.list', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** What the person published as a lead, with their own card; `lead` is null for who is none. */
export const useOwnLead = () =>
  useQuery({
    queryKey: ['follow', 'own'],
    queryFn: ({ signal }) => callApi('assistance.published', { limit: 50 }, { signal }),
    // Followers fund what was published while its lead looks on.
    refetchInterval: every(FOLLOW_MS),
  });

/** The catalogue, for the choice of what to publish. */
export const useCatalogue = () =>
  usePages(['follow', 'catalogue'], (cursor, signal) =>
    callApi('plan.products', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** What a person can do about following. All throw ApiError. */
export const useFollowActs = () => {
  const cache = useQueryClient();
  return {
    /** The public card of a lead, before following. */
    look: (operationId: string): Promise<LeadCard> =>
      callApi('assistance.leadCard', { operation_id: operationId }),
    /** @returns to how many followers it is offered */
    publish: async (productId: string): Promise<number> => {
      const { offers } = await callApi('assistance.publish', { product_id: productId });
      await cache.invalidateQueries();
      return offers;
    },
    /** @param operationId null stops */
    follow: async (operationId: string | null): Promise<void> => {
      await callApi('assistance.follow', { operation_id: operationId });
      await cache.invalidateQueries();
    },
  };
};
