import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { reportAccountError } from '../errors/report-error';

/** The cache of answers. Screens show a failed read in place; what concerns the account is shown for all. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportAccountError }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal stays a refusal; only a missing answer is worth another try.
      retry: (failures, error) => error instanceof ApiError && error.kind === 'network' && failures < 2,
    },
  },
});
