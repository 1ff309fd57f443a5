import type { CallOf, ResponseOf, StaffRole } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { verifyOrDecoy } from '../../plugins/hashing';
import { openStaffSession } from '../../plugins/sessions';
import { countTry } from '../../plugins/throttle';
import { audit } from '../audit';
import { isTotpRight } from './totp';

interface StaffRow {
  readonly id: number;
  readonly username: string;
  readonly password_hash: string;
  readonly roles: StaffRole[];
  readonly totp_secret: string | null;
}

/** A second factor is needed outside the sandbox, and wherever one is set. */
const judgeTotp = ({ config, clock }: Services, staff: StaffRow, code: string | undefined): Answer<null> => {
  if (staff.totp_secret === null) return config.moneyMode === 'live' ? refuse('totp_required') : done(null);
  if (code === undefined) return refuse('totp_required');
  return isTotpRight(staff.totp_secret, code, clock.now()) ? done(null) : refuse('wrong_credentials');
};

/** Signs a member of staff in; their tokens are never a holder's. */
export const loginStaff = async (
  services: Services,
  { request }: Incoming<CallOf<'consoleAuth.login'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleAuth.login'>>>> => {
  const { database, clock, config } = services;
  const key = `sign-in-staff:${request.username.toLowerCase()}`;
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  const [staff] = await database.query<StaffRow>(
    `select id, username, password_hash, roles, totp_secret from staff
      where lower(username) = lower($1) and disabled_at is null`,
    [request.username],
  );
  const isRight = await verifyOrDecoy(staff?.password_hash, request.password);
  if (staff === undefined || !isRight) return refuse('wrong_credentials');
  const totp = judgeTotp(services, staff, request.totp);
  if (!totp.ok) return totp;
  const time = clock.now();
  const { token, expiresAt } = await database.transaction(async (tx) => {
    const opened = await openStaffSession(tx, staff.id, time);
    const actor = { type: 'staff', id: staff.id } as const;
    await audit(tx, { actor, act: 'consoleAuth.login', subjectType: 'staff', subjectId: staff.id, time });
    return opened;
  });
  const { id, username, roles } = staff;
  return done({ token, expires_at: expiresAt.toISOString(), staff: { id: String(id), username, roles } });
};
