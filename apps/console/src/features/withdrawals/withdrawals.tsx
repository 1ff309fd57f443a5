import { list } from '@fairlead/contract/calls/withdrawals-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { PAYOUT_METHODS, WITHDRAWAL_STATES } from '@fairlead/vocabulary';
import { stateWords, strings, words } from '../../shared/lib/strings';
import type { Stated } from '../../shared/ui/act-fields';
import type { RowActs } from '../../shared/ui/acts';
import { Until } from '../../shared/ui/age';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money, writtenTime } from '../../shared/ui/figures';
import { HolderLink, ProposalLink } from '../../shared/ui/links';
import { useOneRow } from '../../shared/ui/one-row';
import { causeWords } from '../../shared/ui/reason-field';
import { StateTag } from '../../shared/ui/state-tag';
import { isDay, useTextFilter } from '../../shared/ui/use-filter';
import {
  canPropose,
  isOverdue,
  type StaffWithdrawal,
  WITHDRAWAL_ACTS,
  type WithdrawalAct,
  type WithdrawalField,
  withdrawalActs,
} from './acts';
import { sendAct, WithdrawalDialog } from './dialog';
import { withdrawalStrings } from './strings';

const Destination = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => (
  <>
    {withdrawal.beneficiary}
    <br />
    <span className="figures">
      <span className="soft">{words(withdrawal.method)}</span>{' '}
      <span className="code">{withdrawal.destination}</span>
    </span>
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
    <Until at={withdrawal.due_at} />
    {isOverdue(withdrawal, deviceClock.now()) ? (
      <>
        <br />
        <span className="tag tag--bad">{withdrawalStrings.overdue}</span>
      </>
    ) : null}
  </>
);

const columns: readonly Column<StaffWithdrawal>[] = [
  { head: strings.common.holder, cell: (withdrawal) => <HolderLink holder={withdrawal.holder} /> },
  { head: withdrawalStrings.due, sort: 'due_at', cell: (withdrawal) => <Due withdrawal={withdrawal} /> },
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
  {
    head: withdrawalStrings.requested,
    sort: 'created_at',
    cell: (withdrawal) => <Moment at={withdrawal.created_at} />,
  },
  {
    head: withdrawalStrings.outcome,
    cell: ({ reason, reference }) =>
      reason === null ? (reference ?? strings.common.none) : causeWords(reason),
  },
];

const NOTHING_STATED: Stated<WithdrawalField> = { reference: '', reason: '', note: '', receipt_number: '' };

/** A reference or a receipt is of one payment alone. */
const isForSeveral = (act: WithdrawalAct): boolean => act === 'approval' || act === 'refusal';

const rowActs: RowActs<StaffWithdrawal> = {
  acts: WITHDRAWAL_ACTS.map((act) => ({
    label: withdrawalActs[act].label,
    call: withdrawalActs[act].call,
    isOpen: (withdrawal) => !withdrawal.proposal_is_own && canPropose(act, withdrawal, deviceClock.now()),
    note: withdrawalActs[act].note,
    ...(withdrawalActs[act].fields.length === 0
      ? { run: ({ id }: StaffWithdrawal) => sendAct(act, id, NOTHING_STATED) }
      : {
          dialog: (withdrawal: StaffWithdrawal, close: () => void) => (
            <WithdrawalDialog act={act} withdrawal={withdrawal} onClose={close} />
          ),
        }),
    ...(withdrawalActs[act].look === 'danger' ? { look: 'danger' as const } : {}),
    ...(isForSeveral(act)
      ? {
          bulk: {
            fields: withdrawalActs[act].fields,
            run: (withdrawal: StaffWithdrawal, stated: Stated<string>) =>
              sendAct(act, withdrawal.id, stated as Stated<WithdrawalField>),
          },
        }
      : {}),
  })),
};

const STATES = ['open', ...WITHDRAWAL_STATES] as const;

/** Withdrawals, those that wait by their deadline; a maker proposes each step. */
export const WithdrawalsPage = () => {
  const { value: holder } = useTextFilter('holder');
  const one = useOneRow(withdrawalStrings.one);
  // Whoever asks for one person's, or for one, asks whatever became of it: what was paid is looked for too.
  const first = holder === '' && one.mark === null ? { first: 'open' as const } : {};
  const dueOn = useTextFilter('due_on');
  const isNarrowed = dueOn.value === 'late' || isDay(dueOn.value);
  return (
    <CasePage
      title={withdrawalStrings.title}
      call={list}
      filters={[
        { name: 'state', values: STATES, ...first, labelOf: stateWords },
        { kind: 'due', label: withdrawalStrings.due },
        { kind: 'amount', label: strings.common.amount },
        { name: 'method', values: PAYOUT_METHODS, label: strings.common.method },
        { kind: 'time', label: withdrawalStrings.requested },
      ]}
      ofHolder
      isCounted
      firstSort="due_at"
      amountOf={({ amount }) => amount}
      views="withdrawals"
      presets={withdrawalStrings.views}
      columns={columns}
      rowActs={rowActs}
      given={{ ...one.given, ...(isNarrowed ? { due_on: dueOn.value } : {}) }}
      empty={withdrawalStrings.empty}
    >
      {one.mark}
      {isNarrowed ? (
        <p className="row">
          <span className="tag tag--attention">
            {dueOn.value === 'late' ? withdrawalStrings.late : withdrawalStrings.dueOn(dueOn.value)}
          </span>
          <Button inRow onClick={() => dueOn.setValue('')}>
            {withdrawalStrings.anyDue}
          </Button>
        </p>
      ) : null}
    </CasePage>
  );
};
