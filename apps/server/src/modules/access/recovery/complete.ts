import type { FieldReason } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import { type Answer, done, refuse } from '../../../http/answer';
import { faultOfPassword } from '../../../http/passwords';
import type { Services } from '../../../http/services';
import { revokeSessions } from '../../../plugins/sessions';
import { changeHolder, lockHolder, readHolder } from '../../account';
import { audit } from '../../audit';
import { notify, readFormerAddresses, sendMail } from '../../notifications';
import { removeAllFactors } from '../factors/remove-all';
import { PAYOUT_DELAY_MS } from '../payout-delay';
import { consume, endRecoveries, type RecoveryRow } from './rows';

/** A new password that is refused, at its field. */
const weak = (reason: FieldReason) => refuse('invalid_fields', { fields: { new_password: reason } });

interface Completed {
  readonly payouts_wait_until: string;
}

/** A running delay is never made shorter. */
const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other);

/** Whose address was changed so lately is told at the old one too: the new one may be that of whoever did this. */
const FORMER_MS = 14 * 86_400_000;

interface Holder {
  readonly username: string;
  readonly lang: string;
}

const tell = async (
  tx: Tx,
  { holderId, way }: RecoveryRow,
  { username, lang }: Holder,
  until: Date,
  time: Date,
): Promise<void> => {
  const parameters = { until: until.toISOString() };
  await notify(tx, { holderId, key: 'account.recovered', parameters, link: '/settings', time });
  for (const to of await readFormerAddresses(tx, holderId, new Date(time.getTime() - FORMER_MS))) {
    const params = { username, time: time.toISOString() };
    await sendMail(tx, { holderId: null, to, language: lang, kind: 'recovered', params, time });
  }
  await audit(tx, {
    // Whoever had the link or the case: that it was the holder is what the notice asks.
    actor: { type: 'system' },
    act: 'recovery.setPassword',
    holderId,
    subjectType: 'account_holder',
    subjectId: holderId,
    after: { way, payouts_wait_until: until.toISOString() },
    time,
  });
};

/**
 * Sets a new login password without the old one: the way is used up, every session and every other way ends, payouts wait,
 * and the holder is told (docs/domain/access.md#forgotten-login-password). Hashes before the transaction.
 * @param unusable what is refused where the way is used up or ended meanwhile
 */
export const completeRecovery = async (
  { database, clock, hashing }: Services,
  found: RecoveryRow,
  newPassword: string,
  unusable: 'recovery_link_invalid' | 'recovery_not_open',
): Promise<Answer<Completed>> => {
  const { holderId } = found;
  const fault = faultOfPassword(newPassword, (await readHolder(database, holderId))?.username ?? '');
  if (fault !== null) return weak(fault);
  const passwordHash = await hashing.hash(newPassword);
  return database.transaction(async (tx) => {
    const time = clock.now();
    const holder = await lockHolder(tx, holderId);
    if (holder === undefined || !(await consume(tx, found.id, time))) return refuse(unusable);
    const until = later(holder.recoveredUntil, new Date(time.getTime() + PAYOUT_DELAY_MS));
    await changeHolder(tx, holderId, { passwordHash, recoveredUntil: until });
    await revokeSessions(tx, holderId, time);
    await endRecoveries(tx, holderId, time);
    await tell(tx, found, holder, until, time);
    // Who lost the second factor too comes in by staff alone; a link by e-mail leaves the factors as they are.
    if (found.way === 'staff')
      await removeAllFactors(tx, { holderId, actor: { type: 'system' }, act: 'recovery.setPassword', time });
    return done({ payouts_wait_until: until.toISOString() });
  });
};
