import { list } from '@fairlead/contract/calls/withdrawals-staff';
import { WITHDRAWAL_STATES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { deviceClock } from '../../shared/lib/clock';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money, writtenTime } from '../../shared/ui/figures';
import { HolderFilter } from '../../shared/ui/holder-filter';
import { HolderLink, ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter, useHolderFilter } from '../../shared/ui/use-filter';
import { actsFor, isOverdue, type StaffWithdrawal, type WithdrawalAct, withdrawalActs } from './acts';
import { WithdrawalDialog } from './dialog';
import { withdrawalStrings } from './strings';

const Destination = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => (
  <>
    {withdrawal.beneficiary}
    <br />
    <span className="soft">{words(withdrawal.method)}</span>{' '}
    <span className="code">{withdrawal.destination}</span>
    {Date.parse(withdrawal.usable_from) > deviceClock.now() ? (
      <>
        <br />
        <span className="tag tag--attention">
          {withdrawalStrings.cooling(writtenTime(withdrawal.usable_from))}
        </span>
      </>
    ) : null}
  </>
);

const Due = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => (
  <>
    <Moment at={withdrawal.due_at} />
    {isOverdue(withdrawal, deviceClock.now()) ? (
      <>
        <br />
        <span className="tag tag--bad">{withdrawalStrings.overdue}</span>
      </>
    ) : null}
  </>
);

const columns: readonly Column<StaffWithdrawal>[] = [
  {
    head: withdrawalStrings.requested,
    sort: 'created_at',
    cell: (withdrawal) => <Moment at={withdrawal.created_at} />,
  },
  { head: strings.common.holder, cell: (withdrawal) => <HolderLink holder={withdrawal.holder} /> },
  {
    head: strings.common.amount,
    look: 'end',
    sort: 'amount',
    cell: (withdrawal) => <Money amountMinor={withdrawal.amount} />,
  },
  { head: strings.common.state, cell: (withdrawal) => <StateTag state={withdrawal.state} /> },
  {
    head: withdrawalStrings.destination,
    look: 'wide',
    cell: (withdrawal) => <Destination withdrawal={withdrawal} />,
  },
  { head: withdrawalStrings.due, cell: (withdrawal) => <Due withdrawal={withdrawal} /> },
  {
    head: withdrawalStrings.outcome,
    cell: (withdrawal) => withdrawal.reason ?? withdrawal.reference ?? strings.common.none,
  },
];

/** Withdrawals, oldest first; a maker proposes each step. */
export const WithdrawalsPage = () => {
  const { staff } = useDesk();
  const filter = useFilter('state', WITHDRAWAL_STATES, '');
  const holder = useHolderFilter();
  const [chosen, setChosen] = useState<{ act: WithdrawalAct; withdrawal: StaffWithdrawal } | null>(null);
  const acts: Column<StaffWithdrawal> = {
    head: strings.common.actions,
    cell: (withdrawal) =>
      withdrawal.proposal_id ? (
        <ProposalLink id={withdrawal.proposal_id} />
      ) : (
        <div className="row row--tight">
          {actsFor(staff, withdrawal, deviceClock.now()).map((act) => (
            <Button inRow key={act} onClick={() => setChosen({ act, withdrawal })}>
              {withdrawalActs[act].label}
            </Button>
          ))}
        </div>
      ),
  };
  return (
    <Page
      title={withdrawalStrings.title}
      tools={<StateFilter values={WITHDRAWAL_STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={withdrawalStrings.title}
        columns={[...columns, acts]}
        rowKey={(withdrawal) => withdrawal.id}
        empty={withdrawalStrings.empty}
      />
      {chosen ? <WithdrawalDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
};
