import { useCallback } from 'react';
import { ApiError } from '../../shared/api';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { showToast } from '../../shared/ui/toast';

/** Whether a request went out and no answer came: it may have been carried out. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && !error.final && navigator.onLine;

/**
 * Sends what a person wants of a plan. Where no answer comes, nobody knows whether it was done: the request is kept and sent
 * again, which is another thing than having no connection.
 * @param onRefused tells of a refusal in its own words, and says whether it did
 */
export const useAct = (run: () => Promise<void>, onRefused?: (error: unknown) => boolean) => {
  const t = useTranslate();
  return useSend(
    run,
    useCallback(
      (error: unknown) => {
        if (!isOutcomeUnknown(error)) return onRefused?.(error) ?? false;
        showToast(t('pending.unknown'));
        return true;
      },
      [t, onRefused],
    ),
  );
};
