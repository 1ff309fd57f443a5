import { list } from '@fairlead/contract/calls/withdrawals-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { WITHDRAWAL_STATES } from '@fairlead/vocabulary';
import { strings, words } from '../../shared/lib/strings';
import type { RowActs } from '../../shared/ui/acts';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money, writtenTime } from '../../shared/ui/figures';
import { HolderLink, ProposalLink } from '../../shared/ui/links';
import { causeWords } from '../../shared/ui/reason-field';
import { StateTag } from '../../shared/ui/state-tag';
import { isDay, useTextFilter } from '../../shared/ui/use-filter';
import { canPropose, isOverdue, type StaffWithdrawal, WITHDRAWAL_ACTS, withdrawalActs } from './acts';
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
  {
    head: strings.common.state,
    cell: ({ state, proposal_id: id }) => (
      <>
        <StateTag state={state} />
        {id === null ? null : (
          <>
            <br />
            <ProposalLink id={id} />
          </>
        )}
      </>
    ),
  },
  {
    head: withdrawalStrings.destination,
    look: 'wide',
    cell: (withdrawal) => <Destination withdrawal={withdrawal} />,
  },
  { head: withdrawalStrings.due, cell: (withdrawal) => <Due withdrawal={withdrawal} /> },
  {
    head: withdrawalStrings.outcome,
    cell: ({ reason, reference }) =>
      reason === null ? (reference ?? strings.common.none) : causeWords(reason),
  },
];

const rowActs: RowActs<StaffWithdrawal> = {
  acts: WITHDRAWAL_ACTS.map((act) => ({
    label: withdrawalActs[act].label,
    call: withdrawalActs[act].call,
    isOpen: (withdrawal) => !withdrawal.proposal_is_own && canPropose(act, withdrawal, deviceClock.now()),
    dialog: (withdrawal, close) => <WithdrawalDialog act={act} withdrawal={withdrawal} onClose={close} />,
  })),
};

const dueWords = (due: string): string => {
  if (due === 'open') return withdrawalStrings.open;
  return due === 'late' ? withdrawalStrings.late : withdrawalStrings.dueOn(due);
};

/** Withdrawals, oldest first; a maker proposes each step. */
export const WithdrawalsPage = () => {
  const due = useTextFilter('due');
  const isNarrowed = due.value === 'open' || due.value === 'late' || isDay(due.value);
  return (
    <CasePage
      title={withdrawalStrings.title}
      call={list}
      filters={[{ name: 'state', values: WITHDRAWAL_STATES }]}
      ofHolder
      columns={columns}
      rowActs={rowActs}
      given={isNarrowed ? { due: due.value } : {}}
      empty={withdrawalStrings.empty}
    >
      {isNarrowed ? (
        <p className="row">
          <span className="tag tag--attention">{dueWords(due.value)}</span>
          <Button inRow onClick={() => due.setValue('')}>
            {withdrawalStrings.anyDue}
          </Button>
        </p>
      ) : null}
    </CasePage>
  );
};
