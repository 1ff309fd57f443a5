import type { Call } from '@fairlead/contract';
import type { BasePaths } from '@fairlead/contract/docs';

const CONSOLE_BASE_PATH = '/console-api/v1';
const NETWORK_BASE_PATH = '/network/v1';

/** Where the calls of each surface begin. */
export const basePathsOf = (apiBasePath: string): BasePaths => ({
  ...{ app: apiBasePath, console: CONSOLE_BASE_PATH, network: NETWORK_BASE_PATH },
});

/** Where a call is served. */
export const urlOf = (call: Call, apiBasePath: string): string =>
  basePathsOf(apiBasePath)[call.surface] + call.path;

/** Whose statuses an address answers with, where no call of it was reached. */
export const surfaceOf = (url: string): Call['surface'] => {
  if (url.startsWith(`${CONSOLE_BASE_PATH}/`)) return 'console';
  return url.startsWith(`${NETWORK_BASE_PATH}/`) ? 'network' : 'app';
};
