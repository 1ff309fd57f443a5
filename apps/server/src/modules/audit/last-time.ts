import { and, auditEntry, desc, eq, inArray, type Reader } from '@fairlead/db';

/** When one of these acts was last done to something of that kind; null where none is on record. */
export const readLastTime = async (
  reader: Reader,
  subjectType: string,
  acts: readonly string[],
): Promise<Date | null> => {
  const [row] = await reader.orm
    .select({ time: auditEntry.time })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectType, subjectType), inArray(auditEntry.act, [...acts])))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return row?.time ?? null;
};
