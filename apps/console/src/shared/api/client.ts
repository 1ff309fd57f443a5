import type { Call, Envelope, FailureData, RequestOf, ResponseOf, Surface } from '@fairlead/contract';

/** Why a call failed. `status` is the HTTP status, 0 where no answer came: then nobody knows whether it was done. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly data: Partial<FailureData> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export interface ClientParts {
  readonly fetch: typeof fetch;
  /** Base path of each surface that the console calls, without a slash at the end. */
  readonly basePaths: Readonly<Partial<Record<Surface, string>>>;
  readonly token: () => string | null;
  /** The server no longer knows the token that was sent. */
  readonly onExpired: () => void;
}

/** Makes a call of the contract; returns its `data` or throws an `ApiError`. */
export type CallApi = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
) => Promise<ResponseOf<C>>;

const queryString = (request: object): string => {
  const pairs = Object.entries(request)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'number';

/** What an answer holds. @throws ApiError where it is a refusal, or no answer of this server */
export const unpack = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => undefined);
  // An answer that stops half-way says nothing about what was done.
  if (response.ok && !isEnvelope(body)) throw new ApiError(0, '');
  if (!isEnvelope(body)) throw new ApiError(response.status, response.statusText);
  // The app's surface, from which the configuration comes, tells a failure by the code alone
  // (docs/domain/errors.md#codes).
  if (response.ok && body.code === 200) return body.data;
  throw new ApiError(response.status, body.msg, (body.data ?? {}) as Partial<FailureData>);
};

const noLongerKnown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.data.reason === 'token_expired' || error.data.reason === 'not_authorized');

/**
 * The HTTP client of the console: ordinary HTTP statuses with the product's envelope
 * (docs/domain/errors.md#http-statuses).
 */
export const createClient =
  (parts: ClientParts): CallApi =>
  async (call, request, signal) => {
    const isPost = call.method === 'POST';
    // A member of staff's token is for the console's surface alone.
    const token = call.surface === 'console' ? parts.token() : null;
    // The console speaks English; the server's sentences are shown as they come.
    const headers = new Headers({ 'Accept-Language': 'en' });
    if (token) headers.set('X-CT', token);
    if (isPost) headers.set('Content-Type', 'application/json');
    const url = `${parts.basePaths[call.surface] ?? ''}${call.path}`;
    const response = await parts
      .fetch(isPost ? url : url + queryString(request as object), {
        method: call.method,
        headers,
        ...(isPost ? { body: JSON.stringify(request) } : {}),
        ...(signal ? { signal } : {}),
      })
      .catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ApiError(0, '');
      });
    try {
      // The contract is the word of both sides: the server sends nothing that did not pass the response's schema.
      return (await unpack(response)) as ResponseOf<typeof call>;
    } catch (error) {
      if (token !== null && noLongerKnown(error)) parts.onExpired();
      throw error;
    }
  };
