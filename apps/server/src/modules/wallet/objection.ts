import { readEntry, readHeld, readTaken } from '@fairlead/ledger';
import { housePays, type Subject } from '../objections';
import { liftHold, readOrder } from '../plans';

/**
 * A hold that is open: upheld, the objection lifts it at once, a chargeback's too, and costs nothing
 * (docs/domain/objections.md#effect).
 */
export const holdSubject: Subject = {
  object: async (tx, { holderId, id }) => {
    const held = await readHeld(tx, id);
    return held?.holderId === holderId && held.state === 'open' ? null : 'no_such_data';
  },
  effect: async (reader, { holderId, id }) => {
    const held = await readHeld(reader, id);
    if (held?.holderId !== holderId || held.state !== 'open') return null;
    return { kind: 'hold_lifted', amountMinor: held.amountMinor };
  },
  answer: async (tx, { holderId, id }, { upheld }, now) => {
    if (upheld) await liftHold(tx, { holderId, holdId: id }, now);
  },
};

/** A flow record; of a withdrawal's, the withdrawal is what it is about. */
export const flowSubject: Subject = {
  object: async (tx, { holderId, id }) =>
    (await readEntry(tx, holderId, id)) === undefined ? 'no_such_data' : null,
  behind: async (reader, { holderId, id }) => {
    const record = await readTaken(reader, holderId, id);
    if (record === undefined || record.takenMinor <= 0 || record.linkKind !== 'withdrawal') return null;
    return { type: 'withdrawal', id: record.linkId };
  },
  // What it took from the total; of a plan's money, at most what the plan cost and was not given back before.
  effect: async (reader, { holderId, id }, readPaid) => {
    const record = await readTaken(reader, holderId, id);
    if (record === undefined || record.takenMinor <= 0) return null;
    const restMinor = record.takenMinor - (await readPaid());
    if (record.orderId === null) return housePays(restMinor);
    const { orderId } = record;
    const order = await readOrder(reader, holderId, orderId);
    const ofPlanMinor = (order?.billedOwnMinor ?? 0) - (await readPaid(orderId));
    return housePays(Math.min(restMinor, ofPlanMinor), orderId);
  },
};
