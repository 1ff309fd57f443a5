import { done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import { sendCaseCard } from '../support';
import { readTopUpCase } from './list-cases';
import { approvedCard } from './send-card';
import { changeTopUp, lockTopUp } from './topup';

/**
 * Sends the payment card of a case into the person's recharge chat (docs/domain/topups.md#payment-card); the
 * holder sees the step.
 */
export const sendTopUpCard: StaffUseCase<'consoleTopup.sendCard'> = (
  services,
  { staffId },
  { topup_id: topUpId, payee_id: payeeId },
) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockTopUp(tx, topUpId);
    if (row === undefined) return refuse('no_such_data');
    if (row.state !== 'asked' && row.state !== 'card_sent') return refuse('wrong_state');
    const { holderId, amountMinor } = row;
    const card = await approvedCard(tx, holderId, payeeId, amountMinor);
    if (card === null) return refuse('payee_not_approved');
    const sent = await sendCaseCard(services, tx, { holderId, topUpId, staffId, card, now });
    if (!sent.ok) return sent;
    if (row.state === 'asked') {
      await changeTopUp(tx, row, 'card_sent', { state: 'card_sent', time: now.toISOString() });
    }
    const shown = await readTopUpCase(services, tx, topUpId);
    if (shown === undefined) throw new Error(`top-up ${topUpId} is gone`);
    return done(shown);
  });
