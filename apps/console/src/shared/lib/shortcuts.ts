import { useLayoutEffect, useRef } from 'react';

/** What each key does; null where it does nothing just now. */
type Shortcuts = Readonly<Record<string, ((event: KeyboardEvent) => void) | null>>;

/** Where a key is part of what somebody writes or chooses. */
const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Whether a key is somebody's typing, or meant for the browser, a dialog or a menu. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  // Where a dialog is open, an act is under way; of a menu it is about to begin.
  if (document.querySelector('dialog[open], [role=dialog], :popover-open') !== null) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  // A link or a button that has the focus is what Enter is for.
  const pressed = event.key === 'Enter' ? ', a, button, summary' : '';
  return target.closest(WRITING + pressed) !== null;
};

/** Single keys, such as `j` or `?`, that act while nobody types, from the moment that the page is there to be seen. */
export const useShortcuts = (shortcuts: Shortcuts, isOn = true): void => {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (!act || isTaken(event)) return;
      // Else the key is typed into what the act gives the focus to.
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
};
