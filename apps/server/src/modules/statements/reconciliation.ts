import type { calls, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readHolderSums, readProgramme } from '@fairlead/ledger';
import { coverageShape, readCoverage } from '../bank-statements';

type Reconciliation = ResponseOf<typeof calls.statement.reconciliation>;
type Line = Reconciliation['owed'][number];
type HeldLine = Reconciliation['held'][number];

/** Every account of all holders together; start-up funds that run and those that do not are one line. */
const readHolderLines = async (reader: Reader): Promise<Line[]> => {
  const { start_up: idle, start_up_running: running, ...sums } = await readHolderSums(reader);
  const lines = { ...sums, start_up: idle + running };
  return (Object.keys(lines) as (keyof typeof lines)[]).map((name) => ({ name, amount: lines[name] }));
};

const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is owed to holders and networks against what is held (docs/domain/statements.md#reconciliation):
 * −bank is the cash, −network_receivable what networks owe. The programme's own money is the house and its
 * revenue.
 * @param reader a snapshot
 */
export const readReconciliation = async (reader: Reader, now: Date): Promise<Reconciliation> => {
  const programme = await readProgramme(reader);
  const owed: Line[] = [...(await readHolderLines(reader)), { name: 'media', amount: programme.media }];
  const held: HeldLine[] = [
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
    bank: coverageShape(await readCoverage(reader)),
  };
};
