import type { PlainKey } from '@fairlead/i18n';
import { useSyncExternalStore } from 'react';
import { meta } from '../lib/meta';
import { session } from './session';

/** True while a token is kept. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(session.onChange, () => session.token() !== null);

/** How the person came in; undefined before their info was read. */
export const useEntry = (): string | undefined =>
  useSyncExternalStore(session.onChange, () => session.userInfo()?.entry);

/** The account's state as the server said last; undefined before it said anything. */
export const useAccountState = () => useSyncExternalStore(session.onChange, () => session.userInfo()?.state);

/** Whether staff or the person closed the account to new matters. */
export const useIsBlocked = (): boolean => {
  const state = useAccountState();
  return state !== undefined && state !== 'active';
};

/** Whether the person is closing the account, or has closed it. */
export const useIsClosing = (): boolean =>
  useSyncExternalStore(session.onChange, () => {
    const { state, closing_since: since } = session.userInfo() ?? {};
    return state === 'closed' || (since ?? null) !== null;
  });

/** What the page of closing is called: nobody is offered to close an account twice. */
export const useExitTitle = (): PlainKey => (useIsClosing() ? 'exit.whereMoney' : 'exit.title');

/** The settlement currency's code; USD until the configuration was read once. */
export const useCurrency = (): string =>
  useSyncExternalStore(session.onChange, () => session.config()?.currency.code ?? 'USD');

/** The page itself says so, that its mark stands there from the first moment and moves nothing when it comes. */
export const isSandbox: boolean = meta('fairlead-money-mode') === 'sandbox';
