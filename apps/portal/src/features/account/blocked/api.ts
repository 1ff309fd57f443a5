import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';

/** Staff activate and enable accounts while people wait in front of them. */
const FOLLOW_MS = 30_000;

/** The person, read anew so that what staff decide shows by itself. */
export const useBlockedPerson = () => useQuery({ ...personQuery, refetchInterval: FOLLOW_MS });

/** What is in the account. */
export const useFunds = () =>
  useQuery({
    queryKey: ['wallet', 'property'],
    queryFn: ({ signal }) => callApi('wallet.property', {}, { signal }),
    refetchOnMount: 'always',
  });
