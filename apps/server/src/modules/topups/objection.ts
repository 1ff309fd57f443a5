import type { Subject } from '../objections';
import { stepOf } from '../wallet';
import { bankLineAnswers } from './bank-lines';
import { changeTopUp, lockTopUp, readTopUp, stateBefore } from './topup';

/** A refused case: upheld, it is open again, and money that arrived can be posted for it. */
export const topUpSubject: Subject = {
  object: async (tx, { holderId, id }) => {
    const row = await readTopUp(tx, id);
    return row?.holderId === holderId && row.state === 'refused' ? null : 'no_such_data';
  },
  effect: async (reader, { holderId, id }) => {
    const row = await readTopUp(reader, id);
    if (row?.holderId !== holderId || row.state !== 'refused') return null;
    return { kind: 'case_reopened', amountMinor: row.amountMinor };
  },
  mustUphold: async (reader, { holderId, id }) => {
    const row = await readTopUp(reader, id);
    const isRefused = row?.holderId === holderId && row.state === 'refused';
    return isRefused && (await bankLineAnswers(reader, row)) ? 'bank_line_answers' : null;
  },
  answer: async (tx, { id }, { upheld }, now) => {
    const row = upheld ? await lockTopUp(tx, id) : undefined;
    if (row?.state !== 'refused') return;
    const state = stateBefore(row);
    await changeTopUp(tx, row, state, stepOf(state, now));
  },
};
