import { createClient } from '@fairlead/contract/client';
import { appRoutes } from '@fairlead/contract/routes/app';
import { deviceClock } from '@fairlead/ui/clock';
import { session } from '../session/session';
import { createIdempotentSender } from './idempotency';
import { parts } from './parts';

/** The portal's client. */
export const callApi = createClient({ ...parts, routes: appRoutes });

/** Where the live connection of a call is opened. */
export const socketAddress = (name: 'support.socket'): string => {
  const address = new URL(parts.basePath + appRoutes[name].path, location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

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

export { ApiError, type RequestFor, type ResponseFor } from '@fairlead/contract/client';
