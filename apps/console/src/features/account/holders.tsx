import { list } from '@fairlead/contract/calls/account-staff';
import { ACCOUNT_STATES, ENTRIES, HOLDER_STEPS } from '@fairlead/vocabulary';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Figure, Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { isDay, useTextFilter } from '../../shared/ui/use-filter';
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
export const HoldersPage = () => {
  const week = useTextFilter('week');
  const isOfWeek = isDay(week.value);
  return (
    <CasePage
      title={accountStrings.title}
      call={list}
      filters={[
        { kind: 'words', label: accountStrings.searchLabel },
        { name: 'state', values: ACCOUNT_STATES },
        { name: 'entry', label: accountStrings.entry, values: ENTRIES },
        { name: 'reached', label: accountStrings.reached, values: HOLDER_STEPS },
        { kind: 'time', label: strings.common.since },
      ]}
      given={isOfWeek ? { week: week.value } : {}}
      isCounted
      views="holders"
      presets={accountStrings.views}
      columns={columns}
      empty={accountStrings.empty}
    >
      {isOfWeek ? (
        <p className="row">
          <span className="tag tag--attention">{accountStrings.week(week.value)}</span>
          <Button inRow onClick={() => week.setValue('')}>
            {accountStrings.anyWeek}
          </Button>
        </p>
      ) : null}
    </CasePage>
  );
};
