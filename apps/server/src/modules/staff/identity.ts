import type { StaffRole } from '@fairlead/contract';
import { and, eq, isNull, type Reader, staffIdentity, type Tx } from '@fairlead/db';

interface Identified {
  readonly id: number;
  readonly username: string;
  readonly roles: StaffRole[];
  readonly identity_id: number;
}

/** Who signs in by this identity, by issuer and subject alone; undefined where it is nobody's, or theirs who left. */
export const findByIdentity = async (
  reader: Reader,
  issuer: string,
  subject: string,
): Promise<Identified | undefined> => {
  const [row] = await reader.query<Identified>(
    `select s.id, s.username, s.roles, i.id as identity_id from staff_identity i join staff s on s.id = i.staff_id
      where i.issuer = $1 and i.subject = $2 and i.ended_at is null and s.disabled_at is null`,
    [issuer, subject],
  );
  return row;
};

/** The identity by which a member of staff signs in at this provider; undefined where they have none. */
export const readIdentity = async (
  reader: Reader,
  staffId: number,
  issuer: string,
): Promise<typeof staffIdentity.$inferSelect | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(staffIdentity)
    .where(
      and(
        eq(staffIdentity.staffId, staffId),
        eq(staffIdentity.issuer, issuer),
        isNull(staffIdentity.endedAt),
      ),
    );
  return row;
};

/** Connects an identity; false where it is another's, or the account has one already. */
export const connectIdentity = async (
  tx: Tx,
  identity: Pick<typeof staffIdentity.$inferInsert, 'staffId' | 'issuer' | 'subject' | 'connectedAt'>,
): Promise<boolean> => {
  const made = await tx.orm
    .insert(staffIdentity)
    .values(identity)
    .onConflictDoNothing()
    .returning({ id: staffIdentity.id });
  return made.length > 0;
};

/** Ends the identity of a member of staff; the number of the one that was ended, else undefined. */
export const endIdentity = async (tx: Tx, staffId: number, now: Date): Promise<number | undefined> => {
  const [ended] = await tx.orm
    .update(staffIdentity)
    .set({ endedAt: now })
    .where(and(eq(staffIdentity.staffId, staffId), isNull(staffIdentity.endedAt)))
    .returning({ id: staffIdentity.id });
  return ended?.id;
};
