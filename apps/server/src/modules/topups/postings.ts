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
