import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

export type LeadCard = ResponseFor<'assistance.leadCard'>;
export type CurrentLead = ResponseFor<'assistance.follow'>['current'];
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

/** What a person can do about following. All throw ApiError. */
export const useFollowActs = () => {
  const cache = useQueryClient();
  return {
    /** The public card of a lead, before following. */
    look: (operationId: string): Promise<LeadCard> =>
      callApi('assistance.leadCard', { operation_id: operationId }),
    /** @param operationId null stops */
    follow: async (operationId: string | null): Promise<void> => {
      await callApi('assistance.follow', { operation_id: operationId });
      await cache.invalidateQueries();
    },
  };
};
