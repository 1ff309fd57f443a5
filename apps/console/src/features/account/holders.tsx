import { list } from '@fairlead/contract/calls/account-staff';
import { ACCOUNT_STATES, ENTRIES, HOLDER_STEPS } from '@fairlead/vocabulary';
import { type FormEvent, useState } from 'react';
import type { RowOf } from '../../shared/api/use-call';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { TextField } from '../../shared/ui/field';
import { Figure, Moment } from '../../shared/ui/figures';
import { HolderLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { isDay, useFilter, useTextFilter } from '../../shared/ui/use-filter';
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
  const query = useTextFilter('query');
  const state = useFilter('state', ACCOUNT_STATES, '');
  const entry = useFilter('entry', ENTRIES, '');
  const reached = useFilter('reached', HOLDER_STEPS, '');
  const week = useTextFilter('week');
  const [typed, setTyped] = useState(query.value);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    query.setValue(typed.trim());
  };
  return (
    <Page
      title={accountStrings.title}
      tools={
        <search>
          <form className="row row--end" onSubmit={search}>
            <TextField
              label={accountStrings.searchLabel}
              type="search"
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.target.value)}
            />
            <StateFilter values={ACCOUNT_STATES} value={state.value} onChange={state.setValue} />
            <StateFilter
              label={accountStrings.entry}
              values={ENTRIES}
              value={entry.value}
              onChange={entry.setValue}
            />
            <StateFilter
              label={accountStrings.reached}
              values={HOLDER_STEPS}
              value={reached.value}
              onChange={reached.setValue}
            />
            <Button type="submit">{strings.common.search}</Button>
          </form>
        </search>
      }
    >
      {isDay(week.value) ? (
        <p className="row">
          <span className="tag tag--attention">{accountStrings.week(week.value)}</span>
          <Button inRow onClick={() => week.setValue('')}>
            {accountStrings.anyWeek}
          </Button>
        </p>
      ) : null}
      <List
        call={list}
        request={{
          ...{ query: query.value || undefined, state: state.value, entry: entry.value },
          ...{ reached: reached.value, week: isDay(week.value) ? week.value : undefined },
        }}
        label={accountStrings.title}
        columns={columns}
        rowKey={(holder) => holder.id}
        empty={accountStrings.empty}
      />
    </Page>
  );
};
