import type { Tx } from '@fairlead/db';
import { audit } from '../audit';
import type { ProposalRow, Touched } from './kind';

interface Act {
  /** Of the member of staff; null for the system. */
  readonly by: number | null;
  readonly act: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Shown to holders whose plans are among several. */
  readonly reason: unknown;
}

/**
 * Puts what became of a proposal on record; of one about plans or withdrawals of several holders on the record of each too, with their
 * own sum alone.
 * @param touched what of several holders it is about, read before: the first entry locks the record for everybody
 */
export const auditProposal = async (
  tx: Tx,
  row: ProposalRow,
  touched: readonly Touched[],
  { by, reason, ...told }: Act,
  time: Date,
): Promise<void> => {
  const actor = by === null ? ({ type: 'system' } as const) : ({ type: 'staff', id: by } as const);
  await audit(tx, {
    ...{ ...told, actor, subjectType: 'proposal', subjectId: row.id, time },
    ...(row.holderId === null ? {} : { holderId: row.holderId }),
  });
  for (const { holderId, subjectType, subjectId, amountMinor } of touched) {
    const after = { proposalId: row.id, amountMinor, reason };
    const about = { holderId, subjectType, subjectId, after };
    await audit(tx, { actor, act: told.act, ...about, time });
  }
};
