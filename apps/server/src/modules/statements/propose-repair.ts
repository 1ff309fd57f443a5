import { readFreezes, readWrongBalances, repairWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { readHolder } from '../account';
import { defineKind, holderOf, type ProposalDraft } from '../proposals';

/** No money moves: the amount is 0. */
const payload = z.object({ amountMinor: z.literal(0), reason: z.string() });

/**
 * The balances of a frozen holder become the sums of their moves when a second person agrees
 * (docs/runbook.md#the-books-differ).
 */
export const walletRepairKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  facts: async (reader, row) => {
    const holderId = holderOf(row);
    const freeze = (await readFreezes(reader)).find((one) => one.holderId === holderId);
    const wrong = await readWrongBalances(reader, holderId);
    return [
      { name: 'found', value: freeze?.reason ?? 'not frozen' },
      ...wrong.map(({ account, storedMinor, movesMinor }) => ({
        ...{ name: account, value: `stored ${storedMinor}, moves say ${movesMinor}` },
      })),
    ];
  },
  approve: async (tx, row, _stated, now) =>
    (await repairWallet(tx, holderOf(row), now)) ? done([]) : refuse('wrong_state'),
});

/** States that the books of a frozen holder should be repaired. */
export const draftRepair: ProposalDraft<'consoleBooks.proposeRepair'> = async (tx, { id, reason }) => {
  if ((await readHolder(tx, id)) === undefined) return refuse('no_such_data');
  if (!(await readFreezes(tx)).some(({ holderId }) => holderId === id)) return refuse('wrong_state');
  return done({
    kind: 'wallet_repair',
    holderId: id,
    subjectType: 'holder',
    subjectId: id,
    payload: { amountMinor: 0, reason },
  });
};
