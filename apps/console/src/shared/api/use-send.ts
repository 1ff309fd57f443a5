import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

/**
 * Runs a sending function at most once at a time. What is shown is read again afterwards, also after a failure: the
 * reason may be that somebody else was quicker. The failure stays in `error` until the next try.
 */
export const useSend = <Input extends readonly unknown[]>(run: (...input: Input) => Promise<unknown>) => {
  const queries = useQueryClient();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = useCallback(
    async (...input: Input): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setSending(true);
      setError(null);
      try {
        await run(...input);
        return true;
      } catch (cause) {
        setError(cause);
        return false;
      } finally {
        busy.current = false;
        setSending(false);
        void queries.invalidateQueries();
      }
    },
    [run, queries],
  );
  return { sending, error, send };
};
