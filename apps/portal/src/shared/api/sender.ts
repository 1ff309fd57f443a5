import { deviceClock } from '@fairlead/ui/clock';
import { session } from '../session/session';
import { callApi } from '.';
import { createIdempotentSender } from './idempotency';

/** Sends what moves money; see `IdempotentSender`. */
export const sender = createIdempotentSender({
  callApi,
  clock: deviceClock,
  owner: () => session.userInfo()?.id ?? '',
  isOnline: () => navigator.onLine,
  makeKey: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
});
