import type { Tx } from '@fairlead/db';

/** The channel on which nodes tell each other whose sessions or states have changed. */
export const SESSION_CHANNEL = 'session_changed';

/** Whose: `holder 17` or `staff 3`. */
export type Whose = string;

/** To be called in the transaction that changes a holder's state: every node looks again at once. */
export const tellHolderChanged = (tx: Tx, holderId: number): Promise<void> =>
  tx.notify(SESSION_CHANNEL, `holder ${holderId}`);

/** The same for a member of staff. */
export const tellStaffChanged = (tx: Tx, staffId: number): Promise<void> =>
  tx.notify(SESSION_CHANNEL, `staff ${staffId}`);
