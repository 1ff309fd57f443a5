import type { CallOf, RequestOf, ResponseOf } from '@fairlead/contract';
import { accountHolder, and, eq, gt, isNull, type Reader, session } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeSessions } from '../../plugins/sessions';
import { listSessions } from '../access';
import { audit } from '../audit';
import { notify } from '../notifications';
import { listFlowSorted } from '../wallet';

const isHolder = async (reader: Reader, holderId: number): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: accountHolder.id })
    .from(accountHolder)
    .where(eq(accountHolder.id, holderId));
  return rows.length > 0;
};

/** A holder's flow records, the same that the holder sees; months are those of UTC. */
export const listHolderFlow = async (
  reader: Reader,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.flow'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.flow'>>>> =>
  (await isHolder(reader, Number(id))) ? listFlowSorted(reader, Number(id), request) : refuse('no_such_data');

/** Where a holder is signed in. */
export const listHolderSessions = async (
  services: Services,
  { id, ...request }: RequestOf<CallOf<'consoleHolder.sessions'>>,
): Promise<Answer<ResponseOf<CallOf<'consoleHolder.sessions'>>>> =>
  (await isHolder(services.database, Number(id)))
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
    if (!(await isHolder(tx, holderId))) return refuse('no_such_data');
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
