import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';
import { usePages } from '../../shared/lib/use-pages';

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

/** The flow records, newest first. */
export const useFlow = () =>
  usePages(['wallet', 'flow'], (cursor, signal) =>
    callApi('wallet.flow', cursor === undefined ? {} : { cursor }, { signal }),
  );
