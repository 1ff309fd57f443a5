import { deviceClock } from '@fairlead/ui/clock';
import { ageOf } from '../../shared/lib/age-of';
import { clockTime } from '../../shared/ui/figures';
import type { DeskConversation } from './conversation-shape';
import { supportStrings } from './strings';

/** An answer that is due so soon is due now. */
const SOON_MS = 10 * 60_000;

type Level = 'late' | 'soon' | 'calm';

const standingOf = ({ last_message: last, state }: DeskConversation): string => {
  if (state === 'closed') return supportStrings.closed;
  return last?.from === 'staff' ? supportStrings.answered : supportStrings.nothingWaits;
};

/** How a conversation stands against the service level, in words; the colour only repeats them. */
export const serviceLevelOf = (
  conversation: DeskConversation,
): { readonly level: Level; readonly words: string } => {
  const { answer_due_at: due, snoozed_until: until } = conversation;
  if (until !== null) return { level: 'calm', words: supportStrings.snoozedUntil(clockTime(until)) };
  if (due === null) return { level: 'calm', words: standingOf(conversation) };
  const leftMs = Date.parse(due) - deviceClock.now();
  if (leftMs < 0) return { level: 'late', words: supportStrings.late(ageOf(-leftMs)) };
  return { level: leftMs <= SOON_MS ? 'soon' : 'calm', words: supportStrings.left(ageOf(leftMs)) };
};
