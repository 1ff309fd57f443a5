import {
  issueAuthorizationCodes,
  issueLicenseKeys,
  type revokeAuthorizationCode,
  type revokeLicenseKey,
} from '@fairlead/contract/calls/access-keys';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type ActField, momentOf, type Stated } from '../../shared/ui/act-fields';
import { keyStrings } from './strings';

interface IssueProps {
  onIssued: (codes: readonly string[]) => void;
  onClose: () => void;
}

type BatchField = 'number' | 'expires_at' | 'remark';

const number: ActField<BatchField> = { name: 'number', kind: 'number', label: keyStrings.number };
const endAndRemark: readonly ActField<BatchField>[] = [
  { name: 'expires_at', kind: 'moment', label: keyStrings.ends, hint: keyStrings.endsHint, optional: true },
  { name: 'remark', kind: 'line', label: keyStrings.remark, maxLength: 200, optional: true },
];

const batchOf = (stated: Stated<BatchField>) => ({
  number: Number(stated.number),
  expires_at: momentOf(stated.expires_at),
  remark: stated.remark,
});

const keyFields: readonly ActField<BatchField | 'uses' | 'activation'>[] = [
  number,
  { name: 'uses', kind: 'number', label: keyStrings.uses },
  {
    name: 'activation',
    kind: 'choice',
    label: keyStrings.activation,
    choices: [
      { value: 'at_once', label: keyStrings.activeAtOnce },
      { value: 'by_staff', label: keyStrings.waitForStaff },
    ],
  },
  ...endAndRemark,
];

export const IssueKeysDialog = ({ onIssued, onClose }: IssueProps) => (
  <ActDialog
    title={keyStrings.issueKeys}
    note={keyStrings.issueNote}
    name="license-keys"
    fields={keyFields}
    submit={keyStrings.issueKeys}
    onClose={onClose}
    run={async (stated) => {
      const uses = Number(stated.uses);
      const staff_activate = stated.activation === 'by_staff';
      onIssued((await callApi(issueLicenseKeys, { ...batchOf(stated), uses, staff_activate })).codes);
    }}
  />
);

export const IssueCodesDialog = ({ onIssued, onClose }: IssueProps) => (
  <ActDialog
    title={keyStrings.issueCodes}
    note={keyStrings.issueNote}
    name="authorization-codes"
    fields={[number, ...endAndRemark]}
    submit={keyStrings.issueCodes}
    onClose={onClose}
    run={async (stated) => onIssued((await callApi(issueAuthorizationCodes, batchOf(stated))).codes)}
  />
);

export type RevokeCall = typeof revokeLicenseKey | typeof revokeAuthorizationCode;

/** Why, for the record. */
export const revokeReason: ActField<'reason'> = {
  name: 'reason',
  kind: 'line',
  label: strings.common.reason,
  hint: keyStrings.reason,
};

export const revokeOne = (call: RevokeCall, { id }: { readonly id: string }, reason: string) =>
  callApi(call, { id, reason });

interface RevokeProps {
  call: RevokeCall;
  row: { readonly id: string; readonly hint: string };
  onClose: () => void;
}

export const RevokeDialog = ({ call, row, onClose }: RevokeProps) => (
  <ActDialog
    title={keyStrings.revoke}
    note={keyStrings.revokeNote(row.hint)}
    name={`revoke-${call.id}-${row.id}`}
    fields={[revokeReason]}
    submit={keyStrings.revoke}
    look="danger"
    onClose={onClose}
    run={({ reason }) => revokeOne(call, row, reason)}
  />
);
