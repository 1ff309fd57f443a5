import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../shared/paths';
import { useSignedIn } from '../shared/session/use-session';
import { loadSignedIn } from './load';

const SignedIn = lazy(loadSignedIn);

/** The address that a person was on their way to when they had to log in. */
export interface LoginState {
  readonly from: string;
}

/**
 * Without a token the person goes to the login (replace), which leads back here
 * (docs/domain/screens.md#guard).
 */
export const Guard = ({ children }: { children: ReactNode }) => {
  const isSignedIn = useSignedIn();
  const { pathname, search } = useLocation();
  if (!isSignedIn) {
    const state: LoginState = { from: `${pathname}${search}` };
    return <Navigate to={paths.login} replace state={state} />;
  }
  return <SignedIn>{children}</SignedIn>;
};

/** What stands before the login: who is signed in goes on to where the login would lead. */
export const Door = ({ children }: { children: ReactNode }) => {
  const isSignedIn = useSignedIn();
  const { state } = useLocation();
  return isSignedIn ? <Navigate to={afterLogin(state)} replace /> : children;
};

/** Where a login leads: the address it interrupted, else the ad centre. */
export const afterLogin = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.adCenter;
