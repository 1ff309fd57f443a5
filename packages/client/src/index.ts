import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './api';
import { type RetryOptions, retrying } from './retry';
import { type NetworkProof, signing } from './signature';

export type { components, operations } from './api';
export { type Done, NoAnswer, type Outcome, outcomeOf, type Refused } from './outcome';
export type { RetryOptions } from './retry';
export type { NetworkProof } from './signature';

/** The calls below a base path, by what follows it. */
type Below<Base extends string> = {
  [Path in keyof paths as Path extends `${Base}${infer Rest}` ? Rest : never]: paths[Path];
};

export type AppPaths = Below<'/facebook-business'>;
export type StaffPaths = Below<'/console-api/v1'>;
export type NetworkPaths = Below<'/network/v1'>;

interface Installation extends RetryOptions {
  /** Where the product is reached, such as `https://portal.example.org`. */
  readonly origin: string;
  /** Sent with every call, such as `Accept-Language` and `X-TZ`. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface SignedIn extends Installation {
  /** What a sign-in answered; a function where it may change. */
  readonly token?: string | (() => string | undefined);
}

export interface ClientOptions extends SignedIn {
  /** What the installation has in `API_BASE_PATH`; `/facebook-business` where absent. */
  readonly basePath?: string;
}

export type StaffClientOptions = SignedIn;
export type NetworkClientOptions = Installation & NetworkProof;

/** An upload is a form of one field; everything else is JSON. */
const bodySerializer = (body: unknown): BodyInit => {
  const { file } = body as { readonly file?: unknown };
  if (!(file instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  form.set('file', file);
  return form;
};

const carrying = (token: SignedIn['token']): Middleware => ({
  onRequest: ({ request }) => {
    const now = typeof token === 'function' ? token() : token;
    if (now !== undefined) request.headers.set('X-CT', now);
    return request;
  },
});

const clientBelow = <Paths extends object>(
  basePath: string,
  { origin, headers = {}, ...retry }: Installation,
  middleware: Middleware,
): Client<Paths> => {
  const baseUrl = `${origin.replace(/\/$/, '')}${basePath}`;
  // No call is answered by a redirect: followed, it would carry the token to whoever is named.
  const request = { baseUrl, headers, bodySerializer, redirect: 'error' } as const;
  const client = createFetchClient<Paths>({ ...request, fetch: retrying(retry) });
  client.use(middleware);
  return client;
};

/** A client of the calls of the app, for account holders and for whoever is not signed in yet. */
export const createClient = ({
  basePath = '/facebook-business',
  token,
  ...installation
}: ClientOptions): Client<AppPaths> => clientBelow<AppPaths>(basePath, installation, carrying(token));

/** A client of the calls of staff. */
export const createStaffClient = ({ token, ...installation }: StaffClientOptions): Client<StaffPaths> =>
  clientBelow<StaffPaths>('/console-api/v1', installation, carrying(token));

/** A client of the calls of a delivery network, each signed with its secret. */
export const createNetworkClient = (options: NetworkClientOptions): Client<NetworkPaths> =>
  clientBelow<NetworkPaths>('/network/v1', options, signing(options));

/**
 * A key for one act that moves money. Keep it beside what it is for before the call is sent, and send the same again
 * when no answer came: the act happens once.
 */
export const newKey = (): string => crypto.randomUUID();
