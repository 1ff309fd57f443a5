import { sender } from '../shared/api/sender';
import { queryClient } from '../shared/calls/query-client';
import { phraseOfError } from '../shared/errors/phrase';
import { translator } from '../shared/i18n/translator';
import { showToast } from '../shared/ui/toast';

let running: Promise<void> | undefined;

const resume = async (): Promise<void> => {
  const outcomes = await sender.resume();
  if (outcomes.length === 0) return;
  await translator.need('portal');
  await queryClient.invalidateQueries();
  for (const outcome of outcomes) {
    if (outcome.kind === 'done') showToast(translator.t('resumed.done'), 'done');
    else showToast(await phraseOfError(outcome.error));
  }
};

/**
 * Sends what a reload or a lost reply left open, with its old key, then reads every figure anew, so that the
 * screen shows what is true. Runs once at a time.
 */
export const resumePending = (): Promise<void> => {
  running ??= resume().finally(() => {
    running = undefined;
  });
  return running;
};
