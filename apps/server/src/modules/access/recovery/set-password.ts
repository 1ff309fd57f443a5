import type { CallOf, ParsedOf, ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../../http/answer';
import type { Services } from '../../../http/services';
import { readHolder } from '../../account';
import { type GuestKey, lockGuestCase } from '../../support';
import { completeRecovery } from './complete';
import { findByCase, findByToken, type RecoveryRow } from './rows';

type WithToken = CallOf<'recovery.setPassword'>;
type InCase = CallOf<'recovery.setPasswordInCase'>;

/** Sets a new login password with what stood in a link; a link that is used, replaced or out of time is as unknown as a made-up one. */
export const setPasswordByLink = async (
  services: Services,
  { token, new_password }: ParsedOf<WithToken>,
): Promise<Answer<ResponseOf<WithToken>>> => {
  const found = await findByToken(services.database, token, services.clock.now());
  if (found === undefined) return refuse('recovery_link_invalid');
  return completeRecovery(services, found, new_password, 'recovery_link_invalid');
};

/** What staff opened for a guest's case; null where there is nothing. */
const findInCase = ({ database, clock }: Services, key: GuestKey): Promise<Answer<RecoveryRow | null>> =>
  database.transaction(async (tx) => {
    const guest = await lockGuestCase(tx, key);
    if (guest === undefined) return refuse('guest_case_unknown');
    return done((await findByCase(tx, guest.id, clock.now())) ?? null);
  });

/** Whether a guest can set a new password, for which login and until when. */
export const readCaseState = async (
  services: Services,
  key: GuestKey,
): Promise<Answer<ResponseOf<CallOf<'recovery.caseState'>>>> => {
  const found = await findInCase(services, key);
  if (!found.ok) return found;
  if (found.data === null) return done({ open_until: null, username: null });
  const holder = await readHolder(services.database, found.data.holderId);
  return done({
    open_until: found.data.expiresAt?.toISOString() ?? null,
    username: holder?.username ?? null,
  });
};

/** Sets a new login password in a guest's case to which two members of staff agreed. */
export const setPasswordInCase = async (
  services: Services,
  { new_password, ...key }: ParsedOf<InCase>,
): Promise<Answer<ResponseOf<InCase>>> => {
  const found = await findInCase(services, key);
  if (!found.ok) return found;
  if (found.data === null) return refuse('recovery_not_open');
  return completeRecovery(services, found.data, new_password, 'recovery_not_open');
};
