import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import { listAnswering } from '../staff';

/** Who a conversation may be handed to, by name: those who answer see each other's names, not each other's accounts. */
export const listColleagues = async (
  reader: Reader,
): Promise<Answer<ResponseOf<CallOf<'consoleSupport.colleagues'>>>> => {
  const rows = await listAnswering(reader);
  return done({ items: rows.map(({ id, username }) => ({ id: String(id), username })) });
};
