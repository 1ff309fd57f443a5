import { readEntry, readHeld, readTaken } from '@fairlead/ledger';
import { notify } from '../notifications';
import { housePays, type Subject } from '../objections';
import { liftHold, planLift, readOrder } from '../plans';
import { chargebackFacts } from './chargeback-facts';

/**
 * A hold that is open: upheld, the objection lifts it at once and costs nothing. A chargeback's is lifted by two people: the
 * same money is never charged back again (docs/domain/objections.md#upheld-by-two).
 */
export const holdSubject: Subject = {
  object: async (tx, { holderId, id }) => {
    const held = await readHeld(tx, id);
    return held?.holderId === holderId && held.state === 'open' ? null : 'no_such_data';
  },
  effect: async (reader, { holderId, id }) => {
    const held = await readHeld(reader, id);
    if (held?.holderId !== holderId || held.state !== 'open') return null;
    const takesTwo = held.reason === 'chargeback';
    return { kind: 'hold_lifted', amountMinor: held.amountMinor, takesTwo };
  },
  plan: (reader, { holderId, id }, now) => planLift(reader, { holderId, holdId: id }, now),
  facts: async (reader, { holderId, id }) => {
    const facts = await chargebackFacts(reader, holderId, id);
    return facts.length === 0 ? [] : [...facts, { name: 'can_be_charged_back_again', value: 'false' }];
  },
  answer: async (tx, { holderId, id }, { upheld }, now) => {
    if (!upheld) return;
    const held = await readHeld(tx, id);
    const isLifted = await liftHold(tx, { holderId, holdId: id }, now);
    if (!isLifted || held?.fromKind !== 'settling') return;
    const parameters = { amount: held.amountMinor };
    await notify(tx, { holderId, key: 'chargeback.lifted', parameters, time: now });
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
  facts: async (reader, { holderId, id }) => {
    const record = await readEntry(reader, holderId, id);
    return record?.linkKind === 'hold' ? chargebackFacts(reader, holderId, record.linkId) : [];
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
