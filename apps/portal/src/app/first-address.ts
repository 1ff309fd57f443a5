import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The first rendering takes its time, and an address that changed meanwhile was heard by nobody: it is gone to now. */
export const useFirstAddress = (): void => {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const missed = useRef<string>(undefined);
  // Looked at before any effect, since what a guard does with the address is the app's own doing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, later changes are heard
  useLayoutEffect(() => {
    const asked = `/${window.location.hash.slice(1).replace(/^\//, '')}`;
    if (asked !== `${pathname}${search}${hash}`) missed.current = asked;
  }, []);
  // Gone to after the router has begun to listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (missed.current !== undefined) void navigate(missed.current, { replace: true });
  }, []);
};
