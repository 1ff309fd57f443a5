import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api';

/** What is owed against what is held; anyone may ask. */
export const useReconciliation = () =>
  useQuery({
    queryKey: ['transparency', 'reconciliation'],
    queryFn: ({ signal }) => callApi('statement.reconciliation', {}, { signal }),
  });
