import { eq, staff, type Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { faultOfPassword } from '../../http/passwords';
import type { StaffCaller, StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSessions, tellStaffChanged } from '../../plugins/sessions';
import { countTry } from '../../plugins/throttle';
import { audit } from '../audit';
import { takeTotp } from './take-totp';
import { newTotpSecret } from './totp';

const record = (tx: Tx, { staffId }: StaffCaller, act: string, time: Date): Promise<void> =>
  audit(tx, {
    actor: { type: 'staff', id: staffId },
    act,
    subjectType: 'staff',
    subjectId: staffId,
    time,
  });

/** Counts a try of who is signed in; strangers who try the name from outside take none of them. */
const countOwnTry = async (
  { database, clock, config }: Services,
  { staffId }: StaffCaller,
): Promise<Answer<null>> => {
  const key = `own-password:staff:${staffId}`;
  const until = await countTry(database, clock, key, config.limits.signInAccount);
  return until === null ? done(null) : refuse('throttled', { until: until.toISOString() });
};

const isOwnPassword = async (
  { database, hashing }: Services,
  { staffId }: StaffCaller,
  password: string,
): Promise<boolean> => {
  const [row] = await database.orm
    .select({ hash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.id, staffId));
  return hashing.verifyOrDecoy(row?.hash, password);
};

/** Who is signed in, and what the account still needs: the list of what live mode leaves open stands in the sessions. */
export const readOwnAccount: StaffUseCase<'consoleAuth.me'> = async (
  { database, config },
  { staffId, username, roles },
) => {
  const [row] = await database.orm.select().from(staff).where(eq(staff.id, staffId));
  const totp = row !== undefined && row.totpSecret !== null;
  return done({
    id: String(staffId),
    username,
    roles: [...roles],
    totp,
    totp_demanded: !totp && config.moneyMode === 'live',
    password_ends_at: row?.passwordEndsAt?.toISOString() ?? null,
  });
};

/** Changes one's password and ends every session of the person: they sign in again. */
export const updateStaffPassword: StaffUseCase<'consoleAuth.updatePassword'> = async (
  services,
  caller,
  { old_password, new_password },
) => {
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  if (!(await isOwnPassword(services, caller, old_password))) return refuse('wrong_old_password');
  const weak = faultOfPassword(new_password, caller.username);
  if (weak !== null) return refuse('invalid_fields', { fields: { new_password: weak } });
  const passwordHash = await services.hashing.hash(new_password);
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    await tx.orm
      .update(staff)
      .set({ passwordHash, passwordEndsAt: null })
      .where(eq(staff.id, caller.staffId));
    await revokeStaffSessions(tx, caller.staffId, time);
    await record(tx, caller, 'consoleAuth.updatePassword', time);
    return done({});
  });
};

/** Begins to use one-time codes: the secret is told once, and counts after its first code. */
export const enrolTotp: StaffUseCase<'consoleAuth.enrolTotp'> = async (services, caller, { password }) => {
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  if (!(await isOwnPassword(services, caller, password))) return refuse('wrong_credentials');
  return services.database.transaction(async (tx) => {
    const isIt = eq(staff.id, caller.staffId);
    const [row] = await tx.orm.select({ secret: staff.totpSecret }).from(staff).where(isIt).for('update');
    if (row?.secret !== null) return refuse('wrong_state');
    const secret = newTotpSecret();
    await tx.orm.update(staff).set({ totpPendingSecret: secret }).where(isIt);
    await record(tx, caller, 'consoleAuth.enrolTotp', services.clock.now());
    const account = encodeURIComponent(`Fairlead:${caller.username}`);
    return done({ secret, uri: `otpauth://totp/${account}?secret=${secret}&issuer=Fairlead` });
  });
};

/** Confirms one-time codes with the first: from now on sign-in asks for one. */
export const confirmTotp: StaffUseCase<'consoleAuth.confirmTotp'> = async (services, caller, { totp }) => {
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    const { staffId } = caller;
    const isIt = eq(staff.id, staffId);
    const [row] = await tx.orm.select().from(staff).where(isIt).for('update');
    const secret = row?.totpPendingSecret ?? null;
    if (secret === null) return refuse('wrong_state');
    if (!(await takeTotp(tx, { staffId, secret, code: totp, time }))) return refuse('wrong_credentials');
    await tx.orm.update(staff).set({ totpSecret: secret, totpPendingSecret: null }).where(isIt);
    await tellStaffChanged(tx, staffId);
    await record(tx, caller, 'consoleAuth.confirmTotp', time);
    return done({});
  });
};
