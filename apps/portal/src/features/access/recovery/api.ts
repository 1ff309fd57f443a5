import { useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi, type ResponseFor } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';
import { session } from '../../../shared/session/session';

/** Asks for a link; the answer is the same whether there is such an account or not. @throws ApiError */
export const askForLink = (account: string): Promise<ResponseFor<'recovery.ask'>> =>
  callApi('recovery.ask', { account });

export interface NewPasswords {
  readonly new_password: string;
  readonly confirm_password: string;
}

/** Sets a new password with what stood in the link; this device is signed out like all others. @throws ApiError */
export const setPassword = async (token: string, passwords: NewPasswords): Promise<string> => {
  const { payouts_wait_until: until } = await callApi('recovery.setPassword', { token, ...passwords });
  session.clear();
  return until;
};

/** What leads back to a guest's case. */
export interface CaseKey {
  readonly case_number: string;
  readonly secret: string;
}
export type CaseState = ResponseFor<'recovery.caseState'>;

/** Whether a new password can be set in a guest's case. @throws ApiError */
export const readCaseState = (key: CaseKey): Promise<CaseState> => callApi('recovery.caseState', { ...key });

export const isCaseUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.data.reason === 'guest_case_unknown';

/** Sets a new password in a guest's case. @throws ApiError */
export const setPasswordInCase = async (key: CaseKey, passwords: NewPasswords): Promise<string> => {
  const { payouts_wait_until: until } = await callApi('recovery.setPasswordInCase', { ...key, ...passwords });
  session.clear();
  return until;
};

/** Ends a request to set the login password anew, and reads the person again. */
export const useVeto = () => {
  const cache = useQueryClient();
  return async (): Promise<void> => {
    await callApi('recovery.veto', {});
    await cache.invalidateQueries({ queryKey: personQuery.queryKey });
  };
};
