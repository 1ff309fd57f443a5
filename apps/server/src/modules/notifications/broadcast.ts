import { eq, type Reader, staffNotice, type Tx } from '@fairlead/db';
import { keepNotice, type WrittenByStaff } from './publish';
import { countRecipients } from './recipients';

type Broadcast = Omit<WrittenByStaff, 'holderId' | 'proposalId'>;

/** Sends to everyone, now or at its time, what two people agreed on. */
export const sendBroadcast = async (
  tx: Tx,
  proposalId: number,
  broadcast: Broadcast,
  now: Date,
): Promise<void> => {
  await keepNotice(tx, { ...broadcast, holderId: null, proposalId }, now);
};

/** How many people a proposed broadcast went to when it was sent; before that, how many it would reach now. */
export const countReached = async (reader: Reader, proposalId: number): Promise<number> => {
  const [sent] = await reader.orm
    .select({ recipients: staffNotice.recipients })
    .from(staffNotice)
    .where(eq(staffNotice.proposalId, proposalId));
  return sent?.recipients ?? countRecipients(reader);
};
