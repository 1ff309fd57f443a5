import {
  proposeApproval,
  proposeBounce,
  proposePayment,
  proposeRefusal,
} from '@fairlead/contract/calls/console-withdrawal';
import { formatMinor } from '@fairlead/money';
import { callApi } from '../api';
import { useDesk } from '../session/staff';
import { strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { Stated } from '../ui/act-fields';
import { writtenTime } from '../ui/figures';
import {
  type StaffWithdrawal,
  type WithdrawalAct,
  type WithdrawalField,
  withdrawalActs,
} from './withdrawal-acts';

const sendAct = (
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
      return callApi(proposeRefusal, { ...target, reason: stated.reason });
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
    withdrawal.due_at === null ? '' : ` ${strings.withdrawals.deadline(writtenTime(withdrawal.due_at))}`;
  return (
    <ActDialog
      title={label}
      note={`${strings.withdrawals.summary(amount, withdrawal.holder.username)}. ${note}${deadline}`}
      name={`withdrawal-${act}-${withdrawal.id}`}
      fields={fields}
      submit={label}
      look={look}
      onClose={onClose}
      run={(stated) => sendAct(act, withdrawal.id, stated)}
    />
  );
};
