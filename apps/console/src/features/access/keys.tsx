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
import { Link } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { strings } from '../../shared/lib/strings';
import { type RowActs, usePageActs, useRowActs } from '../../shared/ui/acts';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page, Panel } from '../../shared/ui/page';
import { ShownOnce } from '../../shared/ui/shown-once';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { IssueCodesDialog, IssueKeysDialog, RevokeDialog } from './key-dialogs';
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
  cell: (row) => <span className="code">{row.hint}</span>,
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
    cell: (key) => <Figure value={key.uses_left} />,
  },
  { head: keyStrings.used, look: 'end', cell: (key) => <Figure value={key.used} /> },
  { head: keyStrings.waits, cell: (key) => (key.staff_activate ? strings.common.yes : strings.common.no) },
  ...rest,
];

const codeColumns: readonly Column<Code>[] = [
  hint,
  {
    head: keyStrings.usedBy,
    cell: (code) =>
      code.used_by ? (
        <Link to={`/holders/${code.used_by}`}>{keyStrings.holder(code.used_by)}</Link>
      ) : (
        strings.common.none
      ),
  },
  ...rest,
];

const revokeOf = (call: typeof revokeLicenseKey | typeof revokeAuthorizationCode): RowActs<Key | Code> => ({
  acts: [
    {
      label: keyStrings.revoke,
      look: 'danger',
      call,
      isOpen: (row) => stateOf(row) === keyStrings.valid,
      dialog: (row, close) => <RevokeDialog call={call} row={row} onClose={close} />,
    },
  ],
});
const revokeKeys = revokeOf(revokeLicenseKey);
const revokeCodes = revokeOf(revokeAuthorizationCode);

/** License keys and authorization codes: issued in batches, shown once, revocable. */
export const KeysPage = () => {
  const state = useFilter('state', STATES, '');
  const [shown, setShown] = useState<readonly string[]>([]);
  const ofKey = useRowActs(revokeKeys);
  const ofCode = useRowActs(revokeCodes);
  const ofPage = usePageActs([
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
  ]);
  return (
    <Page
      title={keyStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={state.value} onChange={state.setValue} />
          {ofPage.buttons}
        </div>
      }
    >
      {shown.length > 0 ? <ShownOnce texts={shown} onHide={() => setShown([])} /> : null}
      <Panel title={keyStrings.licenseKeys}>
        <List
          call={licenseKeys}
          request={{ state: state.value }}
          label={keyStrings.licenseKeys}
          columns={[...keyColumns, ofKey.column]}
          rowKey={(key) => key.id}
          empty={keyStrings.licenseKeysEmpty}
        />
      </Panel>
      <Panel title={keyStrings.codes}>
        <List
          call={authorizationCodes}
          name="codes"
          request={{ state: state.value }}
          label={keyStrings.codes}
          columns={[...codeColumns, ofCode.column]}
          rowKey={(code) => code.id}
          empty={keyStrings.codesEmpty}
        />
      </Panel>
      {ofPage.dialog}
      {ofKey.dialog}
      {ofCode.dialog}
    </Page>
  );
};
