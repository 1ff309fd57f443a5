import { type CallOf, LIMITS, type OwnTopup, type ParsedOf } from '@fairlead/contract';
import { and, eq, type Tx, topUp } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { claimFiles } from '../files';
import { readCaseCards } from '../support';
import { lockTopUp, receiptsOf, type TopUpRow, topUpShape, withPosted } from './topup';

/** States in which its holder was told where to pay, and nobody has decided. */
const IS_AWAITED: ReadonlySet<TopUpRow['state']> = new Set(['card_sent', 'posting_proposed']);

const showOwn = async (tx: Tx, row: TopUpRow): Promise<OwnTopup> => {
  const [shown] = await withPosted(tx, [row]);
  const cards = row.state === 'card_sent' ? await readCaseCards(tx, row.holderId, [row.id]) : undefined;
  return { ...topUpShape(shown ?? { ...row, postedMinor: null }), card: cards?.get(row.id) ?? null };
};

/**
 * The holder says that they paid, with receipts if they like; what arrived is still stated by one person and checked by
 * another (docs/domain/topups.md#paid). Said again, it adds receipts; without new ones it changes nothing.
 */
export const reportPaid = (
  { database, clock }: Services,
  holderId: number,
  { topup_id: topUpId, file_ids: sent = [] }: ParsedOf<CallOf<'topup.paid'>>,
): Promise<Answer<OwnTopup>> =>
  database.transaction(async (tx) => {
    const row = await lockTopUp(tx, topUpId);
    if (row === undefined || row.holderId !== holderId) return refuse('no_such_data');
    if (!IS_AWAITED.has(row.state)) return refuse('wrong_state');
    const known = receiptsOf(row);
    // What is sent again before its answer came is there already.
    const fileIds = [...new Set(sent)].filter((id) => !known.includes(id));
    const isSaid = row.steps.some(({ state }) => state === 'paid');
    if (isSaid && fileIds.length === 0) return done(await showOwn(tx, row));
    if (known.length + fileIds.length > LIMITS.topupReceiptsMax)
      return refuse('invalid_fields', { fields: { file_ids: 'too_long' } });
    if (!(await claimFiles(tx, holderId, fileIds, 'topup'))) return refuse('no_such_data');
    const step = {
      state: 'paid',
      time: clock.now().toISOString(),
      ...(fileIds.length > 0 ? { fileIds } : {}),
    };
    const steps = [...row.steps, step];
    await tx.orm
      .update(topUp)
      .set({ steps })
      .where(and(eq(topUp.holderId, holderId), eq(topUp.id, row.id)));
    return done(await showOwn(tx, { ...row, steps }));
  });
