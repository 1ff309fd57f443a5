import { list } from '@fairlead/contract/calls/audit';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { RowOf } from '../../shared/api/use-call';
import { actWords, strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { TextField } from '../../shared/ui/field';
import { Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { auditStrings } from './strings';

const columns: readonly Column<RowOf<typeof list>>[] = [
  { head: strings.common.time, sort: 'time', cell: (row) => <Moment at={row.time} /> },
  { head: auditStrings.actor, cell: (row) => row.actor },
  { head: auditStrings.act, cell: (row) => <span title={row.act}>{actWords(row.act)}</span> },
  { head: auditStrings.subject, cell: (row) => `${words(row.subject_type)} ${row.subject_id}` },
  {
    head: strings.common.holder,
    cell: (row) =>
      row.holder_id ? <Link to={`/holders/${row.holder_id}`}>{row.holder_id}</Link> : strings.common.none,
  },
  { head: auditStrings.text, look: 'wide', cell: (row) => row.text },
  {
    head: auditStrings.hash,
    cell: (row) => (
      <span className="code code--whole" title={row.hash}>
        {row.hash.slice(0, 12)}
      </span>
    ),
  },
];

const FILTERS = ['actor', 'act', 'holder_id'] as const;
const labels = {
  actor: auditStrings.actor,
  act: auditStrings.act,
  holder_id: auditStrings.holderId,
};

/** The audit log, newest first. */
export const AuditPage = () => {
  const [parameters, setParameters] = useSearchParams();
  const written = (name: string): string => parameters.get(name) ?? '';
  const [typed, setTyped] = useState(() => Object.fromEntries(FILTERS.map((name) => [name, written(name)])));
  const asked = Object.fromEntries(FILTERS.map((name) => [name, written(name) || undefined]));
  const search = (event: FormEvent): void => {
    event.preventDefault();
    const order = parameters.get('sort');
    const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    setParameters([...filled, ...(order === null ? [] : [['sort', order] as [string, string]])]);
  };
  return (
    <Page
      title={auditStrings.title}
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
        label={auditStrings.title}
        columns={columns}
        rowKey={(row) => row.id}
        empty={auditStrings.empty}
      />
    </Page>
  );
};
