import { writeCause } from '@fairlead/vocabulary';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { audit, hasActedOn } from '../audit';
import { notify } from '../notifications';
import { bankLineAnswers } from './bank-lines';
import { readTopUpCase } from './list-cases';
import { changeTopUp, lockTopUp } from './topup';

/** Closes a top-up case for which nothing arrived, or nothing may. Nothing is posted; the holder sees reason and note. */
export const refuseTopUp: StaffUseCase<'consoleTopup.refuse'> = (
  services,
  { staffId },
  { topup_id: id, ...cause },
) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const reason = writeCause(cause);
    const row = await lockTopUp(tx, id);
    if (row === undefined) return refuse('no_such_data');
    if (row.state === 'posting_proposed') return refuse('proposal_pending');
    if (row.state !== 'asked' && row.state !== 'card_sent') return refuse('wrong_state');
    const { holderId, amountMinor: amount } = row;
    if (row.steps.some(({ state }) => state === 'refused')) {
      // It was opened again: another one looks at it afresh.
      const acts = { holderId, subject: { type: 'topup', id }, except: 'consoleObjection' };
      if (await hasActedOn(tx, staffId, acts)) return refuse('same_person');
    }
    if (await bankLineAnswers(tx, row)) return refuse('bank_line_answers');
    await changeTopUp(tx, row, 'refused', { state: 'refused', time: now.toISOString(), text: reason });
    // Activity shows what was posted: this stands among the top-ups alone.
    const link = `/wallet?topup=${id}` as const;
    await notify(tx, { holderId, key: 'topup.refused', parameters: { amount, reason }, link, time: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleTopup.refuse',
      holderId,
      subjectType: 'topup',
      subjectId: id,
      before: { state: row.state },
      after: { state: 'refused', reason },
      time: now,
    });
    const refused = await readTopUpCase(services, tx, id);
    if (refused === undefined) throw new Error(`top-up ${id} is gone`);
    return done(refused);
  });
