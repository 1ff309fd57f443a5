import { detail as runDetail } from '@fairlead/contract/calls/payout-runs';
import { withdraw } from '@fairlead/contract/calls/proposals';
import { list, proposePayment } from '@fairlead/contract/calls/withdrawals-staff';
import { deviceClock } from '@fairlead/ui/clock';
import { PAYOUT_METHODS, WITHDRAWAL_STATES } from '@fairlead/vocabulary';
import { Link } from 'react-router';
import { stateWords, strings, words } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import type { Stated } from '../../shared/ui/act-fields';
import type { RowAct, RowActs } from '../../shared/ui/acts';
import { Until } from '../../shared/ui/age';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money, shortTime } from '../../shared/ui/figures';
import { HolderLink, waitingProposal } from '../../shared/ui/links';
import { causeWords } from '../../shared/ui/reason-field';
import { StateTag } from '../../shared/ui/state-tag';
import { isDay, useTextFilter } from '../../shared/ui/use-filter';
import {
  canPropose,
  isOverdue,
  proposeByLine,
  type StaffWithdrawal,
  takeBack,
  WITHDRAWAL_ACTS,
  type WithdrawalAct,
  type WithdrawalField,
  withdrawalActs,
} from './acts';
import { sendAct, WithdrawalDialog } from './dialog';
import { withdrawalStrings } from './strings';

const Destination = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => (
  <>
    {withdrawal.beneficiary} <span className="soft figures">{words(withdrawal.method)}</span>
    <br />
    <span className="code code--whole">{withdrawal.destination}</span>
    {Date.parse(withdrawal.usable_from) > deviceClock.now() ? (
      <>
        <br />
        <span className="tag tag--attention">
          {withdrawalStrings.cooling(shortTime(withdrawal.usable_from))}
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

/** The run that pays it: whoever typed it into the bank as well would pay it twice. */
const InRun = ({ run: { id, name, state } }: { run: NonNullable<StaffWithdrawal['payout_run']> }) => {
  const said = withdrawalStrings.inRun[state === 'approved' ? 'sent' : 'waits'](name);
  return useMay(runDetail) ? <Link to={`/payout-runs/${id}`}>{said}</Link> : said;
};

/** How it ended, under its state; of one that is to be paid, by which ID the bank's line is found, and the line once there is one. */
const Outcome = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { state, method, reason, reference, payment_id: paymentId, paid_line: line } = withdrawal;
  if (line !== null)
    return <Link to={`/bank-lines/${line.id}`}>{withdrawalStrings.paidBy(line.booked_on)}</Link>;
  if (withdrawal.payout_run !== null) return <InRun run={withdrawal.payout_run} />;
  if (state === 'approved' && method === 'bank_card')
    return (
      <>
        {withdrawalStrings.payAs} <span className="code">{paymentId}</span>
      </>
    );
  return reason === null ? reference : causeWords(reason);
};

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
    cell: (withdrawal) => (
      <>
        <StateTag state={withdrawal.state} />
        <br />
        <Outcome withdrawal={withdrawal} />
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
];

const NOTHING_STATED: Stated<WithdrawalField> = { reference: '', reason: '', note: '', receipt_number: '' };

/** A reference or a receipt is of one payment alone. */
const isForSeveral = (act: WithdrawalAct): boolean => act === 'approval' || act === 'refusal';

const isOffered = (act: WithdrawalAct, withdrawal: StaffWithdrawal): boolean =>
  !withdrawal.proposal_is_own && canPropose(act, withdrawal, deviceClock.now());

/** What the bank's line says is proposed by one press; no word of it is typed. */
const byLine: RowAct<StaffWithdrawal> = {
  label: withdrawalStrings.byLine,
  call: proposePayment,
  note: withdrawalStrings.byLineNote,
  isOpen: (withdrawal) => withdrawal.paid_line !== null && isOffered('payment', withdrawal),
  run: proposeByLine,
  bulk: { fields: [], run: proposeByLine },
};

const undo: RowAct<StaffWithdrawal> = {
  label: withdrawalStrings.takeBack,
  call: withdraw,
  note: withdrawalStrings.takeBackNote,
  isOpen: (withdrawal) => withdrawal.proposal_is_own,
  run: takeBack,
};

/** One of the acts that a withdrawal's state allows; the payment by its line has its own. */
const actOf = (act: WithdrawalAct): RowAct<StaffWithdrawal> => {
  const { label, call, note, look, fields } = withdrawalActs[act];
  return {
    ...{ label, call, note },
    isOpen: (withdrawal) =>
      isOffered(act, withdrawal) && (act !== 'payment' || withdrawal.paid_line === null),
    ...(fields.length === 0
      ? { run: ({ id }) => sendAct(act, id, NOTHING_STATED) }
      : {
          dialog: (withdrawal, close) => (
            <WithdrawalDialog act={act} withdrawal={withdrawal} onClose={close} />
          ),
        }),
    ...(look === 'danger' ? { look } : {}),
    ...(isForSeveral(act)
      ? {
          bulk: {
            fields,
            run: ({ id }, stated) => sendAct(act, id, stated as Stated<WithdrawalField>),
          },
        }
      : {}),
  };
};

const rowActs: RowActs<StaffWithdrawal> = {
  // First of all, so that Enter on a row leads there, and never to taking it back.
  before: waitingProposal,
  record: 'withdrawal',
  acts: [byLine, ...WITHDRAWAL_ACTS.map(actOf), undo],
};

const STATES = ['open', ...WITHDRAWAL_STATES] as const;

/** Withdrawals, those that wait by their deadline; a maker proposes each step. */
export const WithdrawalsPage = () => {
  const { value: holder } = useTextFilter('holder');
  // Whoever asks for one person's asks whatever became of them: what was paid is looked for too.
  const first = holder === '' ? { first: 'open' as const } : {};
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
      one={withdrawalStrings.one}
      given={isNarrowed ? { due_on: dueOn.value } : {}}
      empty={withdrawalStrings.empty}
    >
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
