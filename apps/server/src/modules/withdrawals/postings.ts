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
