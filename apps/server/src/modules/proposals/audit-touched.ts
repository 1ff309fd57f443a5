import type { Tx } from '@fairlead/db';
import { audit } from '../audit';
import type { ProposalRow } from './kind';
import { kindOf } from './registry';

interface Act {
  /** Of the member of staff; absent for the system. */
  readonly id?: number | null | undefined;
  readonly act: string;
  /** Shown to the holders. */
  readonly reason: unknown;
}

/** Puts what became of a proposal about plans of several holders on the record of each, with their own sum alone. */
export const auditTouched = async (
  tx: Tx,
  row: ProposalRow,
  { id, act, reason }: Act,
  time: Date,
): Promise<void> => {
  for (const { holderId, orderId, amountMinor } of await kindOf(row.kind).touched(tx, row)) {
    await audit(tx, {
      actor: id == null ? { type: 'system' } : { type: 'staff', id },
      act,
      holderId,
      subjectType: 'order',
      subjectId: orderId,
      after: { proposalId: row.id, amountMinor, reason },
      time,
    });
  }
};
