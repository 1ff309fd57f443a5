import { eq, inserted, payee } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';

/** No money moves: the amount is 0. `retire` tells which of the two acts it is. */
const payload = z.object({
  amountMinor: z.literal(0),
  name: z.string(),
  details: z.string(),
  reference: z.string().optional(),
  reason: z.string(),
  retire: z.boolean(),
});
type Payload = z.output<typeof payload>;

/** A payee enters or leaves the registry when a second person agrees (docs/domain/topups.md#payees). */
export const payeeKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { retire }, now) => {
    const approval = { state: 'approved', approvedAt: now, checkerId: row.checkerId } as const;
    const decided = retire ? ({ state: 'retired' } as const) : approval;
    const changed = await tx.orm
      .update(payee)
      .set(decided)
      .where(eq(payee.id, Number(row.subjectId)))
      .returning({ id: payee.id });
    return changed.length === 1 ? done([]) : refuse('wrong_state');
  },
  drop: async (tx, row, { retire }) => {
    if (retire) return;
    await tx.orm
      .update(payee)
      .set({ state: 'retired' })
      .where(eq(payee.id, Number(row.subjectId)));
  },
});

/** Proposes a payee: it is written down at once and counts when approved. */
export const draftPayee: ProposalDraft<'consolePayee.propose'> = async (tx, request, { now, maker }) => {
  const { name, method, lines, reason, asks_operation_id: asksOperationId = false } = request;
  const row = inserted(
    await tx.orm
      .insert(payee)
      .values({
        name,
        method,
        lines,
        asksOperationId,
        state: 'proposed',
        makerId: maker.staffId,
        createdAt: now,
      })
      .returning({ id: payee.id }),
  );
  const reference = asksOperationId ? 'the payer’s operation ID' : '';
  const details = lines.map((line) => `${line.name}: ${line.value}`).join('; ');
  return done({
    kind: 'payee',
    subjectType: 'payee',
    subjectId: row.id,
    payload: { amountMinor: 0, name, details, reference, reason, retire: false },
  });
};

/** Proposes that no further money is paid by a payee. */
export const draftRetirement: ProposalDraft<'consolePayee.proposeRetirement'> = async (tx, request) => {
  const [row] = await tx.orm.select().from(payee).where(eq(payee.id, request.id)).for('update');
  if (row === undefined) return refuse('no_such_data');
  if (row.state === 'proposed') return refuse('proposal_pending');
  if (row.state !== 'approved') return refuse('wrong_state');
  return done({
    kind: 'payee',
    subjectType: 'payee',
    subjectId: row.id,
    payload: { amountMinor: 0, name: row.name, details: '', reason: request.reason, retire: true },
  });
};
