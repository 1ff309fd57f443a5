import type { CallOf, ResponseOf, StaffRole } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { openStaffSession } from '../../plugins/sessions';
import { countSignIn, signedIn } from '../../plugins/sign-in-tries';
import { audit } from '../audit';
import { takeTotp } from './take-totp';

interface StaffRow {
  readonly id: number;
  readonly username: string;
  readonly password_hash: string;
  readonly roles: StaffRole[];
  readonly totp_secret: string | null;
  readonly password_ends_at: Date | null;
}

/** A first password that was not changed in time opens nothing any more. */
const hasEnded = ({ password_ends_at: endsAt }: StaffRow, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/** Signs a member of staff in; their tokens are never a holder's. */
export const loginStaff = async (
  services: Services,
  incoming: Incoming<CallOf<'consoleAuth.login'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleAuth.login'>>>> => {
  const { database, clock, hashing } = services;
  const { request, userAgent } = incoming;
  const tried = await countSignIn(services, 'staff', request.username, incoming);
  if (!tried.ok) return tried;
  const [staff] = await database.query<StaffRow>(
    `select id, username, password_hash, roles, totp_secret, password_ends_at from staff
      where lower(username) = lower($1) and disabled_at is null`,
    [request.username],
  );
  const isRight = await hashing.verifyOrDecoy(staff?.password_hash, request.password);
  const time = clock.now();
  if (staff === undefined || !isRight || hasEnded(staff, time)) return refuse('wrong_credentials');
  const { totp_secret: secret } = staff;
  const code = request.totp;
  if (secret !== null && code === undefined) return refuse('totp_required');
  const opened = await database.transaction(async (tx) => {
    if (secret !== null && !(await takeTotp(tx, { staffId: staff.id, secret, code: code ?? '', time })))
      return null;
    const made = await openStaffSession(tx, staff.id, time, userAgent);
    const actor = { type: 'staff', id: staff.id } as const;
    await audit(tx, { actor, act: 'consoleAuth.login', subjectType: 'staff', subjectId: staff.id, time });
    return made;
  });
  if (opened === null) return refuse('wrong_credentials');
  await signedIn(services, 'staff', request.username, tried.data, incoming);
  const { token, expiresAt } = opened;
  const { id, username, roles } = staff;
  return done({ token, expires_at: expiresAt.toISOString(), staff: { id: String(id), username, roles } });
};
