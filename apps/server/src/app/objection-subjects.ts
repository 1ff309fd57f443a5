import { acceptanceSubject } from '../modules/acceptors';
import { hasLine } from '../modules/bank-statements';
import type { Subjects } from '../modules/objections';
import { orderSubject } from '../modules/plans';
import { topUpSubject } from '../modules/topups';
import { flowSubject, holdSubject } from '../modules/wallet';
import { withdrawalSubject } from '../modules/withdrawals';

/** What a person may object to by its number, each from its own matter. */
export const OBJECTION_SUBJECTS: Subjects = {
  hold: holdSubject,
  order: orderSubject,
  flow: flowSubject,
  withdrawal: withdrawalSubject(hasLine),
  topup: topUpSubject,
  acceptance: acceptanceSubject,
};
