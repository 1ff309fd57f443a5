import type { CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { faultOfPassword } from '../../http/passwords';
import type { Services } from '../../http/services';
import { revokeSessions } from '../../plugins/sessions';
import { changeHolder, readHolder } from '../account';
import { audit } from '../audit';
import { notify } from '../notifications';
import { verifyLoginPassword } from './login-password';

/**
 * Changes the login password and ends every session of the person: they sign in again
 * (docs/domain/access.md#login-password).
 */
export const updatePassword = async (
  services: Services,
  holderId: number,
  { old_password, new_password }: ParsedOf<CallOf<'user.updatePassword'>>,
): Promise<Answer<Record<never, never>>> => {
  const { database, clock, hashing } = services;
  const old = await verifyLoginPassword(services, holderId, old_password);
  if (!old.ok) return old.reason === 'wrong_login_password' ? { ...old, reason: 'wrong_old_password' } : old;
  const weak = faultOfPassword(new_password, (await readHolder(database, holderId))?.username ?? '');
  if (weak !== null) return refuse('invalid_fields', { fields: { new_password: weak } });
  const passwordHash = await hashing.hash(new_password);
  await database.transaction(async (tx) => {
    const time = clock.now();
    await changeHolder(tx, holderId, { passwordHash });
    await revokeSessions(tx, holderId, time);
    await notify(tx, { holderId, key: 'account.passwordChanged', link: '/settings/security', time });
    const actor = { type: 'holder', id: holderId } as const;
    const subject = { subjectType: 'account_holder', subjectId: holderId };
    await audit(tx, { actor, act: 'user.updatePassword', holderId, ...subject, time });
  });
  return done({});
};
