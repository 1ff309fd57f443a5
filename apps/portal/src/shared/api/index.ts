import { createClient } from '@fairlead/contract/client';
import { appRoutes } from '@fairlead/contract/routes/app';
import { parts } from './parts';

/** The portal's client. */
export const callApi = createClient({ ...parts, routes: appRoutes });

/** Where the live connection of a call is opened. */
export const socketAddress = (name: 'support.socket'): string => {
  const address = new URL(parts.basePath + appRoutes[name].path, location.origin);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
};

export { ApiError, type RequestFor, type ResponseFor } from '@fairlead/contract/client';
