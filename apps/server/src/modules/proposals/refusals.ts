import type { Reason } from '@fairlead/contract';
import { violatedConstraint } from '@fairlead/db';
import { type Answer, refuse } from '../../http/answer';

/** What the database itself refuses, also where two people act at the same moment. */
const REFUSED_BY: Readonly<Record<string, Reason>> = {
  proposal_open: 'proposal_pending',
  proposal_receipt: 'receipt_already_recorded',
  campaign_running: 'proposal_pending',
  staff_username: 'username_exists',
  remittance_receipt: 'receipt_already_recorded',
  media_payment_reference: 'receipt_already_recorded',
  programme_account_not_negative: 'house_not_funded',
  hold_days: 'hold_days_used',
  start_up_offer_open: 'proposal_pending',
  recovery_open: 'proposal_pending',
  recovery_case: 'proposal_pending',
  run_payout_live: 'changed_meanwhile',
};

/** A refusal after something was written: thrown, it undoes the transaction. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** Turns such refusals and the database's own into answers; everything of `work`'s transaction is undone then. */
export const refusing = async <Data>(work: () => Promise<Answer<Data>>): Promise<Answer<Data>> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : REFUSED_BY[violatedConstraint(error) ?? ''];
    if (reason === undefined) throw error;
    return refuse(reason);
  }
};
