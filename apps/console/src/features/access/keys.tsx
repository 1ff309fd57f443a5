import {
  authorizationCodes,
  issueAuthorizationCodes,
  issueLicenseKeys,
  licenseKeys,
  revokeAuthorizationCode,
  revokeLicenseKey,
} from '@fairlead/contract/calls/access-keys';
import { deviceClock } from '@fairlead/ui/clock';
import { useState } from 'react';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import type { PageAct, RowActs } from '../../shared/ui/acts';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Count, Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import {
  IssueCodesDialog,
  IssueKeysDialog,
  type RevokeCall,
  RevokeDialog,
  revokeOne,
  revokeReason,
} from './key-dialogs';
import { keyStrings } from './strings';

type Key = RowOf<typeof licenseKeys>;
type Code = RowOf<typeof authorizationCodes>;

const STATES = ['valid', 'used_up', 'ended', 'revoked'] as const;

const hasEnded = (at: string | null): boolean => at !== null && Date.parse(at) <= deviceClock.now();

const stateOf = (row: Key | Code): string => {
  if (row.revoked_at) return keyStrings.revoked;
  if ('uses_left' in row ? row.uses_left === 0 : row.used_by !== null) return keyStrings.usedUp;
  return hasEnded(row.expires_at) ? keyStrings.ended : keyStrings.valid;
};

const hint: Column<Key | Code> = {
  head: keyStrings.begins,
  cell: (row) => <span className="code code--whole">{row.hint}</span>,
};
const rest: readonly Column<Key | Code>[] = [
  { head: strings.common.state, cell: (row) => <StateTag state={stateOf(row)} /> },
  { head: keyStrings.made, sort: 'created_at', cell: (row) => <Moment at={row.created_at} /> },
  { head: keyStrings.ends, cell: (row) => <Moment at={row.expires_at} /> },
  { head: keyStrings.remark, look: 'wide', cell: (row) => row.remark },
];

const keyColumns: readonly Column<Key>[] = [
  hint,
  {
    head: keyStrings.usesLeft,
    look: 'end',
    sort: 'uses_left',
    cell: (key) => <Count value={key.uses_left} />,
  },
  { head: keyStrings.used, look: 'end', cell: (key) => <Count value={key.used} /> },
  { head: keyStrings.waits, cell: (key) => (key.staff_activate ? strings.common.yes : strings.common.no) },
  ...rest,
];

const codeColumns: readonly Column<Code>[] = [
  hint,
  {
    head: keyStrings.usedBy,
    cell: ({ holder }) => (holder ? <HolderLink holder={holder} /> : strings.common.none),
  },
  ...rest,
];

const revokeOf = (record: 'license_key' | 'authorization_code', call: RevokeCall): RowActs<Key | Code> => ({
  record,
  acts: [
    {
      label: keyStrings.revoke,
      look: 'danger',
      call,
      isOpen: (row) => stateOf(row) === keyStrings.valid,
      dialog: (row, close) => <RevokeDialog call={call} row={row} onClose={close} />,
      bulk: { fields: [revokeReason], run: (row, { reason = '' }) => revokeOne(call, row, reason) },
    },
  ],
});
const revokeKeys = revokeOf('license_key', revokeLicenseKey);
const revokeCodes = revokeOf('authorization_code', revokeAuthorizationCode);

/** Alike for keys and codes. */
const common = {
  title: keyStrings.title,
  filters: [
    { name: 'state', values: STATES },
    { kind: 'words', label: keyStrings.search },
    { kind: 'time', label: keyStrings.made },
  ],
  isCounted: true,
  nameOf: ({ hint: begins }: Key | Code) => begins,
  views: 'keys',
  presets: keyStrings.views,
} as const;

/** License keys, or authorization codes: issued in batches, shown once, revocable. */
export const KeysPage = () => {
  const kind = useFilter('kind', ['keys', 'codes'], 'keys');
  const [shown, setShown] = useState<readonly string[]>([]);
  const pageActs: readonly PageAct[] = [
    {
      label: keyStrings.issueKeys,
      call: issueLicenseKeys,
      dialog: (close) => <IssueKeysDialog onIssued={setShown} onClose={close} />,
    },
    {
      label: keyStrings.issueCodes,
      call: issueAuthorizationCodes,
      dialog: (close) => <IssueCodesDialog onIssued={setShown} onClose={close} />,
    },
  ];
  const once = shown.length > 0 ? <ShownOnce texts={shown} onHide={() => setShown([])} /> : null;
  if (kind.value === 'codes')
    return (
      <CasePage
        {...common}
        key="codes"
        heading={keyStrings.codes}
        call={authorizationCodes}
        one={keyStrings.oneCode}
        columns={codeColumns}
        rowActs={revokeCodes}
        pageActs={pageActs}
        empty={keyStrings.codesEmpty}
      >
        {once}
      </CasePage>
    );
  return (
    <CasePage
      {...common}
      key="keys"
      heading={keyStrings.licenseKeys}
      call={licenseKeys}
      one={keyStrings.one}
      columns={keyColumns}
      rowActs={revokeKeys}
      pageActs={pageActs}
      empty={keyStrings.licenseKeysEmpty}
    >
      {once}
    </CasePage>
  );
};
