import { inArray, notification, type Reader } from '@fairlead/db';
import type { Services } from '../../http/services';
import { createNoticeWriter } from './words';

/** What notices are called in English, for staff, by their number. */
export const readNoticeTitles = async (
  reader: Reader,
  { config }: Pick<Services, 'config'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const { id, key, parameters, words } = notification;
  const rows = await reader.orm
    .select({ id, key, parameters, words })
    .from(notification)
    .where(inArray(id, [...ids]));
  const write = await createNoticeWriter(config.currency)({ lang: 'en', timeZone: 'UTC' });
  return new Map(rows.map((row) => [row.id, write(row).title]));
};
