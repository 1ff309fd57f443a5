import { deviceClock } from '@fairlead/ui/clock';
import { ageOf } from '../../shared/lib/age-of';
import { clockTime } from '../../shared/ui/figures';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';

/** An answer that is due so soon is due now. */
const SOON_MS = 10 * 60_000;

type Level = 'late' | 'soon' | 'calm';

const standingOf = ({ guest, last_message: last, state }: DeskConversation): string => {
  // A guest's case counts as closed once nothing waits: after an answer, that is what it is called.
  if (state === 'closed' && (guest === null || last?.from !== 'staff')) return supportStrings.closed;
  return last?.from === 'staff' ? supportStrings.answered : supportStrings.nothingWaits;
};

const levelOf = (leftMs: number): Level => {
  if (leftMs < 0) return 'late';
  return leftMs <= SOON_MS ? 'soon' : 'calm';
};

/** How a conversation stands against the service level, in words; one that is put off keeps the colour of its wait. */
export const serviceLevelOf = (
  conversation: DeskConversation,
): { readonly level: Level; readonly words: string } => {
  const { answer_due_at: due, snoozed_until: until } = conversation;
  const leftMs = due === null ? Number.POSITIVE_INFINITY : Date.parse(due) - deviceClock.now();
  const level = levelOf(leftMs);
  if (until !== null) return { level, words: supportStrings.snoozedUntil(clockTime(until)) };
  if (due === null) return { level, words: standingOf(conversation) };
  return {
    level,
    words: level === 'late' ? supportStrings.late(ageOf(-leftMs)) : supportStrings.left(ageOf(leftMs)),
  };
};
