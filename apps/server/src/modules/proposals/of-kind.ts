import type { ProposalFlagged, ProposalKind } from '@fairlead/contract';
import { and, desc, eq, gt, inArray, proposal, type Reader, sql } from '@fairlead/db';
import { PROPOSAL_FLAGS } from '@fairlead/vocabulary';
import { readAcknowledgedKeys } from '../audit';
import { readStaffNames } from '../staff';
import type { ProposalRow } from './kind';

/** Proposals of a kind that wait or were agreed to, made since a time. */
export const listMadeSince = (reader: Reader, kind: ProposalKind, since: Date): Promise<ProposalRow[]> =>
  reader.orm
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.kind, kind),
        gt(proposal.createdAt, since),
        inArray(proposal.state, ['pending', 'approved']),
      ),
    );

/** The newest proposal of a kind about one thing, whatever became of it. */
export const findNewest = async (
  reader: Reader,
  kind: ProposalKind,
  subjectId: number,
): Promise<ProposalRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(proposal)
    .where(and(eq(proposal.kind, kind), eq(proposal.subjectId, subjectId)))
    .orderBy(desc(proposal.id))
    .limit(1);
  return row;
};

/** The proposal of a kind by which two people posted something to a holder; undefined where none did. */
export const findPosting = async (
  reader: Reader,
  kind: ProposalKind,
  { holderId, transactionId }: { readonly holderId: number; readonly transactionId: number },
): Promise<ProposalRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.holderId, holderId),
        eq(proposal.kind, kind),
        sql`${proposal.transactionIds} @> to_jsonb(${transactionId}::bigint)`,
      ),
    )
    .limit(1);
  return row;
};

interface Acknowledged {
  readonly by: string;
  readonly flags: ProposalFlagged['flag'][];
}

/** Which flags were read when some withdrawals were approved one by one, and by whom; by the withdrawal. */
export const readAcknowledged = async (
  reader: Reader,
  withdrawals: readonly { readonly holderId: number; readonly withdrawalId: number }[],
): Promise<(withdrawalId: number) => Acknowledged[]> => {
  const approvals = await reader.orm
    .select({ id: proposal.id, withdrawalId: proposal.subjectId })
    .from(proposal)
    .where(
      and(
        // There is an index by holder.
        inArray(
          proposal.holderId,
          withdrawals.map(({ holderId }) => holderId),
        ),
        inArray(
          proposal.subjectId,
          withdrawals.map(({ withdrawalId }) => withdrawalId),
        ),
        eq(proposal.kind, 'withdrawal_approval'),
        eq(proposal.state, 'approved'),
      ),
    );
  const read = await readAcknowledgedKeys(
    reader,
    approvals.map(({ id }) => id),
  );
  const nameOf = await readStaffNames(
    reader,
    read.map(({ staffId }) => staffId),
  );
  return (withdrawalId) =>
    read
      .filter(({ proposalId }) =>
        approvals.some((one) => one.id === proposalId && one.withdrawalId === withdrawalId),
      )
      .map(({ staffId, keys }) => ({
        by: nameOf(staffId) ?? '',
        // A key is its flag, and behind a colon whom it names.
        flags: PROPOSAL_FLAGS.filter((flag) => keys.some((key) => key.split(':')[0] === flag)),
      }));
};
