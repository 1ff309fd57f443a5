import { mayPass } from '@fairlead/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** The cache of answers. A refusal stays a refusal; only a missing answer, or a server that is not ready, is worth another try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What opens together shares an answer; who comes back to a page sees what a colleague has done since.
      staleTime: 1_000,
      retry: (failures, error) => mayPass(error) && failures < 2,
    },
  },
});
