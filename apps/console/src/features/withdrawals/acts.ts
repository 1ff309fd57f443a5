import type { Call, WithdrawalState } from '@fairlead/contract';
import { withdraw } from '@fairlead/contract/calls/proposals';
import {
  type list,
  proposeApproval,
  proposeBounce,
  proposePayment,
  proposeRefusal,
} from '@fairlead/contract/calls/withdrawals-staff';
import { WITHDRAWAL_REFUSALS } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import type { ActField } from '../../shared/ui/act-fields';
import { causeFields, reasonForHolder } from '../../shared/ui/reason-field';
import { withdrawalStrings } from './strings';

export type StaffWithdrawal = RowOf<typeof list>;
export const WITHDRAWAL_ACTS = ['approval', 'payment', 'refusal', 'bounce'] as const;
export type WithdrawalAct = (typeof WITHDRAWAL_ACTS)[number];
export type WithdrawalField = 'reference' | 'reason' | 'note' | 'receipt_number';

interface Definition {
  readonly call: Call;
  /** States of a withdrawal in which it can be proposed (docs/domain/withdrawals.md#states). */
  readonly states: readonly WithdrawalState[];
  readonly label: string;
  readonly note: string;
  readonly look: 'primary' | 'danger';
  readonly fields: readonly ActField<WithdrawalField>[];
}

/** What a maker can propose for a withdrawal. */
export const withdrawalActs: Readonly<Record<WithdrawalAct, Definition>> = {
  approval: {
    call: proposeApproval,
    states: ['requested'],
    label: withdrawalStrings.approval,
    note: withdrawalStrings.approvalNote,
    look: 'primary',
    fields: [],
  },
  payment: {
    call: proposePayment,
    states: ['approved'],
    label: withdrawalStrings.payment,
    note: withdrawalStrings.paymentNote,
    look: 'primary',
    fields: [{ name: 'reference', kind: 'line', label: strings.common.reference }],
  },
  refusal: {
    call: proposeRefusal,
    states: ['requested', 'approved'],
    label: withdrawalStrings.refusal,
    note: withdrawalStrings.refusalNote,
    look: 'danger',
    fields: causeFields(WITHDRAWAL_REFUSALS),
  },
  bounce: {
    call: proposeBounce,
    states: ['paid'],
    label: withdrawalStrings.bounce,
    note: withdrawalStrings.bounceNote,
    look: 'danger',
    fields: [
      {
        name: 'receipt_number',
        kind: 'line',
        label: strings.common.receipt,
        hint: strings.common.receiptHint,
      },
      reasonForHolder,
    ],
  },
};

type Deciding = Pick<StaffWithdrawal, 'state' | 'due_at'>;

/** Past its deadline nothing can be decided about a withdrawal: it goes back to its holder. */
export const isOverdue = ({ due_at: dueAt }: Deciding, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) <= now;

/** Whether a maker can propose an act for a withdrawal now. */
export const canPropose = (act: WithdrawalAct, withdrawal: Deciding, now: number): boolean =>
  !isOverdue(withdrawal, now) && withdrawalActs[act].states.includes(withdrawal.state);

/** Proposes that one was paid, by the line of a bank that has its ID: no reference is typed. @throws ApiError */
export const proposeByLine = ({ id, payment_id: reference }: StaffWithdrawal): Promise<unknown> =>
  callApi(proposePayment, { withdrawal_id: id, reference });

/** Takes back what this person proposed about one; nothing was posted. @throws ApiError */
export const takeBack = ({ proposal_id: id }: StaffWithdrawal): Promise<unknown> =>
  callApi(withdraw, { id: id ?? '' });
