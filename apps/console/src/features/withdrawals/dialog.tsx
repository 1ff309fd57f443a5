import {
  proposeApproval,
  proposeBounce,
  proposePayment,
  proposeRefusal,
} from '@fairlead/contract/calls/withdrawals-staff';
import { formatMinor } from '@fairlead/money';
import type { WithdrawalRefusal } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { Stated } from '../../shared/ui/act-fields';
import { writtenTime } from '../../shared/ui/figures';
import { causeOf } from '../../shared/ui/reason-field';
import { type StaffWithdrawal, type WithdrawalAct, type WithdrawalField, withdrawalActs } from './acts';
import { withdrawalStrings } from './strings';

/** Proposes one step of one withdrawal, with what was stated. @throws ApiError */
export const sendAct = (
  act: WithdrawalAct,
  withdrawalId: string,
  stated: Stated<WithdrawalField>,
): Promise<unknown> => {
  const target = { withdrawal_id: withdrawalId };
  switch (act) {
    case 'approval':
      return callApi(proposeApproval, target);
    case 'payment':
      return callApi(proposePayment, { ...target, reference: stated.reference });
    case 'refusal':
      return callApi(proposeRefusal, { ...target, ...causeOf<WithdrawalRefusal>(stated) });
    case 'bounce':
      return callApi(proposeBounce, {
        ...target,
        reason: stated.reason,
        receipt_number: stated.receipt_number,
      });
  }
};

interface Props {
  act: WithdrawalAct;
  withdrawal: StaffWithdrawal;
  onClose: () => void;
}

/** One step of a withdrawal, proposed. */
export const WithdrawalDialog = ({ act, withdrawal, onClose }: Props) => {
  const { currency } = useDesk();
  const { label, note, look, fields } = withdrawalActs[act];
  const amount = formatMinor(withdrawal.amount, { currency, locale: 'en' });
  const deadline =
    withdrawal.due_at === null ? '' : ` ${withdrawalStrings.deadline(writtenTime(withdrawal.due_at))}`;
  return (
    <ActDialog
      title={label}
      note={`${withdrawalStrings.summary(amount, withdrawal.holder.username)}. ${note}${deadline}`}
      name={`withdrawal-${act}-${withdrawal.id}`}
      fields={fields}
      submit={label}
      look={look}
      onClose={onClose}
      run={(stated) => sendAct(act, withdrawal.id, stated)}
    />
  );
};
