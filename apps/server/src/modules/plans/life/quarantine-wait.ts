import type { Reader } from '@fairlead/db';
import { mayStillCount } from '../order/fault';
import type { OrderRow } from '../order/order';
import { listWaiting } from '../order/quarantined';
import { later, type Windows } from '../order/windows';

/**
 * Until when a settlement waits for reports in quarantine at the latest; null where none waits that may still count
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
  if (until <= now) return null;
  const waiting = await listWaiting(reader, order);
  return waiting.some(({ fault }) => mayStillCount(fault)) ? until : null;
};
