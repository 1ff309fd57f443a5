import { useRef } from 'react';
import { useShortcuts } from '../../shared/lib/shortcuts';

/** What a key does, by what is written on it, in small letters; it is told when it was pressed. */
type KeyActs = Readonly<Record<string, (pressedAtMs: number) => void>>;

/** Single keys of a page, while it is on show; held down, a key decides once. */
export const useDecisionKeys = (acts: KeyActs): void => {
  const once = Object.entries(acts).flatMap(([key, act]) => {
    const press = (event: KeyboardEvent): void => (event.repeat ? undefined : act(event.timeStamp));
    return [key, key.toUpperCase()].map((written) => [written, press] as const);
  });
  useShortcuts(Object.fromEntries(once));
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
