import type { CallOf, Objection, ParsedOf, Reason } from '@fairlead/contract';
import { inserted, objection, type Tx, violatedConstraint } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { claimFiles } from '../files';
import { ANSWER_MS, objectionShape } from './objection';
import type { Subjects } from './subject';

type Request = ParsedOf<CallOf<'objection.make'>>;

/** Why this person cannot object to this; null where nothing stands against it. */
const obstacle = async (
  tx: Tx,
  subjects: Subjects,
  holderId: number,
  { subject_type: type, subject_id: id }: Request,
  now: Date,
): Promise<Reason | null> => {
  if (type === 'account' || type === 'other') return null;
  if (id === undefined) return 'no_such_data';
  return subjects[type].object(tx, { holderId, id }, new Date(now.getTime() + ANSWER_MS), now);
};

/** Thrown to undo what was begun; carries the refusal. */
class Obstacle extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/**
 * A person objects: to a hold, an order's statement, a flow record, a withdrawal, the account's state
 * (docs/domain/objections.md#subjects).
 */
export const makeObjection = async (
  { database, clock }: Services,
  subjects: Subjects,
  holderId: number,
  request: Request,
): Promise<Answer<Objection>> => {
  try {
    return await database.transaction(async (tx) => {
      const now = clock.now();
      await lockWallet(tx, holderId);
      const reason = await obstacle(tx, subjects, holderId, request, now);
      if (reason !== null) throw new Obstacle(reason);
      const fileIds = request.file_ids ?? [];
      if (!(await claimFiles(tx, holderId, fileIds, 'objection'))) throw new Obstacle('no_such_data');
      const row = inserted(
        await tx.orm
          .insert(objection)
          .values({
            holderId,
            subjectType: request.subject_type,
            subjectId: request.subject_id ?? null,
            text: request.text,
            fileIds,
            state: 'open',
            createdAt: now,
            dueAt: new Date(now.getTime() + ANSWER_MS),
          })
          .returning(),
      );
      await audit(tx, {
        actor: { type: 'holder', id: holderId },
        act: 'objection.make',
        holderId,
        subjectType: 'objection',
        subjectId: row.id,
        after: { about: row.subjectType, aboutId: row.subjectId },
        time: now,
      });
      return done(objectionShape(row));
    });
  } catch (error) {
    if (error instanceof Obstacle) return refuse(error.reason);
    if (violatedConstraint(error) === 'objection_open') return refuse('objection_open');
    throw error;
  }
};
