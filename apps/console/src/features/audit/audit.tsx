import { list } from '@fairlead/contract/calls/audit';
import { useSearchParams } from 'react-router';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { ChainState } from './chain';
import { Changes, Mark, Sentence } from './entry';
import { AuditFilters, useAuditFilters } from './filters';
import type { Entry } from './sentences';
import { auditStrings } from './strings';
import './audit.css';

const columns: readonly Column<Entry>[] = [
  { head: strings.common.time, sort: 'time', cell: (row) => <Moment at={row.time} /> },
  {
    head: auditStrings.text,
    look: 'wide',
    cell: (row) => (
      <>
        <Sentence entry={row} />
        <Changes entry={row} />
      </>
    ),
  },
  { head: auditStrings.mark, cell: (row) => <Mark entry={row} /> },
  { head: auditStrings.address, cell: (row) => <span className="code">{row.address}</span> },
  {
    head: auditStrings.record,
    cell: (row) => (
      <span className="code code--whole" title={row.hash}>
        {row.id}
      </span>
    ),
  },
];

/** The audit log as sentences, newest first; narrowed by person, words, holder, time, and the object that led here. */
export const AuditPage = () => {
  const { request, object, isUnsaid } = useAuditFilters();
  const [, setParameters] = useSearchParams();
  return (
    <Page title={auditStrings.title} tools={<ChainState />}>
      <AuditFilters />
      {object === null ? null : (
        <p className="row">
          <span className="tag tag--attention">{auditStrings.object(words(object.type), object.id)}</span>
          <Button inRow onClick={() => setParameters({})}>
            {auditStrings.all}
          </Button>
        </p>
      )}
      {isUnsaid ? (
        <p className="notice">{auditStrings.unsaid}</p>
      ) : (
        <List
          call={list}
          request={request}
          label={auditStrings.title}
          columns={columns}
          rowKey={(row) => row.id}
          empty={auditStrings.empty}
        />
      )}
    </Page>
  );
};
