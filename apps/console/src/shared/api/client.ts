import type { Call, RequestOf, ResponseOf } from '@fairlead/contract';
import { ApiError, type CallOptions, callEntry, type SurfaceParts } from '@fairlead/contract/client';

export interface ClientParts {
  readonly fetch: typeof fetch;
  /** Base path of each surface that the console calls, without a slash at the end. */
  readonly basePaths: { readonly console: string; readonly app: string };
  readonly token: () => string | null;
  /** The server no longer knows the token that was sent. */
  readonly onExpired: () => void;
}

const noLongerKnown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.data.reason === 'token_expired' || error.data.reason === 'not_authorized');

/** The client of the console: it ends the session where the server no longer knows the token. */
export const createClient =
  ({ fetch, basePaths, token, onExpired }: ClientParts) =>
  async <C extends Call>(
    call: C,
    request: RequestOf<C> | FormData,
    options?: CallOptions,
  ): Promise<ResponseOf<C>> => {
    const isConsole = call.surface === 'console';
    // A member of staff's token is for the console's surface alone.
    const sent = isConsole ? token() : null;
    const parts: SurfaceParts = {
      fetch,
      basePath: isConsole ? basePaths.console : basePaths.app,
      token: () => sent,
      // The console speaks English; the server's sentences are shown as they come.
      headers: () => ({ 'Accept-Language': 'en' }),
    };
    try {
      return await callEntry(parts, call, request, options);
    } catch (error) {
      if (sent !== null && noLongerKnown(error)) onExpired();
      throw error;
    }
  };
