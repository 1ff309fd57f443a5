import { eq, type Reader, serviceAccount, staff, type Tx } from '@fairlead/db';
import { SERVICE_SCOPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { tellStaffChanged } from '../../plugins/sessions';
import { recordChange } from './changes';

const DAY_MS = 86_400_000;

/** What two admins agree on of a service account beside its name (docs/domain/staff.md#service-accounts). */
export const statedService = z.object({
  scopes: z.array(z.enum(SERVICE_SCOPES)),
  validDays: z.number(),
  /** SHA-256, hex. */
  keyHash: z.string(),
  keyBegins: z.string(),
});
export type StatedService = z.output<typeof statedService>;

/** Stands where people have the hash of a password; whoever signs in is looked for among people alone. */
export const NO_PASSWORD = '';

/** Makes an account of staff a program's. */
export const addService = async (
  tx: Tx,
  staffId: number,
  { scopes, validDays, keyHash, keyBegins }: StatedService,
  now: Date,
): Promise<void> => {
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  await tx.orm
    .insert(serviceAccount)
    .values({ staffId, scopes, keyHash: Buffer.from(keyHash, 'hex'), keyBegins, expiresAt });
};

export const isService = async (reader: Reader, staffId: number): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: serviceAccount.staffId })
    .from(serviceAccount)
    .where(eq(serviceAccount.staffId, staffId));
  return rows.length > 0;
};

interface Ended {
  /** Who leaves. */
  readonly makerId: number;
  /** Who disables them; null for the command line. */
  readonly by: number | null;
}

/** Ends the programs whose key a member was shown who leaves: they may have kept it. */
export const endServices = async (tx: Tx, { makerId, by }: Ended, now: Date): Promise<void> => {
  const ended = await tx.query<{ id: number; username: string }>(
    `select s.id, s.username from staff_change c join staff s on s.id = c.staff_id
      where c.change = 'create_service' and c.stage = 'done' and c.maker_id = $1 and s.disabled_at is null
      order by s.id for update of s`,
    [makerId],
  );
  for (const { id: staffId, username } of ended) {
    await tx.orm.update(staff).set({ disabledAt: now }).where(eq(staff.id, staffId));
    await recordChange(
      tx,
      {
        ...{ stage: 'done', change: 'disable', staffId, username },
        ...{ before: ['auditor'], after: ['auditor'], makerId: by },
      },
      now,
    );
    await tellStaffChanged(tx, staffId);
  }
};

interface KeptKey {
  readonly username: string;
  /** Username of who was shown the key. */
  readonly by: string;
}

/** Programs whose key was shown to a member who is no admin any more: they may have kept it. */
export const listKeptKeys = (reader: Reader, now: Date): Promise<KeptKey[]> =>
  reader.query<KeptKey>(
    `select s.username, m.username as by
       from service_account a join staff s on s.id = a.staff_id
         join staff_change c on c.staff_id = s.id and c.change = 'create_service' and c.stage = 'done'
         join staff m on m.id = c.maker_id
       where s.disabled_at is null and a.expires_at > $1 and (m.disabled_at is not null or 'admin' <> all (m.roles))
       order by s.id`,
    [now],
  );
