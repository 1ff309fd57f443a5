import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type ResponseFor } from '../../shared/api';
import { translator } from '../../shared/i18n/translator';
import { usePages } from '../../shared/lib/use-pages';

export type Place = ResponseFor<'user.sessions'>['items'][number];

/** Where the person is logged in, newest use first. */
export const usePlaces = () =>
  usePages(['places'], (cursor, signal) =>
    callApi('user.sessions', cursor === undefined ? {} : { cursor }, { signal }),
  );

/** Ends a login elsewhere. @throws ApiError */
export const useEndPlace = () => {
  const cache = useQueryClient();
  return async (id: string): Promise<void> => {
    await callApi('user.revokeSession', { session_id: id });
    await cache.invalidateQueries({ queryKey: ['places'] });
  };
};

/** Who runs this, and whether real money moves here. */
export const useOperator = () =>
  useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => callApi('config.basic', { lang: translator.language() }, { signal }),
    select: ({ operator, money_mode }) => ({ operator, isSandbox: money_mode === 'sandbox' }),
  });
