import { useCallback, useRef, useState } from 'react';

/**
 * Runs something at most once at a time: a second press while it runs is dropped. `send` answers whether it was run and
 * went well; a failure goes to `onError`.
 */
export const useOnce = <Input extends readonly unknown[]>(
  run: (...input: Input) => Promise<unknown>,
  onError: (error: unknown) => void,
) => {
  // Known before the page is drawn anew: two presses may come between two drawings.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const send = useCallback(
    async (...input: Input): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setSending(true);
      try {
        await run(...input);
        return true;
      } catch (error) {
        onError(error);
        return false;
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [run, onError],
  );
  return { sending, send };
};
