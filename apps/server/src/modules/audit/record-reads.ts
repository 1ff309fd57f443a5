import type { Database } from '@fairlead/db';
import { audit } from './audit';

/** Lists that staff keep open are read anew all the time: the same reading is on record once in this time. */
const SAME_READING_MS = 3_600_000;

/** Who was shown something of holders that is theirs alone, and from where. */
interface Reading {
  /** The call's id. */
  readonly act: string;
  readonly staffId: number;
  readonly address: string;
  readonly subjectType: string;
}

interface Shown {
  readonly subjectId: number;
  readonly holderId: number;
}

/** Puts on record, for each holder, that a member of staff was shown it. Before it is answered: nothing is seen unrecorded. */
export const recordReads = (
  database: Database,
  { act, staffId, address, subjectType }: Reading,
  shown: readonly Shown[],
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const fresh = await tx.query<{ subject_id: number; holder_id: number }>(
      `select r.subject_id, r.holder_id from unnest($1::bigint[], $2::bigint[]) r (subject_id, holder_id)
        where not exists (select from audit_entry a where a.holder_id = r.holder_id and a.actor_type = 'staff'
          and a.actor_id = $3 and a.act = $4 and a.subject_id = r.subject_id and a."time" > $5)
        order by r.subject_id`,
      [
        shown.map(({ subjectId }) => subjectId),
        shown.map(({ holderId }) => holderId),
        ...[staffId, act, new Date(now.getTime() - SAME_READING_MS)],
      ],
    );
    const actor = { type: 'staff', id: staffId } as const;
    for (const { subject_id: subjectId, holder_id: holderId } of fresh) {
      await audit(tx, { actor, act, holderId, subjectType, subjectId, after: { address }, time: now });
    }
  });
