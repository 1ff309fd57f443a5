import type { Reader } from '@fairlead/db';

/** Whoever agreed to a proposal, and the keys of the flags that they read. */
interface Read {
  readonly proposalId: number;
  readonly staffId: number;
  readonly keys: readonly string[];
}

/** What was acknowledged when proposals were agreed to, the first first (docs/domain/proposals.md#flags). */
export const readAcknowledgedKeys = (reader: Reader, proposalIds: readonly number[]): Promise<Read[]> =>
  reader.query<Read>(
    `select subject_id as "proposalId", actor_id as "staffId", after -> 'acknowledged' as keys
       from audit_entry
       where subject_type = 'proposal' and subject_id = any($1) and actor_type = 'staff'
         and (act like 'agreed.%' or act like 'approved.%') and after ? 'acknowledged'
       order by id`,
    [proposalIds],
  );
