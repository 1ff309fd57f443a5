import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api';

/** The signed-in person; `balance` is their available funds. Not ended with its screen: what waits for it is the app. */
export const personQuery = queryOptions({ queryKey: ['person'], queryFn: () => callApi('user.info', {}) });
