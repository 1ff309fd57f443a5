import type { Lapse } from '@fairlead/contract';
import { lockWallet } from '@fairlead/ledger';
import type { Services } from '../../http/services';
import { sumEach } from '../../plugins/frozen-holders';
import { audit } from '../audit';
import { expirePending } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { effectOf } from './objection';
import type { Subjects } from './subject';

const BATCH = 50;
const UNANSWERED: Lapse = 'not_answered_in_time';

const lapse = (
  { database }: Services,
  subjects: Subjects,
  { holderId, id }: { readonly holderId: number; readonly id: number },
  now: Date,
): Promise<number> =>
  database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const row = await lockObjection(tx, holderId, id);
    // Another node, or a person, may have been quicker.
    if (row?.state !== 'open' || row.dueAt > now) return 0;
    const answered = await answerObjection(
      tx,
      subjects,
      row,
      { upheld: true, answer: UNANSWERED, decidedBy: null },
      now,
    );
    await expirePending(tx, { holderId, subjectType: 'objection', subjectId: id }, now);
    await audit(tx, {
      actor: { type: 'system' },
      act: 'lapse-objections',
      holderId,
      subjectType: 'objection',
      subjectId: id,
      before: { state: 'open' },
      after: { state: 'upheld', answer: UNANSWERED, ...effectOf(answered) },
      time: now,
    });
    return 1;
  });

/** Upholds what nobody answered in time. Safe on several nodes at once. Returns how many. */
export const lapseObjections = async (services: Services, subjects: Subjects): Promise<number> => {
  const now = services.clock.now();
  const due = await services.database.query<{ holderId: number; id: number }>(
    `select holder_id as "holderId", id from objection where state = 'open' and due_at <= $1
       order by due_at limit $2`,
    [now, BATCH],
  );
  return sumEach(services, due, (named) => lapse(services, subjects, named, now));
};
