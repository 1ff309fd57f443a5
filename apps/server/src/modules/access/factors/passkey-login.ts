import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import type { Incoming } from '../../../http/route';
import type { Services } from '../../../http/services';
import { openSession } from '../../../plugins/sessions';
import { countNameless, signedIn } from '../../../plugins/sign-in-tries';
import { countTry } from '../../../plugins/throttle';
import { readHolder } from '../../account';
import { tellNewDevice } from '../new-device';
import { askPasskeys, takePasskey } from './passkeys';

const NOBODY = { holderId: null, purpose: 'sign_in' } as const;
/** Each sign-in asks once, and whoever looks away asks again. */
const ASKED_A_TRY = 4;

/** What any passkey of this installation is to sign; each costs a row, so that they are counted by address. */
export const askAnyPasskey = async (
  services: Services,
  { address }: Incoming<CallOf<'auth.passkeyOptions'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.passkeyOptions'>>>> => {
  const { database, clock, config } = services;
  const { count, windowMs } = config.limits.signIn;
  const limit = { count: count * ASKED_A_TRY, windowMs };
  const until = await countTry(database, clock, `passkey-options:${address}`, limit);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  return done(await askPasskeys(database, services, { ...NOBODY, of: [] }, clock.now()));
};

/**
 * Signs in by a passkey alone; one answer for one that is not known, was removed, or did not sign what was asked. A
 * blocked account signs in as by its password.
 */
export const loginWithPasskey = async (
  services: Services,
  incoming: Incoming<CallOf<'auth.passkeyLogin'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.passkeyLogin'>>>> => {
  const { request, userAgent, address } = incoming;
  const tried = await countNameless(services, address);
  if (!tried.ok) return tried;
  const opened = await services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await takePasskey(tx, services, NOBODY, request.key, now);
    const holder = row === null ? undefined : await readHolder(tx, row.holderId);
    if (holder === undefined) return null;
    await tellNewDevice(tx, services, holder.id, incoming);
    return { username: holder.username, ...(await openSession(tx, holder.id, userAgent, now)) };
  });
  if (opened === null) return refuse('passkey_refused');
  await signedIn(services, 'holder', opened.username, tried.data, incoming);
  return done({ token: opened.token, expires_at: opened.expiresAt.toISOString() });
};
