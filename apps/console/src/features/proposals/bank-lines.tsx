import type { ArrivalLine, ProposalFlagged } from '@fairlead/contract';
import { Link } from 'react-router';
import { strings } from '../../shared/lib/strings';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Destination } from '../../shared/ui/payouts';
import { bankLineStrings, comparisonStrings } from './strings';

const saidBy = ({ counterparty, reference, text }: ArrivalLine): string =>
  [counterparty, reference, text].filter((part) => part !== '').join(' · ');

type Lines = Column<ArrivalLine>;
const day: Lines = { head: strings.common.time, cell: (line) => line.day };
/** @param differs none of the lines with the number is of the amount that is stated */
const amountOf = (differs: boolean): Lines => ({
  head: strings.common.amount,
  look: 'end',
  cell: (line) => (
    <>
      <Money amountMinor={line.amount} />
      {differs && line.by_receipt ? (
        <div>
          <span className="tag tag--bad">{comparisonStrings.differs}</span>
        </div>
      ) : null}
    </>
  ),
});
const says: Lines = { head: bankLineStrings.says, look: 'wide', cell: (line) => saidBy(line) };
/** The name that the holder is paid to, beside whom the bank names: the holder typed it, perhaps after the line was there. */
const payoutName: Lines = {
  head: bankLineStrings.payoutName,
  cell: ({ payout }) =>
    payout === null ? (
      strings.common.none
    ) : (
      <>
        {payout.name}
        <div className="small soft">
          {bankLineStrings.setAt} <Moment at={payout.set_at} />
        </div>
      </>
    ),
};
const named: Lines = { head: bankLineStrings.named, cell: (line) => line.named.join(', ') };
const importedBy: Lines = { head: bankLineStrings.importedBy, cell: (line) => line.imported_by };
const matched: Lines = {
  head: bankLineStrings.matched,
  cell: ({ by_receipt: isByReceipt }) => (isByReceipt ? bankLineStrings.byReceipt : bankLineStrings.byAmount),
};
/** Whose withdrawal the line pays or brings back, and to whom that goes, to be compared with whom the bank names. */
const paid: Lines = {
  head: bankLineStrings.settles,
  cell: ({ settles }) =>
    settles === null ? (
      strings.common.none
    ) : (
      <>
        <HolderLink holder={settles.holder} />
        <div className="small">
          <Link to={`/withdrawals?id=${settles.withdrawal_id}`}>
            <Destination payout={settles} />
          </Link>
        </div>
      </>
    ),
};
const settledColumns = [day, amountOf(false), paid, says, importedBy];

const columnsOf = (lines: readonly ArrivalLine[], differs: boolean): readonly Lines[] => {
  if (lines.some(({ settles }) => settles !== null)) return settledColumns;
  const compared = lines.some(({ payout }) => payout !== null) ? [payoutName] : [];
  return [day, amountOf(differs), says, ...compared, named, importedBy, matched];
};

interface Props {
  lines: readonly ArrivalLine[];
  flags: readonly ProposalFlagged[];
}

/** What the banks say of money that came in, or is said to be paid: whose it is stands there, or nowhere. */
export const BankLines = ({ lines, flags }: Props) => (
  <div className="panel">
    <h3>{bankLineStrings.lines}</h3>
    {lines.length === 0 ? (
      <p className="notice notice--attention">{bankLineStrings.noLines}</p>
    ) : (
      <DataTable
        label={bankLineStrings.lines}
        columns={columnsOf(
          lines,
          flags.some(({ flag }) => flag === 'line_amount_differs'),
        )}
        rows={lines}
        rowKey={(line) => line.id}
      />
    )}
  </div>
);
