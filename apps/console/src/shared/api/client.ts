import type { Call, RequestOf, ResponseOf } from '@fairlead/contract';
import {
  ApiError,
  type CallOptions,
  callEntry,
  type SurfaceParts,
  sendCall,
  unpack,
} from '@fairlead/contract/client';

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

/** The client of the console: it ends the session where the server no longer knows its token. */
export const createClient = ({ fetch, basePaths, token, onExpired }: ClientParts) => {
  const reach = async <Answer>(
    { surface }: Call,
    send: (parts: SurfaceParts) => Promise<Answer>,
  ): Promise<Answer> => {
    const isConsole = surface === 'console';
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
      return await send(parts);
    } catch (error) {
      // An answer that comes late says nothing of a session that has begun since.
      if (sent !== null && sent === token() && noLongerKnown(error)) onExpired();
      throw error;
    }
  };
  return {
    callApi: <C extends Call>(
      call: C,
      request: RequestOf<C> | FormData,
      options?: CallOptions,
    ): Promise<ResponseOf<C>> => reach(call, (parts) => callEntry(parts, call, request, options)),
    /** Reads a call that answers a file. @throws ApiError, where it ended half-way too */
    readFile: <C extends Call>(call: C, request: RequestOf<C>, options: CallOptions = {}): Promise<Blob> =>
      reach(call, async (parts) => {
        const response = await sendCall(parts, call, request as object, options);
        if (!response.ok) await unpack(response);
        return response.blob().catch((cause: unknown) => {
          if (options.signal?.aborted) throw cause;
          throw new ApiError('network', 0, 'the file ended half-way');
        });
      }),
  };
};
