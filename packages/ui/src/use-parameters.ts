import { useCallback } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router';

/** What was asked for on top of a place whose next one is not drawn yet. */
const underWay = new WeakMap<Location, URLSearchParams>();

/**
 * The parameters of the address, and how to change some of them. One change after another adds up: the router's own setter
 * begins each time with what is drawn, so that a quick second one would take the first back.
 */
export const useParameters = () => {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const change = useCallback(
    (alter: (parameters: URLSearchParams) => void): void => {
      const next = new URLSearchParams(underWay.get(location) ?? parameters);
      alter(next);
      underWay.set(location, next);
      setParameters(next, { replace: true });
    },
    [parameters, location, setParameters],
  );
  return { parameters, change };
};
