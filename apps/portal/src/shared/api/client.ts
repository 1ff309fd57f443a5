import { ApiError, type RefusalData } from './api-error';
import { type CallName, type RequestFor, type ResponseFor, routeOf } from './call-names';

export interface ClientParts {
  readonly fetch: typeof fetch;
  /** E.g. `/facebook-business`, without a slash at the end. */
  readonly basePath: string;
  readonly token: () => string | null;
  /** The `X-TZ` header of the moment. */
  readonly timeZone: () => string;
  /** The reader's language as a tag: what the server writes itself comes in it. */
  readonly language: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** Makes a call of the contract; returns its `data` or throws an `ApiError`. Shows nothing. */
export type CallApi = <Name extends CallName>(
  name: Name,
  request: RequestFor<Name>,
  options?: CallOptions,
) => Promise<ResponseFor<Name>>;

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'number';

const refusalData = (data: unknown): RefusalData => (typeof data === 'object' && data !== null ? data : {});

const queryString = (request: object): string => {
  const pairs = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

const readEnvelope = async (response: Response): Promise<Envelope | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isEnvelope(body) ? body : undefined;
};

/** The HTTP status is looked at first, then the envelope's code. */
const unpack = async (response: Response): Promise<unknown> => {
  const envelope = await readEnvelope(response);
  if (!response.ok) {
    throw new ApiError(
      'http',
      response.status,
      envelope?.msg || response.statusText,
      refusalData(envelope?.data),
    );
  }
  // An answer that stops half-way says nothing about what was done.
  if (!envelope) throw new ApiError('network', 0, 'unreadable answer');
  if (envelope.code !== 200) {
    throw new ApiError('code', envelope.code, envelope.msg, refusalData(envelope.data));
  }
  return envelope.data;
};

/** Sends a call as the contract says. `FormData` goes as it is, other requests as JSON or query. */
const sendCall = async <Name extends CallName>(
  parts: ClientParts,
  name: Name,
  request: RequestFor<Name>,
  options: CallOptions,
): Promise<Response> => {
  const entry = routeOf(name);
  const token = parts.token();
  const isForm = request instanceof FormData;
  const isPost = entry.method === 'POST';
  const headers = new Headers({ 'X-TZ': parts.timeZone(), 'Accept-Language': parts.language() });
  if (token) headers.set('X-CT', token);
  if (isPost && !isForm) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const url = `${parts.basePath}${entry.path}${isPost ? '' : queryString(request)}`;
  const body = isForm ? request : JSON.stringify(request);
  return parts
    .fetch(url, {
      method: entry.method,
      headers,
      ...(isPost ? { body } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    .catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw new ApiError('network', 0, cause instanceof Error ? cause.message : 'no connection');
    });
};

/** The HTTP client of the portal. */
export const createClient =
  (parts: ClientParts): CallApi =>
  async (name, request, options = {}) => {
    const response = await sendCall(parts, name, request, options);
    // The contract is the word of both sides: the server sends nothing that did not pass the response's schema.
    return (await unpack(response)) as ResponseFor<typeof name>;
  };

/** A file that a call answered, with the name that the server gave it. */
export interface FetchedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Makes a call that answers a file instead of an envelope; throws an `ApiError` where it is refused. */
export const createFileClient =
  (parts: ClientParts) =>
  async <Name extends CallName>(name: Name, request: RequestFor<Name>): Promise<FetchedFile> => {
    const response = await sendCall(parts, name, request, {});
    const fileName = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    if (fileName === undefined) {
      await unpack(response);
      throw new ApiError('network', 0, 'an answer without a file');
    }
    return { name: fileName, content: await response.blob() };
  };
