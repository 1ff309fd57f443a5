import type { Posting } from '@fairlead/ledger';

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
