import type { ResponseOf } from '@fairlead/contract';
import { type detail, proposeSettlement } from '@fairlead/contract/calls/payout-runs';
import { formatMinor } from '@fairlead/money';
import type { PayoutState } from '@fairlead/vocabulary';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api';
import { strings, words } from '../../shared/lib/strings';
import { useDesk, useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { type Column, DataTable } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { Panel } from '../../shared/ui/page';
import { payoutStrings } from '../../shared/ui/payout-strings';
import { Concerns, Destination } from '../../shared/ui/payouts';
import { StateTag } from '../../shared/ui/state-tag';
import { useTextFilter } from '../../shared/ui/use-filter';
import { doubtStrings, oneRunStrings } from './strings';

export type Run = ResponseOf<typeof detail>;
type Payout = Run['items'][number];

const Line = ({ payout: { line, return_line: back, doubt } }: { payout: Payout }) => {
  if (line === null) return strings.common.none;
  return (
    <>
      <Link className="figures" to={`/bank-lines/${line.id}`}>
        {line.booked_on}
      </Link>{' '}
      <Money amountMinor={line.amount} />
      {doubt === null || line.counterparty === '' ? null : (
        <div className="small">{oneRunStrings.to(line.counterparty)}</div>
      )}
      {back === null || back.id === line.id ? null : (
        <>
          <br />
          <Link to={`/bank-lines/${back.id}`}>{oneRunStrings.cameBack(back.booked_on)}</Link>
        </>
      )}
    </>
  );
};

const base: readonly Column<Payout>[] = [
  {
    head: oneRunStrings.payout,
    cell: ({ withdrawal_id: id, end_to_end_id: endToEndId }) => (
      <Link to={`/withdrawals?id=${id}`} title={`${words('withdrawal')} ${id}`}>
        <span className="code code--whole">{endToEndId}</span>
      </Link>
    ),
  },
  { head: strings.common.holder, cell: ({ holder }) => <HolderLink holder={holder} /> },
  { head: payoutStrings.paysTo, cell: (payout) => <Destination payout={payout} /> },
  { head: strings.common.amount, look: 'end', cell: ({ amount }) => <Money amountMinor={amount} /> },
];
const dueColumn: Column<Payout> = {
  head: payoutStrings.due,
  cell: ({ due_at: at }) => <Moment at={at} />,
};

const chosenColumns: readonly Column<Payout>[] = [
  ...base,
  dueColumn,
  { head: payoutStrings.standsOut, cell: ({ concerns }) => <Concerns concerns={concerns} /> },
];

interface LossProps {
  runId: string;
  payout: Payout;
}

/** What the bank paid though it had ended, and neither bank nor holder gives back: two people have the house bear it. */
const Loss = ({ runId, payout: { withdrawal_id, end_to_end_id: endToEndId } }: LossProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button inRow onClick={() => setOpen(true)}>
        {oneRunStrings.bear}
      </Button>
      {isOpen ? (
        <ActDialog
          title={oneRunStrings.bearTitle(endToEndId)}
          note={oneRunStrings.bearNote}
          name={`payout-loss-${withdrawal_id}`}
          fields={[
            {
              name: 'reason',
              kind: 'lines',
              label: strings.common.reason,
              hint: strings.common.forTheRecord,
            },
          ]}
          submit={oneRunStrings.bearSubmit}
          onClose={() => setOpen(false)}
          run={({ reason }) => callApi(proposeSettlement, { id: runId, lost: { withdrawal_id, reason } })}
        />
      ) : null}
    </>
  );
};

/** @param runId for those who may propose; null for others */
const sentColumnsOf = (runId: string | null): readonly Column<Payout>[] => [
  ...base,
  {
    head: oneRunStrings.standing,
    cell: (payout) => (
      <>
        <StateTag state={payout.state} />
        {payout.doubt === null ? null : <div className="small">{doubtStrings[payout.doubt]}</div>}
        {runId !== null && payout.doubt === 'paid_though_ended' ? (
          <Loss runId={runId} payout={payout} />
        ) : null}
      </>
    ),
  },
  { head: oneRunStrings.line, cell: (payout) => <Line payout={payout} /> },
];

type Group = keyof typeof oneRunStrings.groups;

const GROUP_OF: Readonly<Record<PayoutState, Group>> = {
  doubtful: 'needed',
  return_found: 'found',
  line_found: 'found',
  sent: 'sent',
  chosen: 'chosen',
  paid: 'over',
  bounced: 'over',
  left_out: 'left',
};
const ORDER: readonly Group[] = ['needed', 'found', 'sent', 'chosen', 'over', 'left'];

/** What was paid and may have come back since is looked at too, wherever it stands. */
const groupOf = ({ state, doubt }: Payout): Group => (doubt === null ? GROUP_OF[state] : 'needed');

/** The payouts of a run, or the one that the address names by its end-to-end ID: what needs somebody first. */
export const Payouts = ({ run }: { run: Run }) => {
  const { currency } = useDesk();
  const mayPropose = useMay(proposeSettlement);
  const sentColumns = sentColumnsOf(mayPropose ? run.id : null);
  const { value: wanted, setValue: setWanted } = useTextFilter('payout');
  const one = run.items.filter(({ end_to_end_id: id }) => id === wanted);
  const shown = one.length === 0 ? run.items : one;
  const groups = ORDER.map((group) => {
    const rows = shown.filter((payout) => groupOf(payout) === group);
    if (rows.length === 0) return null;
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    const title = `${oneRunStrings.groups[group]} · ${rows.length} · ${formatMinor(sum, { currency, locale: 'en' })}`;
    return (
      <Panel key={group} title={title}>
        <DataTable
          label={oneRunStrings.groups[group]}
          columns={group === 'chosen' ? chosenColumns : group === 'sent' ? [...base, dueColumn] : sentColumns}
          rows={rows}
          rowKey={(payout) => payout.withdrawal_id}
        />
      </Panel>
    );
  });
  return (
    <>
      {one.length === 0 ? null : (
        <p className="row">
          <span className="tag tag--attention">{oneRunStrings.onePayout(wanted)}</span>
          <Button inRow onClick={() => setWanted('')}>
            {oneRunStrings.allPayouts}
          </Button>
        </p>
      )}
      {groups}
    </>
  );
};
