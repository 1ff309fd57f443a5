import type { CallOf, ParsedOf } from '@fairlead/contract';
import { feedback, inserted } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { claimFiles } from '../files';

type Request = ParsedOf<CallOf<'feedback.send'>>;

/** Subject and content must say something: blanks alone do not. */
const emptyFields = ({ subject, content }: Request): Readonly<Record<string, 'required'>> | null => {
  const empty = Object.entries({ subject, content }).filter(([, text]) => text.trim() === '');
  return empty.length === 0 ? null : Object.fromEntries(empty.map(([name]) => [name, 'required' as const]));
};

/**
 * Keeps a person's feedback with its images; the answer comes as a notification
 * (docs/domain/feedback.md#sending).
 */
export const sendFeedback = async (
  { database, clock }: Services,
  holderId: number,
  request: Request,
): Promise<Answer<{ id: string }>> => {
  const fields = emptyFields(request);
  if (fields !== null) return refuse('invalid_fields', { fields });
  const fileIds = [...new Set(request.file_ids ?? [])];
  return database.transaction(async (tx) => {
    if (!(await claimFiles(tx, holderId, fileIds, 'feedback'))) return refuse('no_such_data');
    const row = inserted(
      await tx.orm
        .insert(feedback)
        .values({
          holderId,
          subject: request.subject.trim(),
          content: request.content.trim(),
          fileIds,
          createdAt: clock.now(),
        })
        .returning({ id: feedback.id }),
    );
    return done({ id: String(row.id) });
  });
};
