import type { CallOf } from '@fairlead/contract';
import { eq, one, staff } from '@fairlead/db';
import type { StaffRole } from '@fairlead/vocabulary';
import { done, refuse } from '../../http/answer';
import { faultOfPassword } from '../../http/passwords';
import type { RecordedUseCase, StaffUseCase } from '../../http/route';
import { newTotpSecret, totpAddress } from '../../plugins/second-steps';
import { revokeStaffSessions, tellStaffChanged } from '../../plugins/sessions';
import { decidesFrom } from './deciding';
import { readIdentity } from './identity';
import { readKeys } from './keys';
import { countOwnTry, isOwnPassword, recordOwn, withProof } from './prove';
import { takeTotp } from './take-totp';

/** Who is signed in, and what the account still needs: the list of what live mode leaves open stands in the sessions. */
export const readOwnAccount: StaffUseCase<'consoleAuth.me'> = async (
  { database, config },
  { staffId, username, roles },
) => {
  const row = one(await database.orm.select().from(staff).where(eq(staff.id, staffId)), 'a caller is gone');
  const [unseen] = await database.query<{ count: number }>(
    'select count(*) from staff_change where id > $1 and maker_id is distinct from $2',
    [row.changesSeen, staffId],
  );
  const totp = row.totpSecret !== null;
  const keys = (await readKeys(database, staffId)).length;
  const { oidc } = config;
  const identity = oidc === undefined ? undefined : await readIdentity(database, staffId, oidc.issuer);
  return done({
    id: String(staffId),
    username,
    roles: [...roles],
    ...{ totp, keys },
    totp_demanded: !totp && keys === 0 && config.moneyMode === 'live',
    password_ends_at: row?.passwordEndsAt?.toISOString() ?? null,
    decides_from: decidesFrom(row.powersSince).toISOString(),
    changes_unseen: Number(unseen?.count ?? 0),
    withheld_roles: row.withheldRoles as StaffRole[],
    provider:
      oidc === undefined
        ? null
        : {
            label: oidc.label,
            connected_at: identity?.connectedAt.toISOString() ?? null,
            demanded: identity === undefined && !oidc.passwords,
          },
  });
};

/** Changes one's password and ends every session of the person: they sign in again. */
export const updateStaffPassword: RecordedUseCase<CallOf<'consoleAuth.updatePassword'>> = async (
  services,
  incoming,
) => {
  const { caller } = incoming;
  const { old_password, new_password } = incoming.request;
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  if (!(await isOwnPassword(services, caller, old_password))) {
    await services.database.transaction((tx) =>
      recordOwn(tx, incoming, 'consoleAuth.updatePassword.refused', services.clock.now()),
    );
    return refuse('wrong_old_password');
  }
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
    await recordOwn(tx, incoming, 'consoleAuth.updatePassword', time);
    return done({});
  });
};

/** Begins to use one-time codes: the secret is told once, and counts after its first code. */
export const enrolTotp: RecordedUseCase<CallOf<'consoleAuth.enrolTotp'>> = (services, incoming) => {
  const { caller, request } = incoming;
  return withProof(services, incoming, 'consoleAuth.enrolTotp', request, async (tx, time) => {
    const isIt = eq(staff.id, caller.staffId);
    const [row] = await tx.orm.select({ secret: staff.totpSecret }).from(staff).where(isIt).for('update');
    if (row?.secret !== null) return refuse('wrong_state');
    const secret = newTotpSecret();
    await tx.orm.update(staff).set({ totpPendingSecret: secret }).where(isIt);
    await recordOwn(tx, incoming, 'consoleAuth.enrolTotp', time);
    return done({ secret, uri: totpAddress(caller.username, secret) });
  });
};

/** Confirms one-time codes with the first: from now on sign-in asks for one. */
export const confirmTotp: RecordedUseCase<CallOf<'consoleAuth.confirmTotp'>> = async (services, incoming) => {
  const { caller } = incoming;
  const { totp } = incoming.request;
  const counted = await countOwnTry(services, caller);
  if (!counted.ok) return counted;
  return services.database.transaction(async (tx) => {
    const time = services.clock.now();
    const { staffId } = caller;
    const isIt = eq(staff.id, staffId);
    const [row] = await tx.orm.select().from(staff).where(isIt).for('update');
    const secret = row?.totpPendingSecret ?? null;
    if (secret === null) return refuse('wrong_state');
    if (!(await takeTotp(tx, { staffId, secret, code: totp, time }))) {
      await recordOwn(tx, incoming, 'consoleAuth.confirmTotp.refused', time);
      return refuse('wrong_credentials');
    }
    await tx.orm.update(staff).set({ totpSecret: secret, totpPendingSecret: null }).where(isIt);
    await tellStaffChanged(tx, staffId);
    await recordOwn(tx, incoming, 'consoleAuth.confirmTotp', time);
    return done({});
  });
};
