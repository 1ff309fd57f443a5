import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type JWK } from 'oidc-provider';

const CLIENT = { id: 'fairlead', secret: 'a secret of a test, of 32 letters' };

/** Who stands before the provider's page, and what the provider says of them. */
interface Visitor {
  readonly subject: string;
  readonly groups?: readonly string[];
  readonly amr?: readonly string[];
  /** Where the provider tells the groups; in the token where absent. */
  readonly groupsAt?: 'userinfo';
}

/** A real OpenID provider on this machine, whose page asks nothing: the test says who stands before it. */
export interface TestProvider {
  readonly environment: Readonly<Record<string, string>>;
  /** Says who stands before its page from now on, in whatever browser. */
  receive(visitor: Visitor): void;
  /** Goes to the provider as a browser does, and comes back with what it sends to the console. */
  visit(url: string, visitor: Visitor): Promise<{ code: string; state: string; iss: string }>;
  close(): Promise<void>;
}

const keys = (): JWK[] => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return [{ ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'ES256' }];
};

const configurationOf = (address: string, said: ReadonlyMap<string, Visitor>) => ({
  clients: [
    {
      ...{ client_id: CLIENT.id, client_secret: CLIENT.secret, grant_types: ['authorization_code'] },
      ...{ redirect_uris: [address], post_logout_redirect_uris: [address] },
      ...{ response_types: ['code' as const], id_token_signed_response_alg: 'ES256' as const },
    },
  ],
  jwks: { keys: keys() },
  cookies: { keys: ['of a test'] },
  claims: { openid: ['sub', 'groups', 'amr'] },
  conformIdTokenClaims: false,
  features: {
    devInteractions: { enabled: false },
    // The library's own page asks another host for letters.
    rpInitiatedLogout: {
      logoutSource: (context: { body: unknown }, form: string) => {
        context.body = `<!doctype html><title>Sign out</title>${form}
          <button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
      },
    },
  },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_: unknown, subject: string) => ({
    accountId: subject,
    claims: async (use: string) => {
      const { groups = [], groupsAt } = said.get(subject) ?? {};
      return { sub: subject, ...(groupsAt === undefined || groupsAt === use ? { groups } : {}) };
    },
  }),
});

/** Cookies of one browser, by name. */
const cookieJar = () => {
  const kept = new Map<string, string>();
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (lines: readonly string[]): void => {
      for (const line of lines) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        kept.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
  };
};

/** Starts one that lets a console sign people in. @param publicUrl of the product */
export const startOidcProvider = async (publicUrl: string): Promise<TestProvider> => {
  const back = `${publicUrl}/console/`;
  const said = new Map<string, Visitor>();
  let visitor: Visitor = { subject: 'nobody' };
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    ...configurationOf(back, said),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  const receive = (who: Visitor): void => {
    visitor = who;
    said.set(who.subject, who);
  };
  const answer = provider.callback();
  listener.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
    const login = { accountId: visitor.subject, amr: [...(visitor.amr ?? ['pwd'])] };
    void provider.interactionFinished(request, response, { login });
  });
  return {
    environment: {
      ...{ PUBLIC_URL: publicUrl, OIDC_ISSUER: issuer, OIDC_LABEL: 'Quay sign-in' },
      ...{ OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    },
    receive,
    visit: async (url, who) => {
      receive(who);
      const jar = cookieJar();
      let at = url;
      while (!at.startsWith(back)) {
        const reply = await fetch(at, { redirect: 'manual', headers: { cookie: jar.header() } });
        jar.take(reply.headers.getSetCookie());
        const location = reply.headers.get('location');
        if (location === null) throw new Error(`${reply.status} at the provider: ${await reply.text()}`);
        at = new URL(location, at).href;
      }
      const { searchParams } = new URL(at);
      const [code = '', state = '', iss = ''] = ['code', 'state', 'iss'].map(
        (name) => searchParams.get(name) ?? '',
      );
      return { code, state, iss };
    },
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
};
