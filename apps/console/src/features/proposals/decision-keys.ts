import { useLayoutEffect, useRef } from 'react';

/** What a key does, by what is written on it, in small letters; it is told when it was pressed. */
export type KeyActs = Readonly<Record<string, (pressedAtMs: number) => void>>;

const TYPING = 'input:not([type=checkbox]), textarea, select';

/** Whether a key belongs to something else: a field, an open dialog, a shortcut of the browser, or is held down. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  event.repeat ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest(TYPING) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Single keys of a page, while it is on show. */
export const useDecisionKeys = (acts: KeyActs): void => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = isElsewhere(event) ? undefined : latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act(event.timeStamp);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

/** A second press this soon after one that decided is a slip of the hand: nobody read the next one in that time. */
const SLIP_MS = 700;

/** Lets an act by key through unless it follows the last one at once, also where that was about another proposal. */
export const useSlipGuard = (): ((pressedAtMs: number) => boolean) => {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (pressedAtMs) => {
    const isSlip = pressedAtMs - last.current < SLIP_MS;
    last.current = pressedAtMs;
    return !isSlip;
  };
};
