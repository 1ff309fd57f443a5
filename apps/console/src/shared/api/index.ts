import { meta } from '../lib/meta';
import { session } from '../session/session';
import { createClient } from './client';

const appBasePath = meta('api-base') || '/facebook-business';

/** The console's client: the token of the moment; a token that ran out leads back to the sign-in. */
export const { callApi, readFile } = createClient({
  fetch: (...request) => fetch(...request),
  basePaths: { console: '/console-api/v1', app: appBasePath },
  token: session.token,
  onExpired: () => session.end('expired'),
});
