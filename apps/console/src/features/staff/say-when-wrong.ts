import { ApiError } from '@fairlead/contract/client';

/** The server names a wrong password and a wrong second step alike: the place knows which were typed. */
export const sayWhenWrong = (text: string) => (error: unknown) =>
  error instanceof ApiError && error.data.reason === 'wrong_credentials' ? text : undefined;
