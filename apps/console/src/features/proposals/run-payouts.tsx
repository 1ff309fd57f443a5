import type { RunEvidence } from '@fairlead/contract';
import { formatMinor } from '@fairlead/money';
import { Link } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { payoutStrings } from '../../shared/ui/payout-strings';
import { Concerns, Destination, DueCell, LeftOutTable } from '../../shared/ui/payouts';
import { runPayoutStrings as say } from './strings';

type Payout = RunEvidence['items'][number];

/** Who, to whom and how much first: on a narrow screen the rest is at the side. */
const columns: readonly Column<Payout>[] = [
  {
    head: strings.common.holder,
    cell: ({ holder, withdrawal_id: id }) => (
      <>
        <HolderLink holder={holder} />
        <div className="small">
          <Link to={`/withdrawals?id=${id}`}>{say.withdrawal(id)}</Link>
        </div>
      </>
    ),
  },
  {
    head: payoutStrings.paysTo,
    cell: (payout) => (
      <>
        <Destination payout={payout} />
        <div className="small soft">{payout.bank}</div>
      </>
    ),
  },
  { head: strings.common.amount, look: 'end', cell: ({ amount }) => <Money amountMinor={amount} /> },
  {
    head: payoutStrings.standsOut,
    cell: ({ concerns, acknowledged }) => (
      <>
        <Concerns concerns={concerns} />
        {acknowledged.map(({ by, flags }) => (
          <div key={by} className="small soft">
            {payoutStrings.readBy(by, flags.map(words).join(', '))}
          </div>
        ))}
      </>
    ),
  },
  { head: payoutStrings.due, cell: (row) => <DueCell payout={row} /> },
];

interface Props {
  /** Undefined of a run that is older than what is kept of it. */
  evidence: RunEvidence | undefined;
  runId: string;
}

/** Each payout of a run, what stands out first, and who was due and is not in it. */
export const RunPayouts = ({ evidence, runId }: Props) => {
  const { currency } = useDesk();
  const page = <Link to={`/payout-runs/${runId}`}>{say.page}</Link>;
  if (evidence === undefined) return <p className="notice">{page}</p>;
  const { items, left_out: left, left_out_reason: reason } = evidence;
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  return (
    <>
      <div className="panel">
        <div className="row row--apart">
          <h3>{say.payouts(items.length, formatMinor(sum, { currency, locale: 'en' }))}</h3>
          {page}
        </div>
        <DataTable
          label={say.title}
          columns={columns}
          rows={items}
          rowKey={(payout) => payout.withdrawal_id}
        />
      </div>
      <div className="panel">
        <h3>{payoutStrings.leftOut}</h3>
        {left.length === 0 ? (
          <p className="soft">{payoutStrings.leftOutNone}</p>
        ) : (
          <LeftOutTable left={left} reason={reason} />
        )}
      </div>
    </>
  );
};
