import type { Reader } from '@fairlead/db';
import type { OrderRow } from '../order/order';
import { listWaiting } from '../order/quarantined';
import { later, type Windows } from '../order/windows';

/**
 * Until when a settlement waits for reports in quarantine at the latest; null where it waits for none
 * (docs/domain/settlement.md#conditions).
 */
export const quarantineWaitsUntil = async (
  reader: Reader,
  order: OrderRow,
  now: Date,
  windows: Windows,
): Promise<Date | null> => {
  if (order.objectionEndsAt === null) return null;
  const until = later(order.objectionEndsAt, windows.quarantineMs);
  return until > now && (await listWaiting(reader, order)).length > 0 ? until : null;
};
