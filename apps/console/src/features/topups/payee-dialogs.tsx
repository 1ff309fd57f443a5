import type { RequestOf } from '@fairlead/contract';
import { type list, propose, proposeRetirement } from '@fairlead/contract/calls/topups-payees';
import { OPERATION_ID_IN_WORDS } from '@fairlead/contract/limits';
import { TOPUP_METHODS } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import { reasonField } from '../../shared/ui/reason-field';
import { readLines, writtenLines } from './payee-lines';
import { payeeStrings } from './strings';

export type Payee = RowOf<typeof list>;

const DETAILS_MAX = 2_700;

type Field = 'name' | 'method' | 'lines' | 'reference' | 'reason';

const REFERENCES = [
  { value: 'operation_id', label: payeeStrings.referenceOf },
  { value: 'none', label: payeeStrings.referenceNone },
] as const;

const referenceIn = (payee: Payee | undefined): (typeof REFERENCES)[number]['value'] =>
  payee === undefined || payee.asks_operation_id ? 'operation_id' : 'none';

const fieldsOf = (payee: Payee | undefined): readonly ActField<Field>[] => [
  { name: 'name', kind: 'line', label: payeeStrings.name, initial: payee?.name ?? '' },
  {
    ...{ name: 'method', kind: 'choice', label: payeeStrings.method, initial: payee?.method ?? '' },
    choices: TOPUP_METHODS.map((value) => ({ value, label: inWords(value) })),
  },
  {
    ...{
      name: 'lines',
      kind: 'lines',
      label: payeeStrings.lines,
      hint: payeeStrings.linesHint,
      maxLength: DETAILS_MAX,
    },
    initial: payee ? writtenLines(payee.lines) : '',
    check: (typed) => {
      if (readLines(typed) === null) return payeeStrings.linesWrong;
      return OPERATION_ID_IN_WORDS.test(typed) ? payeeStrings.linesWords : undefined;
    },
  },
  {
    ...{ name: 'reference', kind: 'choice', label: payeeStrings.reference, hint: payeeStrings.referenceHint },
    ...{ initial: referenceIn(payee), choices: REFERENCES },
  },
  reasonField,
];

interface ProposeProps {
  /** The one that it is to follow; absent for a new one. */
  payee?: Payee;
  onClose: () => void;
}

/**
 * Proposes a payee, a new one or one that begins as another stands: an approved one is never changed
 * (docs/domain/topups.md#payees).
 */
export const ProposePayeeDialog = ({ payee, onClose }: ProposeProps) => (
  <ActDialog
    title={payee ? payeeStrings.change : payeeStrings.propose}
    note={payee ? payeeStrings.changeNote(payee.name) : payeeStrings.proposeNote}
    name={`payee-${payee?.id ?? 'new'}`}
    fields={fieldsOf(payee)}
    submit={payee ? payeeStrings.change : payeeStrings.propose}
    onClose={onClose}
    run={({ name, method, lines, reference, reason }) =>
      callApi(propose, {
        name: name.trim(),
        method: method as RequestOf<typeof propose>['method'],
        lines: readLines(lines) ?? [],
        asks_operation_id: reference === 'operation_id',
        reason,
      })
    }
  />
);

/** Proposes that no further card is made from a payee. */
export const RetirePayeeDialog = ({ payee, onClose }: { payee: Payee; onClose: () => void }) => (
  <ActDialog
    title={payeeStrings.retire}
    note={payeeStrings.retireNote(payee.name)}
    name={`retire-payee-${payee.id}`}
    fields={[reasonField]}
    submit={payeeStrings.retire}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(proposeRetirement, { id: payee.id, reason })}
  />
);
