import type { FlowRecord, Proposal, ResponseOf } from '@fairlead/contract';
import { type detail, proposeStartUp } from '@fairlead/contract/calls/account-staff';
import { proposeChargeback, proposeHold } from '@fairlead/contract/calls/wallet-holds';
import { formatMinor } from '@fairlead/money';
import { HOLD_REASONS } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { writtenTime } from '../../shared/ui/figures';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { chargebackStrings, holdStrings, startUpStrings } from './strings';

export type Holder = ResponseOf<typeof detail>['holder'];
type HeldReason = Exclude<(typeof HOLD_REASONS)[number], 'chargeback'>;

const reasons = HOLD_REASONS.filter((reason): reason is HeldReason => reason !== 'chargeback');
const amount: ActField<'amount'> = { name: 'amount', kind: 'amount', label: strings.common.amount };

const holdFields: readonly ActField<'amount' | 'reason' | 'remark'>[] = [
  { ...amount, optional: true, hint: holdStrings.amountHint },
  {
    name: 'reason',
    kind: 'choice',
    label: holdStrings.why,
    choices: reasons.map((value) => ({ value, label: inWords(value) })),
  },
  {
    name: 'remark',
    kind: 'lines',
    label: strings.common.remark,
    hint: holdStrings.remarkHint,
  },
];

interface Props {
  holder: Pick<Holder, 'id' | 'username'>;
  onClose: () => void;
  onProposed: (proposal: Proposal) => void;
}

/** Proposes to set an amount aside (docs/domain/wallet.md#holds). */
export const HoldDialog = ({ holder, onClose, onProposed }: Props) => (
  <ActDialog
    title={holdStrings.propose}
    note={`${holder.username}. ${holdStrings.proposeNote}`}
    name={`hold-${holder.id}`}
    fields={holdFields}
    submit={holdStrings.propose}
    onClose={onClose}
    run={async (stated, amountMinor) =>
      onProposed(
        await callApi(proposeHold, {
          holder_id: holder.id,
          ...(amountMinor === 0 ? {} : { amount: amountMinor }),
          reason: stated.reason as HeldReason,
          remark: stated.remark,
        }),
      )
    }
  />
);

/** Proposes to lend house money for first plans (docs/domain/wallet.md#start-up-funds). */
export const StartUpDialog = ({ holder, onClose, onProposed }: Props) => (
  <ActDialog
    title={startUpStrings.propose}
    note={startUpStrings.note(holder.username)}
    name={`start-up-${holder.id}`}
    fields={[amount, reasonForHolder]}
    submit={startUpStrings.propose}
    onClose={onClose}
    run={async ({ reason }, amountMinor) =>
      onProposed(await callApi(proposeStartUp, { id: holder.id, amount: amountMinor, reason }))
    }
  />
);

/** Whether this record brought money in. Of revenue that is the one of its report, which its settlement only pays out. */
export const canBeChargedBack = ({ type, report_id, total_delta }: FlowRecord): boolean =>
  type === 'system_topup' || (type === 'profit_sharing' && report_id !== null && total_delta > 0);

/** Proposes to take back what came in by one flow record, with up to 14 days to object. */
export const ChargebackDialog = ({ record, ...props }: Props & { record: FlowRecord }) => {
  const { currency } = useDesk();
  const { username } = props.holder;
  const cameIn = formatMinor(Math.abs(record.amount), { currency, locale: 'en' });
  return (
    <ActDialog
      title={chargebackStrings.propose}
      note={chargebackStrings.note(cameIn, username, writtenTime(record.time))}
      name={`chargeback-${record.id}`}
      fields={[amount, reasonForHolder]}
      submit={chargebackStrings.propose}
      look="danger"
      onClose={props.onClose}
      run={async ({ reason }, amountMinor) =>
        props.onProposed(
          await callApi(proposeChargeback, { record_id: record.id, amount: amountMinor, reason }),
        )
      }
    />
  );
};
