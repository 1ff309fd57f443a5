import { accountClosing, accountHolder, and, eq, isNull, type Tx } from '@fairlead/db';
import { tellHolderChanged } from '../../plugins/sessions';
import { audit } from '../audit';
import { notify } from '../notifications';

/**
 * Puts on record that a holder closes the account; from now on nothing new begins in it.
 * @returns since when
 */
export const beginClosing = async (
  tx: Tx,
  holderId: number,
  reason: string | undefined,
  now: Date,
): Promise<Date> => {
  const [begun] = await tx.orm
    .insert(accountClosing)
    .values({ holderId, since: now, reason: reason ?? null })
    .onConflictDoNothing()
    .returning();
  if (begun === undefined) {
    const [known] = await tx.orm.select().from(accountClosing).where(eq(accountClosing.holderId, holderId));
    return known?.since ?? now;
  }
  await tellHolderChanged(tx, holderId);
  await notify(tx, { holderId, key: 'account.closing', time: now });
  await audit(tx, {
    actor: { type: 'holder', id: holderId },
    act: 'account.close',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    after: { closing: true },
    time: now,
  });
  return now;
};

/** Closes the account: nothing is left to come. Its holder's right to statement and payouts stays. */
export const endClosing = async (tx: Tx, holderId: number, now: Date): Promise<void> => {
  const [ended] = await tx.orm
    .update(accountClosing)
    .set({ closedAt: now })
    .where(and(eq(accountClosing.holderId, holderId), isNull(accountClosing.closedAt)))
    .returning();
  if (ended === undefined) return;
  const where = eq(accountHolder.id, holderId);
  const [before] = await tx.orm.select({ state: accountHolder.state }).from(accountHolder).where(where);
  await tx.orm.update(accountHolder).set({ state: 'deleted', stateReason: null }).where(where);
  await tellHolderChanged(tx, holderId);
  await notify(tx, { holderId, key: 'account.closed', time: now });
  await audit(tx, {
    actor: { type: 'system' },
    act: 'close-accounts',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    before: { state: before?.state ?? null },
    after: { state: 'deleted' },
    time: now,
  });
};
