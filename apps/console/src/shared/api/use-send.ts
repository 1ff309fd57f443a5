import { useOnce } from '@fairlead/ui/use-once';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { countAct } from './own-acts';

/**
 * Runs a sending function at most once at a time. What is shown is read again afterwards, also after a failure: the
 * reason may be that somebody else was quicker. The failure stays in `error` until the next try.
 */
export const useSend = <Input extends readonly unknown[]>(run: (...input: Input) => Promise<unknown>) => {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const runAndRead = useCallback(
    async (...input: Input) => {
      setError(null);
      try {
        await run(...input);
      } finally {
        countAct(queries);
        void queries.invalidateQueries();
      }
    },
    [run, queries],
  );
  return { error, ...useOnce(runAndRead, setError) };
};
