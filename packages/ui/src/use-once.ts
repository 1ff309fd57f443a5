import { useCallback, useRef, useState } from 'react';

/** Runs something at most once at a time: a second press while it runs is dropped and answers false. */
export const useOnce = <Input extends readonly unknown[]>(run: (...input: Input) => Promise<boolean>) => {
  // Known before the page is drawn anew: two presses may come between two drawings.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const send = useCallback(
    async (...input: Input): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setSending(true);
      try {
        return await run(...input);
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [run],
  );
  return { sending, send };
};
