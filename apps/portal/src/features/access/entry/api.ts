import { isLanguage } from '@fairlead/i18n';
import { CODE } from '@fairlead/vocabulary';
import { ApiError, callApi, type RequestFor } from '../../../shared/api';
import { queryClient } from '../../../shared/calls/query-client';
import { changeLanguage, speak } from '../../../shared/i18n/start-language';
import { session } from '../../../shared/session/session';
import { continuationOf, forgetPass, keepPass } from './pass';

/** What became of a ticket: the person is in, must open an account first, or must come again with another ticket. */
export type Entered = 'in' | 'unknown' | 'refused';

/** Somebody else may have been signed in on this device: nothing of theirs stays. */
const comeIn = (token: string): void => {
  session.clear();
  queryClient.clear();
  forgetPass();
  session.keepToken(token);
};

/** Tickets that the server refused for good: they are not sent again by the next screen. */
const refused = new Set<string>();

const logIn = async (ticket: string): Promise<Entered> => {
  try {
    comeIn((await callApi('auth.loginV2', { ticket })).token);
    return 'in';
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'code' || error.code !== CODE.unauthenticated)
      throw error;
    await speak(error.data.lang);
    const { continuation } = error.data;
    if (continuation === undefined) {
      refused.add(ticket);
      return 'refused';
    }
    keepPass({ ticket, continuation });
    return 'unknown';
  }
};

const enter = async (ticket: string): Promise<Entered> => {
  if (refused.has(ticket)) return 'refused';
  if (continuationOf(ticket) !== undefined) return 'unknown';
  try {
    const { lang } = await callApi('auth.lang', { ticket });
    if (isLanguage(lang)) await changeLanguage(lang);
  } catch (error) {
    // A refused ticket is told by the login, which says in which language.
    if (!(error instanceof ApiError) || error.kind !== 'code') throw error;
  }
  return logIn(ticket);
};

const running = new Map<string, Promise<Entered>>();

/**
 * Comes in with a ticket of the host app (docs/domain/access.md#shell-tickets): its language, then the login.
 * A ticket signs in once, so it is sent once, however often the screen asks. @throws ApiError where the
 * server could not be asked
 */
export const enterWithTicket = (ticket: string): Promise<Entered> => {
  const known = running.get(ticket);
  if (known !== undefined) return known;
  const entering = enter(ticket).finally(() => running.delete(ticket));
  running.set(ticket, entering);
  return entering;
};

type Accepted = RequestFor<'auth.registerV2'>['accepted_terms'];

const register = async (ticket: string, accepted: Accepted): Promise<void> => {
  try {
    comeIn((await callApi('auth.registerV2', { ticket, accepted_terms: accepted })).token);
  } catch (error) {
    // Registered before, and the reply was lost: the same stand-in signs in.
    if (!(error instanceof ApiError) || error.code !== CODE.userExists) throw error;
    comeIn((await callApi('auth.loginV2', { ticket })).token);
  }
};

/**
 * Opens the ad account with an authorization code and comes in.
 * @param ticket the one that the address of the page holds. @throws ApiError
 */
export const openAccount = async (
  ticket: string,
  authorizationCode: string,
  accepted: Accepted,
): Promise<void> => {
  const shown = continuationOf(ticket) ?? ticket;
  await callApi('auth.openStore', { authorization_code: authorizationCode, ticket: shown });
  await register(shown, accepted);
};

/** True where the sign-in of the host app is over, and only a fresh ticket helps. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'code' && error.code === CODE.unauthenticated;
