import type { Tx } from '@fairlead/db';
import { audit } from '../../audit';

/** Puts on record what a holder did to their own factors. Call it last, as `audit`. */
export const recordFactor = (
  tx: Tx,
  holderId: number,
  act: string,
  time: Date,
  after?: Readonly<Record<string, unknown>>,
): Promise<void> =>
  audit(tx, {
    ...{ actor: { type: 'holder', id: holderId }, act, holderId, time },
    ...{ subjectType: 'account_holder', subjectId: holderId },
    ...(after === undefined ? {} : { after }),
  });
