import type { Subject } from '../objections';
import { bankLineAnswers } from '../topups';
import { CLAIM_LIFE_MS, changeAcceptance, claimOf, lockAcceptance, readAcceptance } from './acceptance';

/** A refused claim: upheld, it is a claim again, with as much time as at first. */
export const acceptanceSubject: Subject = {
  object: async (tx, { holderId, id }) => {
    const row = (await readAcceptance(tx, id))?.row;
    return row?.holderId === holderId && row.state === 'refused' ? null : 'no_such_data';
  },
  effect: async (reader, { holderId, id }) => {
    const row = (await readAcceptance(reader, id))?.row;
    if (row?.holderId !== holderId || row.state !== 'refused') return null;
    return { kind: 'case_reopened', amountMinor: row.claimedMinor ?? row.amountMinor };
  },
  mustUphold: async (reader, { holderId, id }) => {
    const row = (await readAcceptance(reader, id))?.row;
    const isRefused = row?.holderId === holderId && row.state === 'refused';
    return isRefused && (await bankLineAnswers(reader, claimOf(row))) ? 'bank_line_answers' : null;
  },
  answer: async (tx, { holderId, id }, { upheld }, now) => {
    const found = upheld ? await lockAcceptance(tx, holderId, id) : undefined;
    if (found?.row.state !== 'refused') return;
    await changeAcceptance(tx, found, 'claimed', now, { dueAt: new Date(now.getTime() + CLAIM_LIFE_MS) });
  },
};
