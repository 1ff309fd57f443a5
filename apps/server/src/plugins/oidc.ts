import * as client from 'openid-client';
import type { Config, OidcSettings } from '../config';
import { inTime, Late } from '../http/in-time';

/** For one answer of the provider. */
const ANSWER_S = 5;
/** For all that a sign-in asks of it, one after the other: discovery, token, keys, and who it is. */
const SIGN_IN_MS = 8_000;
/** A sign-out happens without it. */
const SIGN_OUT_MS = 3_000;

/** What was begun, and what it must come back with. */
export interface Begun {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back, in the provider's own words. */
export interface Identity {
  readonly subject: string;
  /** Values of the claim about roles; null where none are mapped. */
  readonly values: readonly string[] | null;
  /** How it made sure (`amr`, `acr`). */
  readonly methods: readonly string[];
}

/** What the browser was sent back with. */
export interface Returned {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** It cannot be asked now; whatever else is wrong with a sign-in is a ProviderRefusal. */
export class ProviderUnreachable extends Error {}

/** It said no, or what it said does not hold. */
export class ProviderRefusal extends Error {}

/** The OpenID provider by which staff sign in, spoken to when the first of them comes. */
export interface Provider {
  readonly settings: OidcSettings;
  /** @throws ProviderUnreachable */
  begin(more?: Readonly<Record<string, string>>): Promise<Begun>;
  /** @throws ProviderUnreachable, ProviderRefusal */
  finish(begun: Omit<Begun, 'url'>, returned: Returned): Promise<Identity>;
  /** Where its own session is ended; null where it names no such place, or cannot be asked. */
  endUrl(): Promise<string | null>;
}

/** An error of the connection, or an answer of a server in trouble: another try may go better. */
const isUnreachable = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (error instanceof client.ClientError) {
    return ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      error.code ?? '',
    );
  }
  return error instanceof TypeError || error instanceof Late;
};

const wordsOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await inTime(ask(), SIGN_IN_MS);
  } catch (error) {
    if (error instanceof ProviderRefusal || error instanceof ProviderUnreachable) throw error;
    const words = wordsOf(error);
    throw isUnreachable(error) ? new ProviderUnreachable(words) : new ProviderRefusal(words);
  }
};

/** Finds the provider's endpoints and keys; its secret goes the way that it names. */
const discover = ({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> => {
  const byBody = client.ClientSecretPost(clientSecret);
  const byHeader = client.ClientSecretBasic(clientSecret);
  const authenticate: client.ClientAuth = (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true
      ? byBody(server, ...rest)
      : byHeader(server, ...rest);
  return client.discovery(new URL(issuer), clientId, undefined, authenticate, {
    timeout: ANSWER_S,
    execute: [
      client.enableNonRepudiationChecks,
      // Only a provider on this machine is spoken to so (apps/server/src/config/oidc.ts).
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  });
};

const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');

/** What stands in the token itself, or else where more about the person is read. */
const valuesOf = async (
  configuration: client.Configuration,
  { roles, rolesClaim }: OidcSettings,
  claims: client.IDToken,
  accessToken: string,
): Promise<readonly string[] | null> => {
  if (roles === undefined) return null;
  if (claims[rolesClaim] !== undefined) return textsOf(claims[rolesClaim]);
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return [];
  return textsOf((await client.fetchUserInfo(configuration, accessToken, claims.sub))[rolesClaim]);
};

/** Where the provider sends browsers back to: the console's own page. */
const consoleUrl = (publicUrl: string): string => `${publicUrl.replace(/\/$/, '')}/console/`;

/** Undefined where none is set. */
export const openProvider = ({
  oidc,
  publicUrl,
}: Pick<Config, 'oidc' | 'publicUrl'>): Provider | undefined => {
  if (oidc === undefined || publicUrl === undefined) return undefined;
  const redirectUri = consoleUrl(publicUrl);
  let found: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    found ??= discover(oidc).catch((error: unknown) => {
      found = undefined;
      throw new ProviderUnreachable(wordsOf(error));
    });
    return found;
  };

  return {
    settings: oidc,
    begin: async (more = {}) => {
      const [verifier, state, nonce] = [
        client.randomPKCECodeVerifier(),
        client.randomState(),
        client.randomNonce(),
      ];
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: redirectUri, scope: oidc.scopes, state, nonce, ...more },
        ...{
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        },
      });
      return { url: url.href, state, nonce, verifier };
    },
    finish: async ({ state, nonce, verifier }, returned) => {
      const back = new URL(redirectUri);
      for (const [name, value] of Object.entries(returned)) {
        if (value !== undefined) back.searchParams.set(name, value);
      }
      return asked(async () => {
        const known = await configuration();
        const tokens = await client.authorizationCodeGrant(known, back, {
          ...{
            pkceCodeVerifier: verifier,
            expectedState: state,
            expectedNonce: nonce,
            idTokenExpected: true,
          },
        });
        const claims = tokens.claims();
        // A provider of many tenants signs for each under another name: only the one that is set counts.
        if (claims === undefined || new URL(claims.iss).href !== oidc.issuer) {
          throw new ProviderRefusal(`${claims?.iss} is not the issuer that is set`);
        }
        return {
          subject: claims.sub,
          values: await valuesOf(known, oidc, claims, tokens.access_token),
          methods: [...textsOf(claims['amr']), ...textsOf(claims['acr'])],
        };
      });
    },
    endUrl: async () => {
      const known = await inTime(configuration(), SIGN_OUT_MS).catch(() => undefined);
      if (known?.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(known, { post_logout_redirect_uri: redirectUri }).href;
    },
  };
};

/** What keeps the provider from being used now, in words; null where nothing does. */
export const faultOfProvider = (settings: OidcSettings): Promise<string | null> =>
  discover(settings).then(() => null, wordsOf);
