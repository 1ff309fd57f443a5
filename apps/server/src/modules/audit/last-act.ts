import type { Reader } from '@fairlead/db';

interface Subject {
  readonly type: string;
  readonly id: number;
}

/** What a member of staff did with one thing, with what they found and left. */
interface LastAct {
  readonly act: string;
  readonly staffId: number;
  readonly time: Date;
  readonly before: unknown;
  readonly after: unknown;
}

/** The last of some acts that staff did with one thing; undefined where there is none (docs/domain/audit.md#record). */
export const readLastAct = async (
  reader: Reader,
  { type, id }: Subject,
  acts: readonly string[],
): Promise<LastAct | undefined> => {
  const [row] = await reader.query<LastAct>(
    `select act, actor_id as "staffId", "time", before, after from audit_entry
       where subject_type = $1 and subject_id = $2 and act = any($3) and actor_type = 'staff'
       order by id desc limit 1`,
    [type, id, acts],
  );
  return row;
};
