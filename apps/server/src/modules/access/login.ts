import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { openSession } from '../../plugins/sessions';
import { countSignIn, signedIn } from '../../plugins/sign-in-tries';
import { findLogin } from '../account';

/** Signs in; one answer, in the same time, for an unknown name and a wrong password. */
export const login = async (
  services: Services,
  incoming: Incoming<CallOf<'auth.login'>>,
): Promise<Answer<ResponseOf<CallOf<'auth.login'>>>> => {
  const { database, clock, hashing } = services;
  const { request, userAgent } = incoming;
  const tried = await countSignIn(services, 'holder', request.username, incoming);
  if (!tried.ok) return tried;
  const holder = await findLogin(database, request.username);
  const isRight = await hashing.verifyOrDecoy(holder?.password_hash, request.password);
  if (holder === undefined || !isRight) return refuse('wrong_credentials');
  await signedIn(services, 'holder', request.username, tried.data, incoming);
  const { token, expiresAt } = await database.transaction((tx) =>
    openSession(tx, holder.id, userAgent, clock.now()),
  );
  return done({ token, expires_at: expiresAt.toISOString() });
};
