import { callApi } from '../../../shared/api';
import { session } from '../../../shared/session/session';
import type { Registration } from './rules';

/** Logs in and keeps the token. @throws ApiError */
export const logIn = async (username: string, password: string): Promise<void> => {
  const { token } = await callApi('auth.login', { username, password });
  session.keepToken(token);
};

/** Registers, which also logs in. @throws ApiError */
export const registerAccount = async ({ nickname, ...registration }: Registration): Promise<void> => {
  const request = nickname.trim() === '' ? registration : { ...registration, nickname: nickname.trim() };
  const { token } = await callApi('auth.register', request);
  session.keepToken(token);
};
