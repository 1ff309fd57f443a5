import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client';

/** The cache of answers. A refusal stays a refusal; only a missing answer is worth another try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => error instanceof ApiError && error.status === 0 && failures < 2,
    },
  },
});
