import { isLost } from '@fairlead/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** The cache of answers. A refusal stays a refusal; only a missing answer is worth another try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => isLost(error) && failures < 2,
    },
  },
});
