import { list } from '@fairlead/contract/calls/account-staff';
import { ACCOUNT_STATES, ENTRIES } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { accountStrings } from './strings';

const columns: readonly Column<RowOf<typeof list>>[] = [
  { head: strings.common.holder, sort: 'username', cell: (holder) => <HolderLink holder={holder} /> },
  { head: accountStrings.nickname, cell: (holder) => holder.nickname },
  {
    head: accountStrings.operationId,
    cell: (holder) => <Figure value={holder.operation_id} />,
  },
  { head: strings.common.state, cell: (holder) => <StateTag state={holder.state} /> },
  { head: accountStrings.entry, cell: (holder) => words(holder.entry) },
  { head: strings.common.since, sort: 'created_at', cell: (holder) => <Moment at={holder.created_at} /> },
];

/** Account holders, found by name, operation ID, e-mail or phone. */
export const HoldersPage = () => (
  <CasePage
    title={accountStrings.title}
    call={list}
    filters={[
      { kind: 'words', label: accountStrings.searchLabel },
      { name: 'state', values: ACCOUNT_STATES },
      { name: 'entry', label: accountStrings.entry, values: ENTRIES },
      { kind: 'time', label: strings.common.since },
    ]}
    isCounted
    views="holders"
    presets={accountStrings.views}
    columns={columns}
    empty={accountStrings.empty}
  />
);
