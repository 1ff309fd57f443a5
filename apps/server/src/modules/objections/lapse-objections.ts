import type { Lapse } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { Services } from '../../http/services';
import { type DueOfHolder, notSeen, workOff } from '../../plugins/due-rows';
import { audit } from '../audit';
import { expirePending } from '../proposals';
import { answerObjection, lockObjection } from './answer-objection';
import { effectOf } from './objection';
import type { Subjects } from './subject';

const UNANSWERED: Lapse = 'not_answered_in_time';

const DUE = `select j.holder_id, j.id from objection j
  where j.state = 'open' and j.due_at <= $1 and ${notSeen('j.holder_id', 'j.id')}
  order by j.due_at limit 1 for update skip locked`;

/** The caller has locked the wallet. */
const lapse = async (
  tx: Tx,
  subjects: Subjects,
  { holderId, id }: { readonly holderId: number; readonly id: number },
  now: Date,
): Promise<number> => {
  const row = await lockObjection(tx, holderId, id);
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
    after: { state: 'upheld', answer: answered.answer, ...effectOf(answered) },
    time: now,
  });
  return 1;
};

/** Upholds what nobody answered in time. Returns how many. */
export const lapseObjections = (services: Services, subjects: Subjects): Promise<number> =>
  workOff<DueOfHolder>(services, {
    due: DUE,
    work: (tx, { holder_id: holderId, id }, now) => lapse(tx, subjects, { holderId, id }, now),
  });
