import { useLayoutEffect, useRef } from 'react';

type KeyActs = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Where a key is part of what somebody writes or chooses. */
const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

const isTaken = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  // Where a dialog is open, an act is under way; of a menu it is about to begin.
  if (document.querySelector('dialog[open], [role=dialog], :popover-open') !== null) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  // A link or a button that has the focus is what Enter is for.
  const pressed = event.key === 'Enter' ? `, a, button, summary` : '';
  return target.closest(WRITING + pressed) !== null;
};

/** Listens for single keys, such as `j` or `?`, outside of fields, dialogs and menus. */
export const useKeyboard = (acts: KeyActs, isOn = true): void => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      if (act === undefined || isTaken(event)) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
};
