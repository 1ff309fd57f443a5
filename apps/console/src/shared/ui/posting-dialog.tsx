import type { RequestOf } from '@fairlead/contract';
import { propose } from '@fairlead/contract/calls/topups-staff';
import { formatMinor, typedMinor } from '@fairlead/money';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import { callApi } from '../api';
import { strings, words } from '../lib/strings';
import { useDesk } from '../session/staff';
import { ActDialog } from './act-dialog';
import type { ActField } from './act-fields';
import { differenceField, differenceOf, receiptField } from './arrival-fields';
import { postingStrings as text } from './arrival-strings';
import type { Choice } from './field';
import { useReceiverChoices } from './payee-choices';

type Method = RequestOf<typeof propose>['method'];
type Field = 'amount' | 'receipt_number' | 'payee_id' | 'method' | 'difference_reason' | 'remark';

/** What a case asked for. */
interface Asked {
  readonly id: string;
  readonly holder: { readonly username: string };
  readonly amountMinor: number;
  readonly method: Method | null;
}

/** What a line of a bank says of the money; the rest is typed. */
interface Arrived {
  readonly lineId: string;
  readonly amountMinor: number;
  readonly receiptNumber: string;
  readonly payeeId: string | null;
  readonly method: Method | null;
}

/** Begins with what the bank says, else with what was asked for: what arrived otherwise needs a reason. */
const fieldsFor = (
  asked: Asked,
  arrived: Arrived | undefined,
  payees: readonly Choice[],
  currency: string,
): readonly ActField<Field>[] => [
  {
    ...{ name: 'amount', kind: 'amount', label: text.arrived },
    initial: typedMinor(arrived?.amountMinor ?? asked.amountMinor, currency),
  },
  { ...receiptField, initial: arrived?.receiptNumber ?? '' },
  { name: 'payee_id', kind: 'choice', label: text.payee, choices: payees, initial: arrived?.payeeId ?? '' },
  {
    ...{ name: 'method', kind: 'choice', label: strings.common.method },
    initial: arrived?.method ?? asked.method ?? '',
    choices: TOPUP_METHODS.map((value) => ({ value, label: words(value) })),
  },
  differenceField,
  { name: 'remark', kind: 'lines', label: strings.common.remark, optional: true },
];

const askedFor = ({ amountMinor, method }: Asked, currency: string): string => {
  const asked = formatMinor(amountMinor, { currency, locale: 'en' });
  return method === null ? text.note(asked) : text.noteBy(asked, words(method).toLowerCase());
};

interface Props {
  asked: Asked;
  /** Where it is stated of a line of a bank. */
  arrived?: Arrived;
  submit: string;
  onClose: () => void;
}

/** States what arrived for a top-up case; a checker posts it. */
export const PostingDialog = ({ asked, arrived, submit, onClose }: Props) => {
  const { currency } = useDesk();
  const { choices, isEmpty } = useReceiverChoices();
  return (
    <ActDialog
      title={text.title(asked.holder.username)}
      note={isEmpty ? strings.card.noPayee : askedFor(asked, currency)}
      name={['topup', asked.id, arrived?.lineId].filter(Boolean).join('-')}
      fields={fieldsFor(asked, arrived, choices, currency)}
      submit={submit}
      onClose={onClose}
      run={({ receipt_number, payee_id, method, difference_reason, remark }, amountMinor) =>
        callApi(propose, {
          ...{ topup_id: asked.id, amount: amountMinor, receipt_number, payee_id, remark },
          method: method as Method,
          ...differenceOf(difference_reason),
        })
      }
    />
  );
};
