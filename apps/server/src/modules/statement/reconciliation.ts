import type { calls, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readProgramme } from '@fairlead/ledger';

type Reconciliation = ResponseOf<typeof calls.statement.reconciliation>;
type Line = Reconciliation['owed'][number];

/** Every account of all holders together, named as the ledger names it. */
const readHolderLines = (reader: Reader): Promise<Line[]> =>
  reader.query<Line>(
    `select k.name, coalesce(sum(k.amount), 0)::bigint as amount
      from ledger.wallet w, lateral (values (1, 'available', w.available), (2, 'held', w.held),
        (3, 'escrow', w.escrow), (4, 'settling', w.settling), (5, 'withdrawing', w.withdrawing),
        (6, 'promo', w.promo), (7, 'start_up', w.start_up + w.start_up_running)
      ) k (place, name, amount) group by k.place, k.name order by k.place`,
  );

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is owed to holders and networks against what is held (H8): −bank is the cash, −network_receivable what networks
 * owe (domain §2). The programme's own money is the house and its revenue.
 * @param reader a snapshot
 */
export const readReconciliation = async (reader: Reader, now: Date): Promise<Reconciliation> => {
  const programme = await readProgramme(reader);
  const owed = [...(await readHolderLines(reader)), { name: 'media', amount: programme.media }];
  const held = [
    { name: 'bank', amount: -programme.bank },
    { name: 'network_receivable', amount: -programme.network_receivable },
  ];
  const house = programme.house + programme.revenue;
  const [owedTotal, heldTotal] = [sumOf(owed), sumOf(held)];
  return {
    as_of: now.toISOString(),
    owed,
    held,
    owed_total: owedTotal,
    held_total: heldTotal,
    house,
    difference: heldTotal - owedTotal - house,
  };
};
