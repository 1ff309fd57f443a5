import { mayPass } from '@fairlead/contract/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isAccountRefusal } from '../errors/present-error';
import { reportAccountError } from './report-error';

/** Reads anew every so often; what the account's state does not allow is not asked for again and again. */
export const every =
  (ms: number) =>
  ({ state }: { readonly state: { readonly error: unknown } }): number | false =>
    isAccountRefusal(state.error) ? false : ms;

/** The cache of answers. Screens show a failed read in place; what concerns the account is shown for all. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: reportAccountError }),
  defaultOptions: {
    queries: {
      // What opens together shares an answer; who comes back to a page sees what happened since.
      staleTime: 1_000,
      // A refusal stays a refusal; only a missing answer, or a server that is not ready, is worth another try.
      retry: (failures, error) => mayPass(error) && failures < 2,
    },
  },
});
