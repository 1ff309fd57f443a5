import { readEntry, readHeld } from '@fairlead/ledger';
import type { Subject } from '../objections';
import { liftHold } from '../plans';

/**
 * A hold that is open: upheld, the objection lifts it at once, a chargeback's too, and costs nothing
 * (docs/domain/objections.md#effect).
 */
export const holdSubject: Subject = {
  object: async (tx, { holderId, id }) => {
    const held = await readHeld(tx, id);
    return held?.holderId === holderId && held.state === 'open' ? null : 'no_such_data';
  },
  answer: async (tx, { holderId, id }, upheld, now) => {
    if (upheld) await liftHold(tx, { holderId, holdId: id }, now);
  },
};

/** A flow record. */
export const flowSubject: Subject = {
  object: async (tx, { holderId, id }) =>
    (await readEntry(tx, holderId, id)) === undefined ? 'no_such_data' : null,
};
