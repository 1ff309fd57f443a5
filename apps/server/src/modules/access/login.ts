import type { CallOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { knownDevices } from '../../plugins/devices';
import { openSession } from '../../plugins/sessions';
import { countSignIn, signedIn } from '../../plugins/sign-in-tries';
import { findLogin } from '../account';
import type { Place } from './factors/code-tries';
import { takeSecondStep } from './factors/second-step';
import { tellNewDevice } from './new-device';

type Login = Incoming<CallOf<'auth.login'>>;

/** Codes from a device that the account signed in from are counted apart: a thief elsewhere uses none of them up. */
const placeOf = ({ config, clock }: Services, { request, cookies }: Login): Place => {
  const device = knownDevices(config).read('holder', request.username, cookies, clock.now());
  return device === undefined ? 'strangers' : `device:${device}`;
};

/**
 * Signs in; one answer, in the same time, for an unknown name and a wrong password. Where one-time codes are on, no
 * session is made without one.
 */
export const login = async (
  services: Services,
  incoming: Login,
): Promise<Answer<ResponseOf<CallOf<'auth.login'>>>> => {
  const { database, clock, hashing } = services;
  const { request, userAgent } = incoming;
  const tried = await countSignIn(services, 'holder', request.username, incoming);
  if (!tried.ok) return tried;
  const holder = await findLogin(database, request.username);
  const isRight = await hashing.verifyOrDecoy(holder?.password_hash, request.password);
  if (holder === undefined || !isRight) return refuse('wrong_credentials');
  const asked = { holderId: holder.id, at: 'sign_in', given: request } as const;
  const step = await takeSecondStep(services, { ...asked, place: placeOf(services, incoming) });
  if (!step.ok) {
    // The password was right: who is asked for the code now has not failed.
    if (step.reason === 'second_step_needed') await tried.data.succeed();
    return step;
  }
  await signedIn(services, 'holder', request.username, tried.data, incoming);
  const { token, expiresAt } = await database.transaction(async (tx) => {
    await tellNewDevice(tx, services, holder.id, incoming);
    return openSession(tx, holder.id, userAgent, clock.now());
  });
  return done({ token, expires_at: expiresAt.toISOString() });
};
