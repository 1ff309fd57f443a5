import { useOnce } from '@fairlead/ui/use-once';
import { useCallback } from 'react';
import { reportError } from './report-error';

/**
 * Runs a sending function at most once at a time. Failures go to `onError`; where that returns false or is absent they
 * are shown as docs/domain/errors.md#what-the-app-does says.
 */
export const useSend = <Input extends readonly unknown[]>(
  run: (...input: Input) => Promise<void>,
  onError?: (error: unknown) => boolean,
) =>
  useOnce(
    run,
    useCallback((error) => onError?.(error) || reportError(error), [onError]),
  );
