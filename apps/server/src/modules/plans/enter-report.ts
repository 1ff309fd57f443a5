import type { Reader, Tx } from '@fairlead/db';
import type { Posting } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import { differenceOf, findFault, type When } from './book-report';
import { revenueOf, takeReport } from './ingest-report';
import type { Report } from './judge-report';
import { type OrderRow, readOrder, termsOf } from './order';
import { readCurrent } from './quarantine';

/**
 * What counting a report entered by hand would post now; `wrong_state` where it cannot be true, or where its bucket
 * has this version or a higher one. People who can write a better report need no quarantine.
 */
export const planEntered = async (
  reader: Reader,
  holderId: number,
  report: Report,
  time: Date,
): Promise<Answer<readonly Posting[]>> => {
  const order = await readOrder(reader, holderId, report.orderId);
  const terms = await termsOf(reader, order);
  const before = await readCurrent(reader, { ...report, holderId });
  if (before !== undefined && before.version >= report.version) return refuse('wrong_state');
  if ((await findFault(reader, order, report, terms, before)) !== null) return refuse('wrong_state');
  // It has no number before it is stored.
  const counted = { ...report, id: 0, ...revenueOf(report, terms) };
  return done((await differenceOf(reader, order, counted, before, time)).postings);
};

/**
 * Counts a report entered by hand; it stays marked so. The order is locked.
 * @returns the ledger transactions; `wrong_state` where its bucket took this version in the meantime
 */
export const enterReport = async (
  tx: Tx,
  order: OrderRow,
  report: Report,
  when: When,
): Promise<Answer<readonly number[]>> => {
  const planned = await planEntered(tx, order.holderId, report, when.now);
  if (!planned.ok) return planned;
  const taken = await takeReport(tx, order, report, when);
  return taken.outcome === 'accepted' ? done(taken.transactionIds) : refuse('wrong_state');
};
