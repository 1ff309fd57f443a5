import { list } from '@fairlead/contract/calls/console-audit';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RowOf } from '../api/use-call';
import { strings, words } from '../strings';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { TextField } from '../ui/field';
import { Moment } from '../ui/figures';
import { List } from '../ui/list';
import { Page } from '../ui/page';

const columns: readonly Column<RowOf<typeof list>>[] = [
  { head: strings.common.time, sort: 'time', cell: (row) => <Moment at={row.time} /> },
  { head: strings.audit.actor, cell: (row) => row.actor },
  { head: strings.audit.act, cell: (row) => <span className="code code--whole">{row.act}</span> },
  { head: strings.audit.subject, cell: (row) => `${words(row.subject_type)} ${row.subject_id}` },
  {
    head: strings.common.holder,
    cell: (row) =>
      row.holder_id ? <Link to={`/holders/${row.holder_id}`}>{row.holder_id}</Link> : strings.common.none,
  },
  { head: strings.audit.text, look: 'wide', cell: (row) => row.text },
  {
    head: strings.audit.hash,
    cell: (row) => (
      <span className="code code--whole" title={row.hash}>
        {row.hash.slice(0, 12)}
      </span>
    ),
  },
];

const FILTERS = ['actor', 'act', 'holder_id'] as const;
const labels = {
  actor: strings.audit.actor,
  act: strings.audit.act,
  holder_id: strings.audit.holderId,
};

/** The audit log, newest first. */
export const AuditPage = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = Object.fromEntries(FILTERS.map((name) => [name, parameters.get(name) ?? '']));
  const [typed, setTyped] = useState(asked);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const order = parameters.get('sort');
    const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    setParameters([...filled, ...(order === null ? [] : [['sort', order] as [string, string]])]);
  };
  return (
    <Page
      title={strings.audit.title}
      tools={
        <search>
          <form className="row row--end" onSubmit={search}>
            {FILTERS.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                value={typed[name] ?? ''}
                maxLength={64}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            ))}
            <Button type="submit">{strings.common.search}</Button>
          </form>
        </search>
      }
    >
      <List
        call={list}
        request={asked}
        label={strings.audit.title}
        columns={columns}
        rowKey={(row) => row.id}
        empty={strings.audit.empty}
      />
    </Page>
  );
};
