import { type RefObject, useEffect } from 'react';
import type { Location } from 'react-router';
import { overlay } from '../shared/ui/overlay';

const FIELD = 'input, textarea, select, [contenteditable]';

const isTaken = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  overlay.get() !== null ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof Element && target.closest(FIELD) !== null);

const linksOf = (pane: HTMLElement): HTMLAnchorElement[] => [
  ...pane.querySelectorAll<HTMLAnchorElement>('a[href]'),
];

const move = (pane: HTMLElement, by: 1 | -1): void => {
  const links = linksOf(pane);
  const isHere = (link: HTMLAnchorElement): boolean => link.contains(document.activeElement);
  const from = links.findIndex(links.some(isHere) ? isHere : (link) => link.ariaCurrent !== null);
  links[Math.min(Math.max(from + by, 0), links.length - 1)]?.focus();
};

/** In the list: j and k go to the next and the one before, "/" to its search; the row that is open beside is marked. */
export const useListKeys = (pane: RefObject<HTMLElement | null>, { pathname, search }: Location): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (pane.current === null || isTaken(event)) return;
      if (event.key === 'j') move(pane.current, 1);
      else if (event.key === 'k') move(pane.current, -1);
      else if (event.key === '/') {
        const field = pane.current.querySelector<HTMLElement>('input[type="search"]');
        if (field === null) return;
        event.preventDefault();
        field.focus();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [pane]);

  useEffect(() => {
    const list = pane.current;
    if (list === null) return;
    const open = `#${pathname}${search}`;
    let marked: readonly HTMLAnchorElement[] = [];
    const clear = (): void => {
      for (const link of marked) link.removeAttribute('aria-current');
    };
    // The rows come late and by pages, and do not know where the window is.
    const mark = (): void => {
      clear();
      marked = linksOf(list).filter((link) => link.hash === open && link.ariaCurrent === null);
      for (const link of marked) link.setAttribute('aria-current', 'page');
    };
    const observer = new MutationObserver(mark);
    observer.observe(list, { childList: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      clear();
    };
  }, [pane, pathname, search]);
};
