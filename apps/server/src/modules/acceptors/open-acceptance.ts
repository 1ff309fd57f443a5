import type { Acceptance, CallOf, ParsedOf } from '@fairlead/contract';
import { acceptance, and, eq, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { countTry } from '../../plugins/throttle';
import { acceptanceShape, changeAcceptance, lockAcceptance, withPayees } from './acceptance';
import { hashCode } from './code';

/** The one that was current before steps back: its code opens it again. */
const stepBack = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  const rows = await tx.orm
    .select()
    .from(acceptance)
    .where(and(eq(acceptance.holderId, holderId), eq(acceptance.state, 'current')))
    .for('update');
  for (const before of await withPayees(tx, rows)) await changeAcceptance(tx, before, 'issued', now);
};

/**
 * Opens an acceptance by its code and makes it the current one (docs/domain/acceptors.md#codes). A wrong
 * code, another person's and an unknown one answer alike; tries are counted by person, and by address before
 * this is asked.
 */
export const openAcceptance = async (
  { database, clock, config }: Services,
  holderId: number,
  { type, code }: ParsedOf<CallOf<'acceptor.detail'>>,
): Promise<Answer<Acceptance>> => {
  const until = await countTry(database, clock, `acceptance-code:${holderId}`, config.limits.code);
  if (until !== null) return refuse('throttled', { until: until.toISOString() });
  if (type === 'personal' && !config.acceptorPersonal) return refuse('acceptor_personal_off');
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockWallet(tx, holderId);
    const [named] = await tx.orm
      .select({ id: acceptance.id })
      .from(acceptance)
      .where(
        and(
          eq(acceptance.holderId, holderId),
          eq(acceptance.codeHash, hashCode(code)),
          eq(acceptance.type, type),
        ),
      );
    const found = named === undefined ? undefined : await lockAcceptance(tx, holderId, named.id);
    if (found === undefined) return refuse('acceptance_code_wrong');
    if (found.row.state === 'expired') return refuse('acceptance_expired');
    if (found.row.state !== 'issued') return done(acceptanceShape(found));
    if (found.row.expiresAt <= now) return refuse('acceptance_expired');
    // One that was open before may have been paid by: it is opened for its claim, without the details.
    const wasOpen = found.row.steps.some(({ state }) => state === 'current');
    if (!found.isPayable && !wasOpen) return refuse('payee_not_approved');
    await stepBack(tx, holderId, now);
    return done(acceptanceShape(await changeAcceptance(tx, found, 'current', now)));
  });
};
