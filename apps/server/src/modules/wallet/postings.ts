import type { Posting } from '@fairlead/ledger';

/** House money lent for first plans: house → start_up, never cash (docs/domain/wallet.md#start-up-funds). */
export const startUpGrantPosting = (facts: {
  holderId: number;
  amountMinor: number;
  time: Date;
}): Posting => ({
  holderId: facts.holderId,
  kind: 'start_up_grant',
  moves: [{ from: 'house', to: 'start_up', amountMinor: facts.amountMinor }],
  time: facts.time,
});

/** Unspent start-up funds go back: start_up → house, never touching cash. */
export const startUpReturnPosting = (facts: {
  holderId: number;
  amountMinor: number;
  time: Date;
}): Posting => ({
  holderId: facts.holderId,
  kind: 'virtual_recharge_deduction',
  moves: [{ from: 'start_up', to: 'house', amountMinor: facts.amountMinor }],
  time: facts.time,
});
