import { session } from '../session/session';
import { createClient } from './client';

const appBasePath =
  document.querySelector('meta[name="fairlead-api-base"]')?.getAttribute('content') ?? '/facebook-business';

/** Where the calls of staff begin. */
export const CONSOLE_PATH = '/console-api/v1';

/** The console's client: the token of the moment; a token that ran out leads back to the sign-in. */
export const callApi = createClient({
  fetch: (...request) => fetch(...request),
  basePaths: { console: CONSOLE_PATH, app: appBasePath },
  token: session.token,
  onExpired: () => session.end('expired'),
});
