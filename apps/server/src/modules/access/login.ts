import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { openSession } from '../../plugins/sessions';
import { countTry } from '../../plugins/throttle';
import { findLogin } from '../account';
import { accountKey } from './login-password';

/** Signs in; one answer, in the same time, for an unknown name and a wrong password. */
export const login = async (
  services: Services,
  { request, userAgent }: Incoming<CallOf<'auth.login'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.login'>>>> => {
  const { database, clock, config, hashing } = services;
  const key = accountKey(request.username);
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  const holder = await findLogin(database, request.username);
  const isRight = await hashing.verifyOrDecoy(holder?.password_hash, request.password);
  if (holder === undefined || !isRight) return refuse('wrong_credentials');
  const { token, expiresAt } = await database.transaction((tx) =>
    openSession(tx, holder.id, userAgent, clock.now()),
  );
  return done({ token, expires_at: expiresAt.toISOString() });
};
