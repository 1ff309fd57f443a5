import {
  issueAuthorizationCodes,
  issueLicenseKeys,
  type revokeAuthorizationCode,
  type revokeLicenseKey,
} from '@fairlead/contract/calls/console-key';
import { callApi } from '../../shared/api';
import { strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import { type ActField, momentOf, type Stated } from '../../shared/ui/act-fields';
import { keyStrings } from './strings';

const words = keyStrings;

interface IssueProps {
  onIssued: (codes: readonly string[]) => void;
  onClose: () => void;
}

type BatchField = 'number' | 'expires_at' | 'remark';

const number: ActField<BatchField> = { name: 'number', kind: 'number', label: words.number };
const endAndRemark: readonly ActField<BatchField>[] = [
  { name: 'expires_at', kind: 'moment', label: words.ends, hint: words.endsHint, optional: true },
  { name: 'remark', kind: 'line', label: words.remark, maxLength: 200, optional: true },
];

const batchOf = (stated: Stated<BatchField>) => ({
  number: Number(stated.number),
  expires_at: momentOf(stated.expires_at),
  remark: stated.remark,
});

const keyFields: readonly ActField<BatchField | 'uses' | 'activation'>[] = [
  number,
  { name: 'uses', kind: 'number', label: words.uses },
  {
    name: 'activation',
    kind: 'choice',
    label: words.activation,
    choices: [
      { value: 'at_once', label: words.activeAtOnce },
      { value: 'by_staff', label: words.waitForStaff },
    ],
  },
  ...endAndRemark,
];

export const IssueKeysDialog = ({ onIssued, onClose }: IssueProps) => (
  <ActDialog
    title={words.issueKeys}
    note={words.issueNote}
    name="license-keys"
    fields={keyFields}
    submit={words.issueKeys}
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
    title={words.issueCodes}
    note={words.issueNote}
    name="authorization-codes"
    fields={[number, ...endAndRemark]}
    submit={words.issueCodes}
    onClose={onClose}
    run={async (stated) => onIssued((await callApi(issueAuthorizationCodes, batchOf(stated))).codes)}
  />
);

interface RevokeProps {
  call: typeof revokeLicenseKey | typeof revokeAuthorizationCode;
  row: { readonly id: string; readonly hint: string };
  onClose: () => void;
}

export const RevokeDialog = ({ call, row, onClose }: RevokeProps) => (
  <ActDialog
    title={words.revoke}
    note={words.revokeNote(row.hint)}
    name={`revoke-${call.id}-${row.id}`}
    fields={[{ name: 'reason', kind: 'line', label: strings.common.reason, hint: words.reason }]}
    submit={words.revoke}
    look="danger"
    onClose={onClose}
    run={({ reason }) => callApi(call, { id: row.id, reason })}
  />
);
