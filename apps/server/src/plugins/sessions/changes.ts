import type { Tx } from '@fairlead/db';

/** The channel on which nodes tell each other whose sessions or states have changed. */
export const SESSION_CHANNEL = 'session_changed';

/** Whose: `holder 17` or `staff 3`. */
export type Whose = string;

const listeners = new Set<(whose: Whose) => void>();

/** Hears of changes that this program is about to make, before they are committed; returns the way to stop. */
export const onOwnChange = (listener: (whose: Whose) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = async (tx: Tx, whose: Whose): Promise<void> => {
  for (const listener of listeners) listener(whose);
  await tx.query('select pg_notify($1, $2)', [SESSION_CHANNEL, whose]);
};

/** To be called in the transaction that changes a holder's state: every node looks again at once. */
export const tellHolderChanged = (tx: Tx, holderId: number): Promise<void> => tell(tx, `holder ${holderId}`);

/** The same for a member of staff. */
export const tellStaffChanged = (tx: Tx, staffId: number): Promise<void> => tell(tx, `staff ${staffId}`);
