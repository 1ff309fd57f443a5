import { changes, confirmChanges } from '@fairlead/contract/calls/staff';
import { me } from '@fairlead/contract/calls/staff-sign-in';
import { OWN_STAFF_CHANGES, STAFF_CHANGES } from '@fairlead/vocabulary';
import { callApi } from '../../shared/api';
import { type RowOf, useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Failure } from '../../shared/ui/failure';
import { Moment } from '../../shared/ui/figures';
import { EntryLink } from '../../shared/ui/links';
import { staffStrings } from './strings';

const texts = staffStrings.changes;

type Row = RowOf<typeof changes>;

const columns: readonly Column<Row>[] = [
  { head: texts.time, sort: 'time', cell: (row) => <Moment at={row.time} /> },
  {
    head: texts.what,
    cell: (row) => {
      const what = `${words(row.change)}, ${texts[row.stage]}`;
      return row.proposal_id === null ? (
        what
      ) : (
        <EntryLink path="/proposals" id={row.proposal_id}>
          {what}
        </EntryLink>
      );
    },
  },
  { head: texts.whom, cell: (row) => <strong>{row.username}</strong> },
  { head: staffStrings.number, look: 'end', cell: (row) => row.number ?? strings.common.none },
  { head: staffStrings.roles, look: 'wide', cell: (row) => row.roles.map(words).join(', ') },
  { head: texts.maker, cell: (row) => row.maker ?? texts.commandLine },
  { head: texts.checker, cell: (row) => row.checker ?? strings.common.none },
];

const Confirm = ({ newest }: { newest: string }) => {
  const { sending, error, send } = useSend(() => callApi(confirmChanges, { id: newest }));
  return (
    <>
      <Failure error={error} />
      <div className="form__actions">
        <Button look="primary" sending={sending} onClick={() => void send()}>
          {texts.confirm}
        </Button>
      </div>
    </>
  );
};

/** What became of accounts of staff: all who handle money read it (docs/domain/staff.md#two-people). */
export const ChangesPage = () => {
  const unseen = useCall(me, {}).data?.changes_unseen ?? 0;
  const newest = useCall(changes, {}).data?.items[0]?.id;
  return (
    <CasePage
      title={texts.title}
      call={changes}
      filters={[
        { kind: 'words', label: texts.who },
        { name: 'change', label: texts.what, values: [...STAFF_CHANGES, ...OWN_STAFF_CHANGES] },
        { kind: 'time', label: texts.time },
      ]}
      isCounted
      views="staff-changes"
      columns={columns}
      empty={texts.empty}
    >
      <p>{texts.note}</p>
      {unseen > 0 && newest !== undefined ? <Confirm newest={newest} /> : null}
    </CasePage>
  );
};
