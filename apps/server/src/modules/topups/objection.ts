import type { Subject } from '../objections';
import { after, stepOf } from '../wallet';
import { bankLineAnswers } from './bank-lines';
import { changeTopUp, lockTopUp, readTopUp, stateBefore, type TopUpRow } from './topup';

/** So long staff have to post a case or to refuse it, before its holder may object that they do neither. */
const WAIT_MS = 7 * 24 * 3_600_000;

/** Whether staff may still post or refuse it. */
const isWaiting = ({ state }: TopUpRow): boolean =>
  state === 'asked' || state === 'card_sent' || state === 'posting_proposed';

/**
 * A refused case: upheld, it is open again, and money that arrived can be posted for it. And one that lies: that has an answer
 * in words, as whether its holder paid is known by the bank alone (docs/domain/topups.md#a-case-that-lies).
 */
export const topUpSubject: Subject = {
  object: async (tx, { holderId, id }, _dueAt, now) => {
    const row = await readTopUp(tx, id);
    if (row?.holderId !== holderId) return 'no_such_data';
    if (row.state === 'refused') return null;
    if (!isWaiting(row)) return 'no_such_data';
    return after(row.createdAt, WAIT_MS) <= now ? null : 'objection_window_over';
  },
  effect: async (reader, { holderId, id }) => {
    const row = await readTopUp(reader, id);
    if (row?.holderId !== holderId || row.state !== 'refused') return null;
    return { kind: 'case_reopened', amountMinor: row.amountMinor };
  },
  mustUphold: async (reader, { holderId, id }) => {
    const row = await readTopUp(reader, id);
    if (row?.holderId !== holderId || (row.state !== 'refused' && !isWaiting(row))) return null;
    return (await bankLineAnswers(reader, row)) ? 'bank_line_answers' : null;
  },
  answer: async (tx, { id }, { upheld }, now) => {
    const row = upheld ? await lockTopUp(tx, id) : undefined;
    if (row?.state !== 'refused') return;
    const state = stateBefore(row);
    await changeTopUp(tx, row, state, stepOf(state, now));
  },
};
