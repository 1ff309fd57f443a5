import { useCallback, useEffect, useState } from 'react';
import { phraseOfError } from '../../../shared/errors/phrase';
import { type Entered, enterWithTicket } from './api';

/** Where a ticket stands: `checking`, what became of it, or why the server could not be asked. */
export type Entering =
  | { readonly state: 'checking' | Entered }
  | { readonly state: 'failed'; readonly told: string };

/** Comes in with the ticket of the address; without one there is nothing to come in with. */
export const useEntering = (ticket: string | null) => {
  const [entering, setEntering] = useState<Entering>({ state: 'checking' });
  const refuse = useCallback(() => setEntering({ state: 'refused' }), []);
  const check = useCallback(async () => {
    if (ticket === null || ticket === '') return refuse();
    setEntering({ state: 'checking' });
    try {
      setEntering({ state: await enterWithTicket(ticket) });
    } catch (error) {
      setEntering({ state: 'failed', told: await phraseOfError(error) });
    }
  }, [ticket, refuse]);
  useEffect(() => void check(), [check]);
  return { entering, check, refuse };
};
