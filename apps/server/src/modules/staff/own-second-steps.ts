import type { CallOf } from '@fairlead/contract';
import { eq, one, staff, type Tx } from '@fairlead/db';
import type { OwnStaffChange, StaffRole } from '@fairlead/vocabulary';
import { done, refuse } from '../../http/answer';
import type { RecordedUseCase, StaffCaller, StaffUseCase } from '../../http/route';
import { relyingParty } from '../../plugins/second-steps';
import { tellStaffChanged } from '../../plugins/sessions';
import { recordChange } from './changes';
import { askNewKey, type KeyRow, readAllKeys, readKeys, removeKeys } from './keys';
import { recordOwn, withProof } from './prove';
import { countRecoveryCodes, newRecoveryCodes } from './recovery-codes';
import { takeNewKey } from './signed-by-key';

const shapeOf = (row: KeyRow) => ({
  id: String(row.id),
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  removed_at: row.removedAt?.toISOString() ?? null,
});

/** Tells all who handle money what somebody did to their own sign-in. */
export const tellColleagues = async (
  tx: Tx,
  { staffId, username }: StaffCaller,
  change: OwnStaffChange,
  time: Date,
): Promise<void> => {
  const row = one(await tx.orm.select().from(staff).where(eq(staff.id, staffId)), 'a caller is gone');
  const roles = row.roles as StaffRole[];
  await recordChange(
    tx,
    { ...{ stage: 'done', change, staffId, username, makerId: staffId }, before: roles, after: roles },
    time,
  );
};

export const readSecondSteps: StaffUseCase<'consoleAuth.secondSteps'> = async ({ database }, { staffId }) => {
  const row = one(await database.orm.select().from(staff).where(eq(staff.id, staffId)), 'a caller is gone');
  const { left, madeAt, usedAt } = await countRecoveryCodes(database, staffId);
  return done({
    keys: (await readAllKeys(database, staffId)).map(shapeOf),
    totp: row.totpSecret !== null,
    recovery_codes_left: left,
    recovery_codes_made_at: madeAt?.toISOString() ?? null,
    recovery_code_used_at: usedAt?.toISOString() ?? null,
  });
};

/** Begins to use a key: what was shown here is what its adding rests on. */
export const beginKey: RecordedUseCase<CallOf<'consoleAuth.beginKey'>> = (services, incoming) => {
  const party = relyingParty(services.config);
  return withProof(services, incoming, 'consoleAuth.beginKey', incoming.request, async (tx, time) =>
    done(await askNewKey(tx, incoming.caller, party, time)),
  );
};

/** Adds the key that signed what it was asked for. */
export const addKey: RecordedUseCase<CallOf<'consoleAuth.addKey'>> = (services, incoming) =>
  services.database.transaction(async (tx) => {
    const { caller, request } = incoming;
    const { staffId } = caller;
    const time = services.clock.now();
    const party = relyingParty(services.config);
    const expected = { staffId, party, purpose: 'add', time } as const;
    const key = await takeNewKey(tx, expected, request.name, request.credential);
    if (key === null) {
      await recordOwn(tx, incoming, 'consoleAuth.addKey.refused', time);
      return refuse('wrong_credentials');
    }
    await tellStaffChanged(tx, staffId);
    await tellColleagues(tx, caller, 'add_key', time);
    await recordOwn(tx, incoming, 'consoleAuth.addKey', time, { key: key.name });
    return done({ key: shapeOf(key) });
  });

/** Removes a key, never the last second step: two admins end that. */
export const removeKey: RecordedUseCase<CallOf<'consoleAuth.removeKey'>> = (services, incoming) => {
  const { caller, request } = incoming;
  const { staffId } = caller;
  return withProof(services, incoming, 'consoleAuth.removeKey', request, async (tx, time) => {
    const [row] = await tx.orm.select().from(staff).where(eq(staff.id, staffId)).for('update');
    const keys = await readKeys(tx, staffId);
    const key = keys.find(({ id }) => id === request.id);
    if (key === undefined) return refuse('no_such_data');
    if (keys.length === 1 && row?.totpSecret == null) return refuse('wrong_state');
    await removeKeys(tx, { staffId, id: key.id }, time);
    await tellStaffChanged(tx, staffId);
    await tellColleagues(tx, caller, 'remove_key', time);
    await recordOwn(tx, incoming, 'consoleAuth.removeKey', time, { key: key.name });
    return done({});
  });
};

/** New recovery codes, shown this once, in place of those made before. */
export const makeRecoveryCodes: RecordedUseCase<CallOf<'consoleAuth.makeRecoveryCodes'>> = (
  services,
  incoming,
) => {
  const { caller, request } = incoming;
  return withProof(services, incoming, 'consoleAuth.makeRecoveryCodes', request, async (tx, time, shown) => {
    if (shown === null) return refuse('wrong_state');
    const codes = await newRecoveryCodes(tx, caller.staffId, time);
    await tellColleagues(tx, caller, 'recovery_codes', time);
    await recordOwn(tx, incoming, 'consoleAuth.makeRecoveryCodes', time, { step: shown.step });
    return done({ codes });
  });
};
