import { list } from '@fairlead/contract/calls/console-withdrawal';
import { WITHDRAWAL_STATES } from '@fairlead/contract/enums';
import { useState } from 'react';
import { deviceClock } from '../clock';
import { useDesk } from '../session/staff';
import { strings, words } from '../strings';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { Moment, Money, writtenTime } from '../ui/figures';
import { HolderFilter } from '../ui/holder-filter';
import { HolderLink, ProposalLink } from '../ui/links';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { StateTag } from '../ui/state-tag';
import { useFilter, useHolderFilter } from '../ui/use-filter';
import {
  actsFor,
  isOverdue,
  type StaffWithdrawal,
  type WithdrawalAct,
  withdrawalActs,
} from './withdrawal-acts';
import { WithdrawalDialog } from './withdrawal-dialog';

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
          {strings.withdrawals.cooling(writtenTime(withdrawal.usable_from))}
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
        <span className="tag tag--bad">{strings.withdrawals.overdue}</span>
      </>
    ) : null}
  </>
);

const columns: readonly Column<StaffWithdrawal>[] = [
  {
    head: strings.withdrawals.requested,
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
    head: strings.withdrawals.destination,
    look: 'wide',
    cell: (withdrawal) => <Destination withdrawal={withdrawal} />,
  },
  { head: strings.withdrawals.due, cell: (withdrawal) => <Due withdrawal={withdrawal} /> },
  {
    head: strings.withdrawals.outcome,
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
      title={strings.withdrawals.title}
      tools={<StateFilter values={WITHDRAWAL_STATES} value={filter.value} onChange={filter.setValue} />}
    >
      <HolderFilter {...holder} />
      <List
        call={list}
        request={{ state: filter.value, holder_id: holder.id }}
        label={strings.withdrawals.title}
        columns={[...columns, acts]}
        rowKey={(withdrawal) => withdrawal.id}
        empty={strings.withdrawals.empty}
      />
      {chosen ? <WithdrawalDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
};
