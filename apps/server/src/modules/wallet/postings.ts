import type { Posting } from '@fairlead/ledger';

/** Money that arrived for a holder: bank → available (docs/domain/topups.md#posting). */
export const topUpPosting = (facts: {
  holderId: number;
  topUpId: number;
  amountMinor: number;
  remark: string;
  time: Date;
}): Posting => ({
  holderId: facts.holderId,
  kind: 'system_topup',
  moves: [{ from: 'bank', to: 'available', amountMinor: facts.amountMinor }],
  time: facts.time,
  remark: facts.remark,
  link: { kind: 'top_up', id: facts.topUpId },
});

/** A payment that came back after it was made: bank → available. */
export const bouncePosting = (facts: {
  holderId: number;
  withdrawalId: number;
  amountMinor: number;
  reason: string;
  time: Date;
}): Posting => ({
  holderId: facts.holderId,
  kind: 'manual_withdrawal',
  moves: [{ from: 'bank', to: 'available', amountMinor: facts.amountMinor }],
  time: facts.time,
  remark: facts.reason,
  link: { kind: 'withdrawal', id: facts.withdrawalId },
});

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

/** What closing a withdrawal's hold posts: to the bank when paid, back to the holder when refused. */
export const withdrawalClosing = (facts: {
  holderId: number;
  withdrawalId: number;
  amountMinor: number;
  to: 'bank' | 'available';
  time: Date;
}): Posting => ({
  holderId: facts.holderId,
  kind: 'manual_withdrawal',
  moves: [{ from: 'withdrawing', to: facts.to, amountMinor: facts.amountMinor }],
  time: facts.time,
  link: { kind: 'withdrawal', id: facts.withdrawalId },
});
