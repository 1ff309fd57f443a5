import { callApi, type RequestFor } from '../../../shared/api';
import type { Agreement } from '../../../shared/legal/use-agreement';
import { session } from '../../../shared/session/session';
import type { Registration } from './rules';

type Accepted = NonNullable<Agreement['accepted']>;

/** Logs in and keeps the token. @throws ApiError */
export const logIn = async (request: RequestFor<'auth.login'>): Promise<void> => {
  const { token } = await callApi('auth.login', request);
  session.keepToken(token);
};

/** Registers, which also logs in. @throws ApiError */
export const registerAccount = async (
  { nickname, ...registration }: Registration,
  accepted: Accepted,
): Promise<void> => {
  const named = nickname.trim() === '' ? {} : { nickname: nickname.trim() };
  const request = { ...registration, ...named, accepted_terms: accepted };
  const { token } = await callApi('auth.register', request);
  session.keepToken(token);
};
