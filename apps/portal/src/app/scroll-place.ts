import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each page of this tab's history was scrolled to, by its entry; entries that were typed share a key. */
const STORE = 'places';
const KEPT = 50;

type Places = readonly (readonly [key: string, top: number])[];

const readPlaces = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as Places;
  } catch {
    return [];
  }
};

const placeOf = (key: string): number => readPlaces().find(([one]) => one === key)?.[1] ?? 0;

const keepPlace = (key: string, top: number): void => {
  const others = readPlaces().filter(([one]) => one !== key);
  sessionStorage.setItem(STORE, JSON.stringify([...others, [key, top]].slice(-KEPT)));
};

const GIVE_UP = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls there as soon as the content is long enough, unless the person moves first; then tells that it is over. */
const returnTo = (top: number, onOver: () => void): (() => void) => {
  const root = document.documentElement;
  const stop = (): void => {
    observer.disconnect();
    for (const name of GIVE_UP) window.removeEventListener(name, giveUp);
  };
  const giveUp = (): void => {
    stop();
    onOver();
  };
  const attempt = (): void => {
    if (root.scrollHeight - root.clientHeight < top) return;
    window.scrollTo(0, top);
    giveUp();
  };
  const observer = new ResizeObserver(attempt);
  for (const name of GIVE_UP) window.addEventListener(name, giveUp, { passive: true });
  observer.observe(document.body.querySelector('.frame') ?? document.body);
  return stop;
};

/**
 * A new page starts at its top; one that a person comes back to stands where they left it, long lists too,
 * since their pages are still known.
 */
export const useScrollPlace = (): void => {
  const { key: entry, pathname } = useLocation();
  const key = `${entry} ${pathname}`;
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef('');
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const top = isReturn ? placeOf(key) : 0;
    const remember = (): void => keepPlace(key, window.scrollY);
    const follow = (): void => window.addEventListener('scroll', remember, { passive: true });
    let stop = (): void => undefined;
    if (top > 0) stop = returnTo(top, follow);
    else {
      // A tab or a filter changes the address, not the page.
      if (shown.current !== pathname) window.scrollTo(0, 0);
      follow();
    }
    shown.current = pathname;
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, isReturn]);
};
