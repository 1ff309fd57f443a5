import type { CallOf } from './calls';
import type { Call, RequestOf, ResponseOf } from './core';
import type { Envelope, FailureData } from './envelope';
import type { appRoutes, CallId, consoleRoutes, fileRoutes, networkRoutes } from './routes';
import type { Route } from './routes/route';

// The schemas stay out: whoever imports this takes their types, and a table of routes of their own choice.

type Routes = typeof appRoutes & typeof fileRoutes & typeof consoleRoutes & typeof networkRoutes;
type CallWith<Property> = {
  [Id in CallId]: Routes[Id] extends Property ? Id : never;
}[CallId];

/** The calls that move money and therefore carry an `Idempotency-Key` (docs/domain/README.md#idempotency). */
export type IdempotentCall = CallWith<{ readonly idempotent: true }>;

/** What is sent with a call: a form with the ones that take a file. */
export type RequestFor<Id extends CallId> =
  Id extends CallWith<{ readonly transport: 'multipart' }> ? FormData : RequestOf<CallOf<Id>>;
/** What a call answers. */
export type ResponseFor<Id extends CallId> = ResponseOf<CallOf<Id>>;

/** What the server may add to a refusal (docs/domain/errors.md#reasons). */
export type RefusalData = Readonly<Partial<FailureData>>;

/**
 * Why a call failed, by the order in which it is looked at: `network`: no answer came; whether the server did
 * the work is unknown. `http`: an HTTP status other than 2xx. `code`: an answer with a code other than 200.
 */
export class ApiError extends Error {
  readonly data: RefusalData;

  constructor(
    readonly kind: 'network' | 'http' | 'code',
    /** HTTP status, or the envelope's code; 0 where no answer came. */
    readonly code: number,
    message: string,
    data: RefusalData = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.data = data;
  }

  /** True where the server answered that it did not do it; false where it may or may not have. */
  get final(): boolean {
    if (this.kind === 'network') return false;
    if (this.kind === 'http') return this.code < 500 && this.code !== 429;
    // What has another reason than a fault was decided, such as that money writes are stopped: nothing of it was done.
    return this.code !== 500 || (this.data.reason ?? 'server_error') !== 'server_error';
  }
}

/** Whether no answer came. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** Whether a reading is worth another try: no answer came, or the server has no database just now. A refusal stays one. */
export const mayPass = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && error.kind === 'http' && error.code === 503);

/** How a client reaches one surface. */
export interface SurfaceParts {
  readonly fetch: typeof fetch;
  /** E.g. `/facebook-business`, without a slash at the end. */
  readonly basePath: string;
  readonly token: () => string | null;
  /** What every request says besides, e.g. the reader's language. */
  readonly headers: () => Readonly<Record<string, string>>;
}

export interface ClientParts<Id extends CallId> extends SurfaceParts {
  /** How each call is sent; calls that are not in it do not compile. */
  readonly routes: Readonly<Record<Id, Route>>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** Makes a call of the contract; returns its `data` or throws an `ApiError`. Shows nothing. */
export type CallApi<Known extends CallId> = <Id extends Known>(
  id: Id,
  request: RequestFor<Id>,
  options?: CallOptions,
) => Promise<ResponseFor<Id>>;

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'number';

const refusalData = (data: unknown): RefusalData => (typeof data === 'object' && data !== null ? data : {});

const queryString = (request: object): string => {
  const pairs = Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

const readEnvelope = async (response: Response): Promise<Envelope<unknown> | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  return isEnvelope(body) ? body : undefined;
};

/** The HTTP status is looked at first, then the envelope's code (docs/domain/errors.md#codes). */
export const unpack = async (response: Response): Promise<unknown> => {
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
export const sendCall = async (
  parts: SurfaceParts,
  { method, path }: Pick<Route, 'method' | 'path'>,
  request: object,
  options: CallOptions,
): Promise<Response> => {
  const token = parts.token();
  const isForm = request instanceof FormData;
  const isPost = method === 'POST';
  const headers = new Headers(parts.headers());
  if (token) headers.set('X-CT', token);
  if (isPost && !isForm) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const url = `${parts.basePath}${path}${isPost ? '' : queryString(request)}`;
  const body = isForm ? request : JSON.stringify(request);
  return parts
    .fetch(url, { method, headers, body: isPost ? body : null, signal: options.signal ?? null })
    .catch((cause: unknown) => {
      if (options.signal?.aborted) throw cause;
      throw new ApiError('network', 0, cause instanceof Error ? cause.message : 'no connection');
    });
};

/**
 * Makes a call that is named by its entry: for a page that has the entries at hand, since it asks them who may make it.
 * The contract is the word of both sides: the server sends nothing that did not pass the response's schema.
 */
export const callEntry = async <C extends Call>(
  parts: SurfaceParts,
  call: C,
  request: RequestOf<C> | FormData,
  options: CallOptions = {},
): Promise<ResponseOf<C>> =>
  (await unpack(await sendCall(parts, call, request as object, options))) as ResponseOf<C>;

/** The client of a page that names calls by their ids, so that no schema comes with it. */
export const createClient =
  <Known extends CallId>(parts: ClientParts<Known>): CallApi<Known> =>
  async (id, request, options = {}) =>
    (await unpack(await sendCall(parts, parts.routes[id], request as object, options))) as ResponseFor<
      typeof id
    >;
