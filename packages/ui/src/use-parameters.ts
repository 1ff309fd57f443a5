import { useCallback } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router';

/** What was asked for on top of a place whose next one is not drawn yet. */
const underWay = new WeakMap<Location, URLSearchParams>();

/** Where the browser is by its own address (HashRouter), which is ahead of what is drawn; the drawn place under another router. */
const addressNow = (drawn: Location): Pick<Location, 'pathname' | 'search'> => {
  const [pathname = '', search = ''] = window.location.hash.slice(1).split('?');
  return pathname === '' ? drawn : { pathname, search };
};

const pageOf = (pathname: string): string | undefined => pathname.split('/')[1];

/**
 * The parameters of the address, and how to change some of them. One change after another adds up: the router's own setter
 * begins each time with what is drawn, so that a quick second one would take the first back. A late one, as of a search that
 * waits for a pause, takes nobody back either: it is made where they have gone meanwhile, and not at all on another page.
 */
export const useParameters = () => {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (alter: (parameters: URLSearchParams) => void): void => {
      const { pathname, search } = addressNow(location);
      if (pathname !== location.pathname) {
        if (pageOf(pathname) !== pageOf(location.pathname)) return;
        const next = new URLSearchParams(search);
        alter(next);
        void navigate({ pathname, search: next.toString() }, { replace: true });
        return;
      }
      const next = new URLSearchParams(underWay.get(location) ?? parameters);
      alter(next);
      underWay.set(location, next);
      setParameters(next, { replace: true });
    },
    [parameters, location, navigate, setParameters],
  );
  return { parameters, change };
};
