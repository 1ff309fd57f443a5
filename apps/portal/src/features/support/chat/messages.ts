import type { Message } from './api';

/** Messages in their order, each once; what comes anew takes the place of what was known. */
export const merge = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const bySequence = new Map(known.map((message) => [message.sequence, message]));
  for (const message of more) bySequence.set(message.sequence, message);
  return [...bySequence.values()].sort((one, other) => one.sequence - other.sequence);
};

/** Messages with a top-up case as it stands now. */
export const withCase = (
  known: readonly Message[],
  topup: NonNullable<Message['topup']>,
): readonly Message[] =>
  known.map((message) => (message.topup?.id === topup.id ? { ...message, topup } : message));

/** The sequence of the last message; 0 where there is none. */
export const lastOf = (messages: readonly Message[]): number => messages.at(-1)?.sequence ?? 0;

/**
 * Whether something lies between what is known and what has come: then it is read first
 * (docs/domain/support.md#order-and-gaps).
 */
export const leavesGap = (known: readonly Message[], more: readonly Message[]): boolean =>
  more.length > 0 && Math.min(...more.map(({ sequence }) => sequence)) > lastOf(known) + 1;

/** Whether the person wrote it. */
export const isOwn = ({ from }: Pick<Message, 'from'>): boolean => from === 'holder' || from === 'guest';
