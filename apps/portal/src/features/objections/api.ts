import { useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../shared/api';
import { usePages } from '../../shared/calls/use-pages';

export type Objection = ResponseFor<'objection.list'>['items'][number];

/** The person's objections, newest first. */
export const useObjections = () =>
  usePages(['objections'], (cursor, signal) =>
    callApi('objection.list', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** Objects. @throws ApiError */
export const useObject = () => {
  const cache = useQueryClient();
  return async (request: RequestFor<'objection.make'>): Promise<void> => {
    await callApi('objection.make', request);
    await cache.invalidateQueries();
  };
};
