import type { IdempotentCall } from '@fairlead/contract/client';
import { useState } from 'react';
import type { RequestFor } from '../api';
import { sender } from '../api/sender';

/**
 * A request that moves money, sent so that it is never made twice: while nobody knows the outcome of one, also of one whose
 * sheet was closed meanwhile, only that one is sent again (docs/domain/README.md#idempotency).
 * @param fits whether a request of this call is about the same thing
 * @param onGone hears that the one that is shown was answered or given up meanwhile: another tap must not make a second one
 */
export const useUnanswered = <Name extends IdempotentCall>(
  name: Name,
  fits: (request: RequestFor<Name>) => boolean,
  onGone: () => void,
) => {
  const [unanswered, setUnanswered] = useState(() => sender.unanswered(name, fits));
  /** @throws ApiError what refused it, or that it could not go out */
  const attempt = async (
    made: RequestFor<Name> | null,
    run: (request: RequestFor<Name>) => Promise<void>,
  ): Promise<void> => {
    const known = sender.unanswered(name, fits);
    if (JSON.stringify(known) !== JSON.stringify(unanswered)) {
      // What another window sent is seen before it is sent again.
      setUnanswered(known);
      if (known === undefined) onGone();
      return;
    }
    const request = known ?? made;
    if (request === null) return;
    try {
      await run(request);
    } catch (error) {
      if (sender.unanswered(name, fits) === undefined) throw error;
    } finally {
      setUnanswered(sender.unanswered(name, fits));
    }
  };
  return { unanswered, attempt };
};
