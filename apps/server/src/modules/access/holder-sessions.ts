import { and, eq, gt, isNull, session } from '@fairlead/db';
import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { revokeSessions } from '../../plugins/sessions';
import { readHolder } from '../account';
import { audit, wasDoneSince } from '../audit';
import { notify } from '../notifications';
import { listSessions } from './list-sessions';

/** Where a holder is signed in. */
export const listHolderSessions: StaffUseCase<'consoleHolder.sessions'> = async (
  services,
  _caller,
  { id, ...request },
) =>
  (await readHolder(services.database, id))
    ? listSessions(services, { holderId: id }, request)
    : refuse('no_such_data');

const ACT = 'consoleHolder.revokeSessions';
/** So seldom staff sign one person out: oftener it keeps them from every call, and buries what else was done. */
const EVERY_MS = 3_600_000;

/** Signs a holder out everywhere, as after a lost phone; they are told, and why. Where nobody is signed in it does nothing. */
export const signHolderOut: StaffUseCase<'consoleHolder.revokeSessions'> = (
  { database, clock },
  { staffId },
  { id, reason },
) =>
  database.transaction(async (tx) => {
    const holderId = id;
    const now = clock.now();
    if ((await readHolder(tx, holderId)) === undefined) return refuse('no_such_data');
    const open = await tx.orm
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.holderId, holderId), isNull(session.revokedAt), gt(session.expiresAt, now)))
      .for('update');
    if (open.length === 0) return done({ revoked: 0 });
    const since = new Date(now.getTime() - EVERY_MS);
    if (await wasDoneSince(tx, { holderId, act: ACT, since })) return refuse('signed_out_lately');
    await revokeSessions(tx, holderId, now);
    const parameters = { reason };
    await notify(tx, { holderId, key: 'account.signedOut', parameters, link: '/settings', time: now });
    await audit(tx, {
      actor: { type: 'staff', id: staffId },
      act: ACT,
      holderId,
      subjectType: 'holder',
      subjectId: holderId,
      after: { revoked: open.length, reason },
      time: now,
    });
    return done({ revoked: open.length });
  });
