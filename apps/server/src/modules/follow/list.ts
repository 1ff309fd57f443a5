import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, asc, eq, followRecord, inArray, leadOffer, type Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { ownRows } from '../../http/own-rows';
import { isRefusal, pageOf, pageStart } from '../../http/page';
import { readHolderNames } from '../account';
import { readOrderStates } from '../plans';
import { readCurrent } from './following';

type ListCall = CallOf<'assistance.list'>;

/** The orders that came of each record, oldest first. */
const ordersOf = async (reader: Reader, holderId: number, recordIds: readonly number[]) => {
  const rows =
    recordIds.length === 0
      ? []
      : await reader.orm
          .select({ recordId: leadOffer.recordId, orderId: leadOffer.orderId })
          .from(leadOffer)
          .where(and(eq(leadOffer.holderId, holderId), inArray(leadOffer.recordId, [...recordIds])))
          .orderBy(asc(leadOffer.orderId));
  const stateOf = await readOrderStates(
    reader,
    holderId,
    rows.map(({ orderId }) => orderId),
  );
  return (recordId: number) =>
    rows.filter((row) => row.recordId === recordId).flatMap(({ orderId }) => stateOf(orderId) ?? []);
};

/** What a person did about following, newest first, with the lead followed now. */
export const listFollow = async (
  reader: Reader,
  holderId: number,
  request: ParsedOf<ListCall>,
  now: Date,
): Promise<Answer<ResponseOf<ListCall>>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const own = ownRows([[followRecord.holderId, holderId]], followRecord.id, start.below);
  const rows = await reader.orm
    .select()
    .from(followRecord)
    .where(own.where)
    .orderBy(...own.order)
    .limit(start.limit + 1);
  const ordersFrom = await ordersOf(
    reader,
    holderId,
    rows.map((record) => record.id),
  );
  const namesOf = await readHolderNames(
    reader,
    rows.map((record) => record.leadId),
  );
  const page = pageOf(
    rows,
    start.limit,
    (record) => record.id,
    (record) => {
      const { operationId, nickname } = namesOf(record.leadId);
      const orders = ordersFrom(record.id);
      return {
        id: String(record.id),
        event: record.event,
        operation_id: operationId,
        nickname: nickname ?? operationId,
        time: record.time.toISOString(),
        order_ids: orders.map(({ id }) => id),
        orders,
      };
    },
  );
  return done({ ...page, current: await readCurrent(reader, holderId, now) });
};
