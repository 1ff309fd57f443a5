import { list } from '@fairlead/contract/calls/console-holder';
import { ACCOUNT_STATES, ENTRIES } from '@fairlead/contract/enums';
import { type FormEvent, useState } from 'react';
import type { RowOf } from '../api/use-call';
import { strings, words } from '../strings';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { TextField } from '../ui/field';
import { Moment } from '../ui/figures';
import { HolderLink } from '../ui/links';
import { List } from '../ui/list';
import { Page } from '../ui/page';
import { StateFilter } from '../ui/state-filter';
import { StateTag } from '../ui/state-tag';
import { useFilter, useTextFilter } from '../ui/use-filter';

const columns: readonly Column<RowOf<typeof list>>[] = [
  { head: strings.common.holder, sort: 'username', cell: (holder) => <HolderLink holder={holder} /> },
  { head: strings.holders.nickname, cell: (holder) => holder.nickname },
  {
    head: strings.holders.operationId,
    cell: (holder) => <span className="figures">{holder.operation_id}</span>,
  },
  { head: strings.common.state, cell: (holder) => <StateTag state={holder.state} /> },
  { head: strings.holders.entry, cell: (holder) => words(holder.entry) },
  { head: strings.holders.since, sort: 'created_at', cell: (holder) => <Moment at={holder.created_at} /> },
];

/** Account holders, found by name, operation ID, e-mail or phone. */
export const HoldersPage = () => {
  const query = useTextFilter('query');
  const state = useFilter('state', ACCOUNT_STATES, '');
  const entry = useFilter('entry', ENTRIES, '');
  const [typed, setTyped] = useState(query.value);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    query.setValue(typed.trim());
  };
  return (
    <Page
      title={strings.holders.title}
      tools={
        <search>
          <form className="row row--end" onSubmit={search}>
            <TextField
              label={strings.holders.searchLabel}
              type="search"
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.target.value)}
            />
            <StateFilter values={ACCOUNT_STATES} value={state.value} onChange={state.setValue} />
            <StateFilter
              label={strings.holders.entry}
              values={ENTRIES}
              value={entry.value}
              onChange={entry.setValue}
            />
            <Button type="submit">{strings.common.search}</Button>
          </form>
        </search>
      }
    >
      <List
        call={list}
        request={{ query: query.value || undefined, state: state.value, entry: entry.value }}
        label={strings.holders.title}
        columns={columns}
        rowKey={(holder) => holder.id}
        empty={strings.holders.empty}
      />
    </Page>
  );
};
