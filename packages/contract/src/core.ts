import type { Reason, StaffRole } from '@fairlead/vocabulary';
import type { z } from 'zod';
import { type CallId, type Route, routes, type Surface } from './routes';

/**
 * Who may make a call.
 * - `public`: anyone, no token read.
 * - `holder`: an account holder whose account is active.
 * - `holder_or_blocked`: also when the account is not activated, disabled or deleted
 *   (docs/promises.md#out-any-time).
 * - `network`: a delivery network, by signature.
 * - `guest`: who holds the number and the secret of a guest case; no token read.
 * - `staff`: a member of staff with one of the roles named; every role where none is named.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'holder' }
  | { readonly kind: 'holder_or_blocked' }
  | { readonly kind: 'network' }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };

export type Method = Route['method'];

/** One call of the product: all that client, server, OpenAPI and tests need to know of it. */
export interface Call<
  Id extends string = string,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Stable name, `group.name`; the OpenAPI operation id and the key in the table of routes. */
  readonly id: Id;
  readonly method: Method;
  /** Below the base path of its `surface`. */
  readonly path: string;
  /** Which base path it lives under: the app's, the console's, or the networks'. */
  readonly surface: Surface;
  readonly access: Access;
  readonly summary: string;
  readonly description: string;
  /** JSON body of a POST, query of a GET. Unknown fields are refused. */
  readonly request: Request;
  /** `data` of a successful answer. */
  readonly response: Response;
  /** Every refusal of its own; malformed input, throttles and those of `access` are common to all calls. */
  readonly reasons: readonly Reason[];
  /** Money moves: the `Idempotency-Key` header is required (docs/domain/README.md#idempotency). */
  readonly idempotent: boolean;
  /** `multipart` carries a file field `file`; `stream` answers a file instead of an envelope; `socket` is a WebSocket. */
  readonly transport: 'json' | 'multipart' | 'stream' | 'socket';
}

interface Draft<Request extends z.ZodType, Response extends z.ZodType> {
  readonly access: Access;
  readonly summary: string;
  readonly description: string;
  readonly request: Request;
  readonly response: Response;
  readonly reasons?: readonly Reason[];
}

const found = (id: CallId): { route: Route; surface: Surface } => {
  const { app, console, network } = routes;
  if (id in app) return { route: app[id as keyof typeof app], surface: 'app' };
  if (id in network) return { route: network[id as keyof typeof network], surface: 'network' };
  return { route: console[id as keyof typeof console], surface: 'console' };
};

/** Makes a call's entry: how it is sent comes from the table of routes, by its id; the rest from the draft. */
export const defineCall = <Id extends CallId, Request extends z.ZodType, Response extends z.ZodType>(
  id: Id,
  draft: Draft<Request, Response>,
): Call<Id, Request, Response> => {
  const { route, surface } = found(id);
  return {
    id,
    method: route.method,
    path: route.path,
    surface,
    idempotent: route.idempotent ?? false,
    transport: route.transport ?? 'json',
    reasons: [],
    ...draft,
  };
};

/** What is sent with a call. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** What whoever answers the call is given: its ids are numbers. */
export type ParsedOf<C extends Call> = z.output<C['request']>;
export type ResponseOf<C extends Call> = z.output<C['response']>;

export const access = {
  public: { kind: 'public' },
  guest: { kind: 'guest' },
  holder: { kind: 'holder' },
  holderOrBlocked: { kind: 'holder_or_blocked' },
  network: { kind: 'network' },
  staff: (...roles: readonly StaffRole[]): Access => ({ kind: 'staff', roles }),
} as const;
