import { and, eq, topUp, transaction } from '@fairlead/db';

/** The ledger transaction that posted a case, found by what it is linked to: a ledger has no index on numbers alone. */
export const isPosted = and(
  eq(transaction.holderId, topUp.holderId),
  eq(transaction.linkKind, 'top_up'),
  eq(transaction.linkId, topUp.id),
  eq(transaction.id, topUp.transactionId),
);
