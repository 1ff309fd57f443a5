import type { ArrivalLine } from '@fairlead/contract';
import { strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Money } from '../../shared/ui/figures';
import { bankLineStrings } from './strings';

const saidBy = ({ counterparty, reference, text }: ArrivalLine): string =>
  [counterparty, reference, text].filter((part) => part !== '').join(' · ');

const lineColumns: readonly Column<ArrivalLine>[] = [
  { head: strings.common.time, cell: ({ day }) => day },
  { head: strings.common.amount, look: 'end', cell: ({ amount }) => <Money amountMinor={amount} /> },
  { head: bankLineStrings.says, look: 'wide', cell: (line) => saidBy(line) },
  { head: bankLineStrings.named, cell: ({ named }) => named.join(', ') },
  { head: bankLineStrings.importedBy, cell: ({ imported_by: importer }) => importer },
  {
    head: bankLineStrings.matched,
    cell: ({ by_receipt: isByReceipt }) =>
      isByReceipt ? bankLineStrings.byReceipt : bankLineStrings.byAmount,
  },
];

/** What the banks say of money that came in, or is said to be paid: whose it is stands there, or nowhere. */
export const BankLines = ({ lines }: { lines: readonly ArrivalLine[] }) => (
  <div className="panel">
    <h3>{bankLineStrings.lines}</h3>
    {lines.length === 0 ? (
      <p className="notice notice--attention">{bankLineStrings.noLines}</p>
    ) : (
      <DataTable
        label={bankLineStrings.lines}
        columns={lineColumns}
        rows={lines}
        rowKey={(line) => line.id}
      />
    )}
  </div>
);
