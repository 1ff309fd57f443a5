import type { Proposal } from '@fairlead/contract';
import { proposal, type Tx } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { auditProposal } from './audit-proposal';
import type { Draft } from './kind';
import { readProposal } from './read';
import { refusing } from './refusals';

/**
 * Puts a maker's statement before the checkers; nothing is posted yet
 * (docs/promises.md#no-figure-without-a-source).
 * @param prepare checks and locks what it is about; its refusal leaves nothing behind
 */
export const propose = (
  { database, clock }: Services,
  maker: Pick<StaffCaller, 'staffId'>,
  prepare: (tx: Tx, now: Date) => Promise<Answer<Draft>>,
): Promise<Answer<Proposal>> =>
  refusing(() =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const draft = await prepare(tx, now);
      if (!draft.ok) return draft;
      const { kind, holderId, subjectType, subjectId, payload, receipt } = draft.data;
      const [row] = await tx.orm
        .insert(proposal)
        .values({
          kind,
          state: 'pending',
          holderId: holderId ?? null,
          subjectType,
          subjectId: subjectId ?? null,
          payload,
          receipt: receipt ?? null,
          makerId: maker.staffId,
          createdAt: now,
        })
        .returning();
      const shown = row === undefined ? undefined : await readProposal(tx, row.id);
      if (row === undefined || shown === undefined) throw new Error('the proposal was not written');
      const act = { by: maker.staffId, act: `propose.${kind}`, after: payload, reason: payload['reason'] };
      await auditProposal(tx, row, draft.data.touched ?? [], act, now);
      return done(shown);
    }),
  );
