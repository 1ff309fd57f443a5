import type { StaffRole } from '@fairlead/contract';
import { eq, one, type Reader, staff } from '@fairlead/db';
import { OWN_STAFF_CHANGES } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';

/** Who was made, raised or reset decides nothing for so long: time for colleagues to notice. */
export const WAIT_MS = 72 * 3_600_000;

/** The first moment at which somebody may decide whose account has been so since `powersSince`. */
export const decidesFrom = (powersSince: Date): Date => new Date(powersSince.getTime() + WAIT_MS);

/** Whether this member of staff may decide now what needs the role; the row counts, not the session. */
export const mayDecide = async (
  reader: Reader,
  { staffId, role }: { readonly staffId: number; readonly role: StaffRole },
  now: Date,
): Promise<Answer<null>> => {
  const [row] = await reader.orm.select().from(staff).where(eq(staff.id, staffId));
  if (row === undefined || row.disabledAt !== null) return refuse('not_authorized');
  if (!row.roles.includes(role)) return refuse('role_missing');
  const from = decidesFrom(row.powersSince);
  return now < from ? refuse('decides_later', { until: from.toISOString() }) : done(null);
};

/** How many propose, decide and admit, and when that last changed: figures that everybody may read. */
interface Deciders {
  readonly makers: number;
  readonly checkers: number;
  readonly admins: number;
  /** Of the account of somebody among them; null before anybody was there. */
  readonly lastChangedAt: Date | null;
  /** Whole days since then. */
  readonly daysUnchanged: number | null;
  /** Changes ever proposed or made at the command line. */
  readonly byCommandLine: number;
}

const DAY_MS = 86_400_000;

/** Who decides about money now, for the public page. */
export const readDeciders = async (reader: Reader, now: Date): Promise<Deciders> => {
  const [row] = await reader.query<Omit<Deciders, 'daysUnchanged'>>(
    `select count(*) filter (where s.disabled_at is null and 'finance_maker' = any(s.roles)) as makers,
        count(*) filter (where s.disabled_at is null and 'finance_checker' = any(s.roles)) as checkers,
        count(*) filter (where s.disabled_at is null and 'admin' = any(s.roles)) as admins,
        greatest(max(s.powers_since) filter (where s.roles && array['finance_maker', 'finance_checker', 'admin']),
          (select max(c.time) from staff_change c where c.decides and c.stage = 'done' and c.change <> all ($1))) as "lastChangedAt",
        (select count(*) from staff_change c where c.maker_id is null and (c.stage = 'proposed' or c.proposal_id is null))
          as "byCommandLine"
      from staff s`,
    [[...OWN_STAFF_CHANGES]],
  );
  const found = one(row === undefined ? [] : [row], 'no figures of staff');
  const { lastChangedAt } = found;
  const daysUnchanged =
    lastChangedAt === null ? null : Math.floor((now.getTime() - lastChangedAt.getTime()) / DAY_MS);
  return { ...found, daysUnchanged };
};
