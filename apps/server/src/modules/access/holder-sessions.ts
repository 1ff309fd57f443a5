import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, eq, gt, isNull, session } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeSessions } from '../../plugins/sessions';
import { readHolder } from '../account';
import { audit } from '../audit';
import { notify } from '../notifications';
import { listSessions } from './list-sessions';

/** Where a holder is signed in. */
export const listHolderSessions = async (
  services: Services,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.sessions'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.sessions'>>>> =>
  (await readHolder(services.database, Number(id)))
    ? listSessions(services, { holderId: Number(id) }, request)
    : refuse('no_such_data');

/** Signs a holder out everywhere, as after a lost phone; they are told, and why. */
export const signHolderOut = (
  { database, clock }: Services,
  { staffId }: StaffCaller,
  { id, reason }: RequestOf<CallOf<'consoleHolder.revokeSessions'>>,
): Promise<Answer<{ revoked: number }>> =>
  database.transaction(async (tx) => {
    const holderId = Number(id);
    const now = clock.now();
    if ((await readHolder(tx, holderId)) === undefined) return refuse('no_such_data');
    const open = await tx.orm
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.holderId, holderId), isNull(session.revokedAt), gt(session.expiresAt, now)))
      .for('update');
    await revokeSessions(tx, holderId, now);
    const parameters = { reason };
    await notify(tx, { holderId, key: 'account.signedOut', parameters, link: '/settings', time: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: 'consoleHolder.revokeSessions',
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      after: { revoked: open.length, reason },
      time: now,
    });
    return done({ revoked: open.length });
  });
