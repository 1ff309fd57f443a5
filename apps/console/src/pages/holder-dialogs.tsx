import type { FlowRecord, Proposal, ResponseOf } from '@fairlead/contract';
import { proposeChargeback, proposeHold } from '@fairlead/contract/calls/console-hold';
import { type detail, proposeStartUp, verifyContact } from '@fairlead/contract/calls/console-holder';
import { HOLD_REASONS } from '@fairlead/contract/enums';
import { formatMinor } from '@fairlead/money';
import { callApi } from '../api';
import { deskStrings } from '../desk-strings';
import { moneyStrings } from '../money-strings';
import { useDesk } from '../session/staff';
import { words as inWords, strings } from '../strings';
import { ActDialog } from '../ui/act-dialog';
import type { ActField } from '../ui/act-fields';
import { writtenTime } from '../ui/figures';

export type Holder = ResponseOf<typeof detail>['holder'];
type HeldReason = Exclude<(typeof HOLD_REASONS)[number], 'chargeback'>;

const reasons = HOLD_REASONS.filter((reason): reason is HeldReason => reason !== 'chargeback');
const amount: ActField<'amount'> = { name: 'amount', kind: 'amount', label: strings.common.amount };

/** Why something is done to an account, in words that its holder reads. */
export const reasonForHolder: ActField<'reason'> = {
  name: 'reason',
  kind: 'lines',
  label: strings.common.reason,
  hint: strings.common.reasonHint,
};

const holdFields: readonly ActField<'amount' | 'reason' | 'remark'>[] = [
  amount,
  {
    name: 'reason',
    kind: 'choice',
    label: deskStrings.holds.why,
    choices: reasons.map((value) => ({ value, label: inWords(value) })),
  },
  {
    name: 'remark',
    kind: 'lines',
    label: strings.common.remark,
    hint: deskStrings.holds.remarkHint,
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
    title={deskStrings.holds.propose}
    note={`${holder.username}. ${deskStrings.holds.proposeNote}`}
    name={`hold-${holder.id}`}
    fields={holdFields}
    submit={deskStrings.holds.propose}
    onClose={onClose}
    run={async (stated, amountMinor) =>
      onProposed(
        await callApi(proposeHold, {
          holder_id: holder.id,
          amount: amountMinor,
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
    title={moneyStrings.startUp.propose}
    note={moneyStrings.startUp.note(holder.username)}
    name={`start-up-${holder.id}`}
    fields={[amount, reasonForHolder]}
    submit={moneyStrings.startUp.propose}
    onClose={onClose}
    run={async ({ reason }, amountMinor) =>
      onProposed(await callApi(proposeStartUp, { id: holder.id, amount: amountMinor, reason }))
    }
  />
);

type Contact = 'email' | 'phone';

const contactField: ActField<'contact'> = {
  name: 'contact',
  kind: 'choice',
  label: deskStrings.holder.contact,
  choices: (['email', 'phone'] as const).map((value) => ({
    value,
    label: deskStrings.holder.contacts[value],
  })),
};

/**
 * Says that the holder was reached at an address or number of theirs
 * (docs/domain/standing.md#verified-contact).
 */
export const VerifyDialog = ({ holder, onClose }: Omit<Props, 'onProposed'>) => (
  <ActDialog
    title={deskStrings.holder.verify}
    note={`${holder.username}. ${deskStrings.holder.verifyNote}`}
    name={`verify-${holder.id}`}
    fields={[contactField, reasonForHolder]}
    submit={deskStrings.holder.verify}
    onClose={onClose}
    run={({ contact, reason }) =>
      callApi(verifyContact, { id: holder.id, contact: contact as Contact, reason })
    }
  />
);

/** Whether this record brought money in. Of revenue that is the one of its report, which its settlement only pays out. */
export const canBeChargedBack = ({ type, report_id, total_delta }: FlowRecord): boolean =>
  type === 'system_topup' || (type === 'profit_sharing' && report_id !== null && total_delta > 0);

/** Proposes to take back what came in by one flow record, with 14 days to object. */
export const ChargebackDialog = ({ record, ...props }: Props & { record: FlowRecord }) => {
  const { currency } = useDesk();
  const { username } = props.holder;
  const cameIn = formatMinor(Math.abs(record.amount), { currency, locale: 'en' });
  return (
    <ActDialog
      title={moneyStrings.chargeback.propose}
      note={moneyStrings.chargeback.note(cameIn, username, writtenTime(record.time))}
      name={`chargeback-${record.id}`}
      fields={[amount, reasonForHolder]}
      submit={moneyStrings.chargeback.propose}
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
