import type { Reader } from '@fairlead/db';

interface Acts {
  readonly act: string;
  readonly subjectType: string;
  readonly subjectIds: readonly number[];
}

/** Who of staff did this last with each of several things; undefined where nobody did (docs/domain/audit.md#record). */
export const readLastActors = async (
  reader: Reader,
  { act, subjectType, subjectIds }: Acts,
): Promise<(subjectId: number) => number | undefined> => {
  const rows = await reader.query<{ subject_id: number; actor_id: number }>(
    `select distinct on (subject_id) subject_id, actor_id from audit_entry
       where subject_type = $1 and subject_id = any($2) and act = $3 and actor_type = 'staff'
       order by subject_id, id desc`,
    [subjectType, subjectIds, act],
  );
  const actors = new Map(rows.map((row) => [row.subject_id, row.actor_id]));
  return (subjectId) => actors.get(subjectId);
};
