import type { CallOf, OwnTopup, ParsedOf } from '@fairlead/contract';
import { inserted, topUp } from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import type { Services } from '../../http/services';
import { openCaseInChat } from '../support';
import { stepOf } from '../wallet';
import { topUpShape } from './topup';

/**
 * Opens a case for recharge support, in the person's chat with it. Moves no money: two people of staff post
 * what arrived (docs/domain/topups.md#request).
 */
export const requestTopUp = (
  { database, clock }: Services,
  holderId: number,
  request: ParsedOf<CallOf<'topup.request'>>,
): Promise<Answer<OwnTopup>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const message = request.message?.trim() ?? '';
    const row = inserted(
      await tx.orm
        .insert(topUp)
        .values({
          holderId,
          amountMinor: request.amount,
          state: 'asked',
          method: request.method ?? null,
          steps: [message === '' ? stepOf('asked', now) : stepOf('asked', now, message)],
          createdAt: now,
        })
        .returning(),
    );
    await openCaseInChat(tx, { holderId, topUpId: row.id, now }, message);
    return done({ ...topUpShape({ ...row, postedMinor: null }), card: null });
  });
