import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api';
import { personQuery } from '../../../shared/calls/person';
import { session } from '../../../shared/session/session';

/** Whether a transaction password is set. */
export const useIsPinSet = () =>
  useQuery({
    ...personQuery,
    select: ({ transaction_password_set }) => transaction_password_set,
  });

/** Why the person may set a new transaction password: the present one as digest, or what stands for it. */
export type Proof =
  | { readonly old_password: string }
  | { readonly login_password: string }
  | { readonly by_sign_in: true };

/** Checks the present transaction password. @throws ApiError */
export const checkPin = async (digest: string): Promise<void> => {
  await callApi('wallet.checkPassword', { password: digest });
};

/** Changes the transaction password. @throws ApiError */
export const useChangePin = () => {
  const cache = useQueryClient();
  return async (digest: string, proof: Proof): Promise<void> => {
    await callApi('wallet.setPassword', { password: digest, ...proof });
    await cache.invalidateQueries();
  };
};

export interface LoginPasswords {
  readonly old_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/** Changes the login password, which ends every session: this device forgets its own. @throws ApiError */
export const useChangeLoginPassword = () => {
  const cache = useQueryClient();
  return async (passwords: LoginPasswords): Promise<void> => {
    await callApi('user.updatePassword', passwords);
    session.clear();
    cache.clear();
  };
};
