import { undo } from '@fairlead/contract/calls/support-staff';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { useShortcuts } from '../../shared/lib/shortcuts';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { Key } from '../../shared/ui/key';
import { supportStrings } from './strings';
import { type UndoOffer, undoOffer } from './undo-offer';

const Offered = ({ offer }: { offer: UndoOffer }) => {
  const { send, sending, error } = useSend(async () => {
    await callApi(undo, { conversation_id: offer.conversationId });
    // What was done meanwhile can still be taken back.
    if (undoOffer.get() === offer) undoOffer.set(null);
  });
  // Held down, it is not asked for again and again where it was refused.
  useShortcuts({ z: ({ repeat }) => (repeat ? undefined : void send()) });
  return (
    <div className="desk-undo__offer">
      <span>{offer.said}</span>
      <Button inRow aria-keyshortcuts="z" sending={sending} onClick={() => void send()}>
        {supportStrings.undo} <Key>Z</Key>
      </Button>
      <Failure error={error} />
    </div>
  );
};

/** What was just done at the desk and, for some seconds, the way back (docs/domain/support.md#undo). */
export const UndoBar = () => {
  const offer = useSyncExternalStore(undoOffer.onChange, undoOffer.get);
  // Whoever comes back to the desk later is offered nothing of before.
  useEffect(() => () => undoOffer.set(null), []);
  return (
    <div className="desk-undo" role="status">
      {offer === null ? null : <Offered key={offer.number} offer={offer} />}
    </div>
  );
};
