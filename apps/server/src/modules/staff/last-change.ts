import type { Reader } from '@fairlead/db';
import { readLastTime } from '../audit';

/** Every act by which somebody begins or ceases to decide, or decides with another key. */
const CHANGES = [
  'consoleStaff.create',
  'consoleStaff.setRoles',
  'consoleStaff.disable',
  'consoleStaff.resetTotp',
] as const;

/** When those who decide last changed, by the record; null where nothing is on it. */
export const readLastStaffChange = (reader: Reader): Promise<Date | null> =>
  readLastTime(reader, 'staff', CHANGES);
