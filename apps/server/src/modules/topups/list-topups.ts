import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, eq, type Reader, topUp } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { readCaseCards } from '../support';
import { topUpShape, withPosted } from './topup';

/**
 * A holder's own top-up cases, newest first; what was posted is read from the ledger, where to pay from what was sent to
 * the chat.
 */
export const listTopUps = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<CallOf<'topup.list'>>,
): Promise<Answer<ResponseOf<CallOf<'topup.list'>>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[topUp.holderId, holderId]], topUp.id, start.below);
  const rows = await reader.orm
    .select()
    .from(topUp)
    .where(and(own.where, request.state === undefined ? undefined : eq(topUp.state, request.state)))
    .orderBy(...own.order)
    .limit(start.limit + 1);
  const awaited = rows.filter(({ state }) => state === 'card_sent').map(({ id }) => id);
  const cards = await readCaseCards(reader, holderId, awaited);
  return done(
    pageOf(
      await withPosted(reader, rows),
      start.limit,
      (row) => row.id,
      (row) => ({ ...topUpShape(row), card: cards.get(row.id) ?? null }),
    ),
  );
};
