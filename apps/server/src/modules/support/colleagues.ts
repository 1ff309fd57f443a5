import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, asc, isNull, type Reader, sql, staff } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';

/** Of staff: is there, and has a role that answers people. */
export const mayAnswer = and(isNull(staff.disabledAt), sql`${staff.roles} && array['support', 'admin']`);

/** Who a conversation may be handed to, by name: those who answer see each other's names, not each other's accounts. */
export const listColleagues = async (
  reader: Reader,
): Promise<Answer<ResponseOf<CallOf<'consoleSupport.colleagues'>>>> => {
  const rows = await reader.orm
    .select({ id: staff.id, username: staff.username })
    .from(staff)
    .where(mayAnswer)
    .orderBy(asc(sql`lower(${staff.username})`));
  return done({ items: rows.map(({ id, username }) => ({ id: String(id), username })) });
};
