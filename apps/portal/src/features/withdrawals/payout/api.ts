import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type RequestFor, type ResponseFor } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';
import { translator } from '../../../shared/i18n/translator';

/** Where a person is paid, of the number the last four alone. */
export type PayoutSetting = NonNullable<ResponseFor<'payout.detail'>>;

/** A way of being paid, with its fields and the limits of one withdrawal. */
export type PayoutMethod = ResponseFor<'config.basic'>['withdraw_method_config'][number];

/** Where the person is paid; null where nothing is set. */
export const usePayout = () =>
  useQuery({
    queryKey: ['payout'],
    queryFn: ({ signal }) => callApi('payout.detail', {}, { signal }),
  });

/** The ways of being paid that are offered. */
export const usePayoutMethods = () =>
  useQuery({
    queryKey: ['payout', 'methods'],
    queryFn: ({ signal }) => callApi('config.basic', { lang: translator.language() }, { signal }),
    select: ({ withdraw_method_config: methods }) => methods,
  });

/** Whether a transaction password is set. */
export const usePerson = () => useQuery(personQuery);

/** Saves where the person is paid. @throws ApiError */
export const useSavePayout = () => {
  const cache = useQueryClient();
  return async (request: RequestFor<'payout.edit'>): Promise<void> => {
    await callApi('payout.edit', request);
    await cache.invalidateQueries();
  };
};

/** Sets the first transaction password. @throws ApiError */
export const useSetPassword = () => {
  const cache = useQueryClient();
  return async (digest: string): Promise<void> => {
    await callApi('wallet.setPassword', { password: digest });
    await cache.invalidateQueries();
  };
};
