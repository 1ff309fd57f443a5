import { ApiError } from '../../../shared/api';
import { draftKey } from '../../../shared/calls/use-draft';
import { phraseOfError } from '../../../shared/errors/phrase';

/** A file that the server has, for a message that it does not have yet. */
interface SentFile {
  readonly fileId: string;
  readonly name: string;
}

/** What the person has sent and the server has not confirmed. */
export interface Outgoing {
  /** Made here: the same sent again is the same message. */
  readonly clientId: string;
  readonly text: string;
  readonly files: readonly SentFile[];
  /** `waiting`: nobody knows whether it arrived; `refused`: it did not, and will not as it stands. */
  readonly state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused, in the person's language. */
  readonly reason?: string;
}

const keyOf = (conversationId: string): string => draftKey(`chat-outbox-${conversationId}`);

/** What was not confirmed before the page was left or loaded anew. */
export const readOutbox = (conversationId: string): readonly Outgoing[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Outgoing[]) : [];
  } catch {
    return [];
  }
};

export const keepOutbox = (conversationId: string, outgoing: readonly Outgoing[]): void =>
  sessionStorage.setItem(keyOf(conversationId), JSON.stringify(outgoing));

/** What a failed sending leaves: a refusal with its reason, or the doubt whether it arrived. */
export const afterFailure = async (error: unknown): Promise<Pick<Outgoing, 'state' | 'reason'>> => {
  const isRefused = error instanceof ApiError && error.final;
  return isRefused ? { state: 'refused', reason: await phraseOfError(error) } : { state: 'waiting' };
};

/** A new name for a message. */
export const newClientId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
