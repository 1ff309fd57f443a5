import { useSyncExternalStore } from 'react';
import { meta } from '../lib/meta';
import { session } from './session';

/** True while a token is kept. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(session.onChange, () => session.token() !== null);

/** How the person came in; undefined before their info was read. */
export const useEntry = (): string | undefined =>
  useSyncExternalStore(session.onChange, () => session.userInfo()?.entry);

/** The settlement currency's code; USD until the configuration was read once. */
export const useCurrency = (): string =>
  useSyncExternalStore(session.onChange, () => session.config()?.currency.code ?? 'USD');

/** The page itself says so, that its mark stands there from the first moment and moves nothing when it comes. */
export const isSandbox: boolean = meta('fairlead-money-mode') === 'sandbox';
