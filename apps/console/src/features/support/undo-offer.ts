import { observable } from '@fairlead/ui/observable';
import { type DeskConversation, nameOf } from './conversation-shape';
import { supportStrings } from './strings';

export interface UndoOffer {
  /** Tells one offer from the next. */
  readonly number: number;
  readonly conversationId: string;
  /** What was done, and with which chat: another one may be on show by now. */
  readonly said: string;
}

/** How long an act can be taken back with one press; the server takes it back for somewhat longer. */
export const UNDO_SHOWN_MS = 8_000;

/** What can be taken back just now, if anything. */
export const undoOffer = observable<UndoOffer | null>(null);

const createOffers = () => {
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (
    conversation: Pick<DeskConversation, 'id' | 'holder' | 'guest'>,
    did: keyof typeof supportStrings.did,
  ): void => {
    clearTimeout(timer);
    number += 1;
    const said = supportStrings.did[did](nameOf(conversation));
    undoOffer.set({ number, conversationId: conversation.id, said });
    timer = setTimeout(() => undoOffer.set(null), UNDO_SHOWN_MS);
  };
};

/** Offers to take back what was just done with a conversation; a newer act takes its place. */
export const offerUndo = createOffers();
