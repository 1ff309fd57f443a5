import { useCallback, useRef, useState } from 'react';
import { reportError } from './report-error';

/**
 * Runs a sending function at most once at a time; a second tap while it runs is dropped. Failures go to
 * `onError`; where that returns false or is absent they are shown as docs/domain/errors.md#what-the-app-does
 * says.
 */
export const useSend = <Input extends readonly unknown[]>(
  run: (...input: Input) => Promise<void>,
  onError?: (error: unknown) => boolean,
): { readonly sending: boolean; readonly send: (...input: Input) => Promise<void> } => {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const send = useCallback(
    async (...input: Input) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      try {
        await run(...input);
      } catch (error) {
        if (!onError?.(error)) reportError(error);
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [run, onError],
  );
  return { sending, send };
};
