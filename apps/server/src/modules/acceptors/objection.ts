import type { Subject } from '../objections';
import { bankLineAnswers } from '../topups';
import {
  CLAIM_LIFE_MS,
  changeAcceptance,
  claimOf,
  claimTimes,
  lockAcceptance,
  readAcceptance,
} from './acceptance';

/**
 * A refused claim: upheld, it is a claim again, with as much time as at first. And one that nobody answered by its first
 * deadline: that has an answer in words, as a top-up's case that lies (docs/domain/acceptors.md#a-claim-past-its-deadline).
 */
export const acceptanceSubject: Subject = {
  object: async (tx, { holderId, id }, _dueAt, now) => {
    const row = (await readAcceptance(tx, id))?.row;
    if (row?.holderId !== holderId) return 'no_such_data';
    if (row.state === 'refused') return null;
    const times = claimTimes(row);
    if (times === null) return 'no_such_data';
    return times.objectableFrom <= now ? null : 'objection_window_over';
  },
  effect: async (reader, { holderId, id }) => {
    const row = (await readAcceptance(reader, id))?.row;
    if (row?.holderId !== holderId || row.state !== 'refused') return null;
    return { kind: 'case_reopened', amountMinor: row.claimedMinor ?? row.amountMinor };
  },
  mustUphold: async (reader, { holderId, id }) => {
    const row = (await readAcceptance(reader, id))?.row;
    if (row?.holderId !== holderId || (row.state !== 'refused' && row.state !== 'claimed')) return null;
    return (await bankLineAnswers(reader, claimOf(row))) ? 'bank_line_answers' : null;
  },
  answer: async (tx, { holderId, id }, { upheld }, now) => {
    const found = upheld ? await lockAcceptance(tx, holderId, id) : undefined;
    if (found?.row.state !== 'refused') return;
    await changeAcceptance(tx, found, 'claimed', now, { dueAt: new Date(now.getTime() + CLAIM_LIFE_MS) });
  },
};
