import type { Acceptance, CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { acceptance, and, desc, eq, lt, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { acceptanceShape, selectCases } from './acceptance';

/** A holder's own acceptances, newest first. */
export const listAcceptances = async (
  reader: Reader,
  holderId: number,
  request: RequestOf<CallOf<'acceptor.list'>>,
): Promise<Answer<ResponseOf<CallOf<'acceptor.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const rows = await selectCases(reader)
    .where(
      and(
        eq(acceptance.holderId, holderId),
        start.below === null ? undefined : lt(acceptance.id, start.below),
      ),
    )
    .orderBy(desc(acceptance.id))
    .limit(start.limit + 1);
  return done(pageOf(rows, start.limit, ({ row }) => row.id, acceptanceShape));
};

/** The acceptance that money may be paid by now; null where none is open. */
export const readCurrent = async (
  reader: Reader,
  holderId: number,
  now: Date,
): Promise<Answer<Acceptance | null>> => {
  const [found] = await selectCases(reader).where(
    and(eq(acceptance.holderId, holderId), eq(acceptance.state, 'current')),
  );
  return done(found === undefined || found.row.expiresAt <= now ? null : acceptanceShape(found));
};
