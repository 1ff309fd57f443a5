import { useLayoutEffect, useRef } from 'react';

/** What each key does; null where it does nothing just now. */
export type Shortcuts = Readonly<Record<string, (() => void) | null>>;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a key is somebody's typing, or a command of the browser or of an open dialog. */
const isOthers = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.matches(TYPING)) ||
  document.querySelector('dialog[open]') !== null;

/** Single keys that act while nobody types, from the moment that the page is there to be seen. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (!act || isOthers(event)) return;
      // Else the key is typed into what the act gives the focus to.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
