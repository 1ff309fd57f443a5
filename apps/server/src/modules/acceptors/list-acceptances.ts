import type { Acceptance, CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { acceptance, and, eq, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { acceptanceShape, withPayees } from './acceptance';

/** A holder's own acceptances, newest first. */
export const listAcceptances = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'acceptor.list'>>,
): Promise<Answer<ResponseOf<CallOf<'acceptor.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[acceptance.holderId, holderId]], acceptance.id, start.below);
  const rows = await reader.orm
    .select()
    .from(acceptance)
    .where(own.where)
    .orderBy(...own.order)
    .limit(start.limit + 1);
  return done(pageOf(await withPayees(reader, rows), start.limit, ({ row }) => row.id, acceptanceShape));
};

/** The acceptance that money may be paid by now; null where none is open. */
export const readCurrent = async (
  reader: Reader,
  holderId: number,
  now: Date,
): Promise<Answer<Acceptance | null>> => {
  const rows = await reader.orm
    .select()
    .from(acceptance)
    .where(and(eq(acceptance.holderId, holderId), eq(acceptance.state, 'current')));
  const [found] = await withPayees(reader, rows);
  return done(found === undefined || found.row.expiresAt <= now ? null : acceptanceShape(found));
};
