import type { RequestOf } from '@fairlead/contract';
import { type list, propose } from '@fairlead/contract/calls/topups-staff';
import { formatMinor, typedMinor } from '@fairlead/money';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { differenceField, differenceOf, receiptField } from '../../shared/ui/arrival-fields';
import type { Choice } from '../../shared/ui/field';
import { useReceiverChoices } from '../../shared/ui/payee-choices';
import { topupStrings } from './strings';

type Topup = RowOf<typeof list>;
type Field = 'amount' | 'receipt_number' | 'payee_id' | 'method' | 'difference_reason' | 'remark';

const text = topupStrings;

/** Begins with what was asked for: what arrived otherwise is typed, and needs a reason. */
const fieldsFor = (topup: Topup, payees: readonly Choice[], currency: string): readonly ActField<Field>[] => [
  { name: 'amount', kind: 'amount', label: text.arrived, initial: typedMinor(topup.amount, currency) },
  receiptField,
  { name: 'payee_id', kind: 'choice', label: text.payee, choices: payees },
  {
    ...{ name: 'method', kind: 'choice', label: strings.common.method, initial: topup.method ?? '' },
    choices: TOPUP_METHODS.map((value) => ({ value, label: words(value) })),
  },
  differenceField,
  { name: 'remark', kind: 'lines', label: strings.common.remark, optional: true },
];

const askedFor = ({ amount, method }: Topup, currency: string): string => {
  const asked = formatMinor(amount, { currency, locale: 'en' });
  return method === null ? text.proposeNote(asked) : text.proposeNoteBy(asked, words(method).toLowerCase());
};

/** States what arrived for a case; a checker posts it. */
export const ProposeTopupDialog = ({ topup, onClose }: { topup: Topup; onClose: () => void }) => {
  const { currency } = useDesk();
  const { choices, isEmpty } = useReceiverChoices();
  return (
    <ActDialog
      title={text.proposeTitle(topup.holder.username)}
      note={isEmpty ? strings.card.noPayee : askedFor(topup, currency)}
      name={`topup-${topup.id}`}
      fields={fieldsFor(topup, choices, currency)}
      submit={text.propose}
      onClose={onClose}
      run={({ receipt_number, payee_id, method, difference_reason, remark }, amountMinor) =>
        callApi(propose, {
          ...{ topup_id: topup.id, amount: amountMinor, receipt_number, payee_id, remark },
          method: method as RequestOf<typeof propose>['method'],
          ...differenceOf(difference_reason),
        })
      }
    />
  );
};
