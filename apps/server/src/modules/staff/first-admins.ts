import { inserted, one, type Reader, staff } from '@fairlead/db';
import type { StaffRole } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { audit } from '../audit';
import { recordChange } from './changes';
import { WAIT_MS } from './deciding';
import { firstPasswordUntil, halfHash, hashOfBoth, joined, newHalf } from './first-password';
import { type Member, readMember } from './list-members';
import { isTaken } from './names';
import type { CommandLine } from './propose-change';

/** One who proposes, one who accepts. */
const FIRST_ADMINS = 2;
/** The number of the advisory lock that lets one command line at a time count the admins. */
const LOCK = 7_201_036;

/** Whether the command line may still make an admin by itself: fewer than two were ever made, whoever left since. */
export const maySetUp = async (reader: Reader): Promise<boolean> => {
  const rows = await reader.query<{ admins: number }>(
    `select count(*) as admins from staff where 'admin' = any(roles || withheld_roles)`,
  );
  return one(rows, 'nobody was counted').admins < FIRST_ADMINS;
};

/**
 * Makes one of the first two admins, with a whole first password. Where there is nobody but admins yet, they may agree at
 * once: nobody's money is there. An admin added to an installation that has others waits like everybody.
 */
export const makeFirstAdmin = async (
  { database, clock, hashing }: Pick<Services, 'database' | 'clock' | 'hashing'>,
  by: CommandLine,
  { username, reason }: { readonly username: string; readonly reason: string },
): Promise<Answer<{ member: Member; first_password: string }>> => {
  const [first, second] = [newHalf(), newHalf()];
  const passwordHash = await hashOfBoth(hashing, halfHash(first), second);
  const now = clock.now();
  const roles: StaffRole[] = ['admin'];
  return database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (!(await maySetUp(tx))) return refuse('wrong_state');
    if (await isTaken(tx, username)) return refuse('username_exists');
    const others = await tx.query(`select 1 from staff where roles <> array['admin'] limit 1`);
    const powersSince = others.length > 0 ? now : new Date(now.getTime() - WAIT_MS);
    const row = { username, roles, passwordHash, passwordEndsAt: firstPasswordUntil(now) };
    const made = await tx.orm
      .insert(staff)
      .values({ ...row, createdAt: now, powersSince })
      .returning({ id: staff.id });
    const { id } = inserted(made);
    await recordChange(
      tx,
      { stage: 'done', change: 'create', staffId: id, username, before: [], after: roles, makerId: null },
      now,
    );
    await audit(tx, {
      ...{ actor: { type: 'system' }, act: 'staff.create', subjectType: 'staff', subjectId: id, time: now },
      after: { username, roles, reason, command_line: by.user },
    });
    return done({ member: await readMember(tx, id), first_password: joined(first, second) });
  });
};
