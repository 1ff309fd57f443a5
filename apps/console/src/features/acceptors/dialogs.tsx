import type { RequestOf } from '@fairlead/contract';
import { issue, type list, proposeConfirmation, refuse } from '@fairlead/contract/calls/acceptors-staff';
import { ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useDesk } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import {
  type ActField,
  amountOf,
  basisPointsOf,
  holderIdOf,
  momentOf,
  type Stated,
} from '../../shared/ui/act-fields';
import { differenceField, differenceOf, receiptField } from '../../shared/ui/arrival-fields';
import type { Choice } from '../../shared/ui/field';
import { usePayeeChoices } from '../../shared/ui/payee-choices';
import { reasonForHolder } from '../../shared/ui/reason-field';
import { acceptanceStrings } from './strings';

export type Acceptance = RowOf<typeof list>;
type Issued = RequestOf<typeof issue>;
type Amount = 'min_amount' | 'max_amount' | 'amount';
type Field =
  | 'holder_id'
  | 'type'
  | 'legal_name'
  | 'payee_id'
  | 'pair'
  | 'rate'
  | 'fee_bp'
  | 'expires_at'
  | Amount;

const checked = (pattern: RegExp, wrong: string) => (typed: string) =>
  pattern.test(typed.trim()) ? undefined : wrong;

const fieldsWith = (payees: readonly Choice[]): readonly ActField<Field>[] => [
  { name: 'holder_id', kind: 'holder', label: strings.common.holder },
  {
    ...{ name: 'type', kind: 'choice', label: acceptanceStrings.type },
    choices: ACCEPTOR_TYPES.map((value) => ({ value, label: inWords(value) })),
  },
  { name: 'legal_name', kind: 'line', label: acceptanceStrings.legalName, maxLength: 200 },
  { name: 'payee_id', kind: 'choice', label: acceptanceStrings.payee, choices: payees },
  {
    ...{
      name: 'pair',
      kind: 'line',
      label: acceptanceStrings.pair,
      hint: acceptanceStrings.pairHint,
      maxLength: 7,
    },
    check: checked(/^[A-Z]{3}\/[A-Z]{3}$/, acceptanceStrings.pairWrong),
  },
  {
    ...{
      name: 'rate',
      kind: 'line',
      label: acceptanceStrings.rate,
      hint: acceptanceStrings.rateHint,
      maxLength: 18,
    },
    check: checked(/^\d{1,9}(\.\d{1,8})?$/, acceptanceStrings.rateWrong),
  },
  {
    name: 'fee_bp',
    kind: 'percent',
    label: acceptanceStrings.feeTyped,
    hint: acceptanceStrings.feeHint,
    optional: true,
  },
  { name: 'min_amount', kind: 'amount', label: acceptanceStrings.min },
  { name: 'max_amount', kind: 'amount', label: acceptanceStrings.max },
  { name: 'amount', kind: 'amount', label: acceptanceStrings.agreed },
  { name: 'expires_at', kind: 'moment', label: acceptanceStrings.ends },
];

const issuedOf = (stated: Stated<Field>, currency: string): Issued => {
  const amount = (name: Amount): number => amountOf(stated[name], currency) ?? 0;
  return {
    holder_id: holderIdOf(stated.holder_id),
    type: stated.type as Issued['type'],
    legal_name: stated.legal_name.trim(),
    payee_id: stated.payee_id,
    pair: stated.pair.trim(),
    rate: stated.rate.trim(),
    fee_bp: basisPointsOf(stated.fee_bp) ?? 0,
    min_amount: amount('min_amount'),
    max_amount: amount('max_amount'),
    amount: amount('amount'),
    expires_at: momentOf(stated.expires_at) ?? '',
  };
};

interface IssueProps {
  onIssued: (code: string, holder: string) => void;
  onClose: () => void;
}

/**
 * Issues an acceptance for one holder; what is paid by comes from the registry alone
 * (docs/promises.md#money-talk-only-on-record).
 */
export const IssueDialog = ({ onIssued, onClose }: IssueProps) => {
  const { currency } = useDesk();
  const { choices, isEmpty } = usePayeeChoices();
  return (
    <ActDialog
      title={acceptanceStrings.issue}
      note={isEmpty ? acceptanceStrings.noPayee : acceptanceStrings.issueNote}
      name="acceptance"
      fields={fieldsWith(choices)}
      submit={acceptanceStrings.issue}
      onClose={onClose}
      run={async (stated) => {
        const { code, proposal } = await callApi(issue, issuedOf(stated, currency));
        onIssued(code, proposal.subject.label);
      }}
    />
  );
};

interface Props {
  acceptance: Acceptance;
  onClose: () => void;
}

/** States what arrived for a claim; a checker posts it. */
export const ConfirmDialog = ({ acceptance, onClose }: Props) => (
  <ActDialog
    title={acceptanceStrings.confirm}
    note={acceptanceStrings.confirmNote(acceptance.payee)}
    name={`acceptance-${acceptance.id}`}
    fields={[
      { name: 'amount', kind: 'amount', label: acceptanceStrings.arrived },
      receiptField,
      differenceField,
    ]}
    submit={acceptanceStrings.confirm}
    onClose={onClose}
    run={({ receipt_number, difference_reason }, amountMinor) =>
      callApi(proposeConfirmation, {
        ...{ acceptance_id: acceptance.id, amount: amountMinor, receipt_number },
        ...differenceOf(difference_reason),
      })
    }
  />
);

/** Nothing arrived for a claim. */
export const RefuseClaimDialog = ({ acceptance, onClose }: Props) => (
  <ActDialog
    title={acceptanceStrings.refuse}
    note={acceptanceStrings.refuseNote(acceptance.holder.username)}
    name={`refuse-acceptance-${acceptance.id}`}
    fields={[reasonForHolder]}
    submit={acceptanceStrings.refuse}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(refuse, { acceptance_id: acceptance.id, reason })}
  />
);
