import { list } from '@fairlead/contract/calls/audit';
import { strings, words } from '../../shared/lib/strings';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { ChainState } from './chain';
import { Changes, Mark, Sentence } from './entry';
import { AUDIT_FILTERS, useAuditFilters } from './filters';
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
  { head: auditStrings.address, cell: (row) => <span className="code audit__address">{row.address}</span> },
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
  const { given, object, showAll, isUnsaid } = useAuditFilters();
  return (
    <CasePage
      title={auditStrings.title}
      call={list}
      filters={AUDIT_FILTERS}
      ofHolder
      given={given}
      views="audit"
      presets={auditStrings.views}
      columns={columns}
      empty={auditStrings.empty}
      instead={isUnsaid ? <p className="notice">{auditStrings.unsaid}</p> : null}
      tools={<ChainState />}
    >
      {object === null ? null : (
        <p className="row">
          <span className="tag tag--attention">{auditStrings.object(words(object.type), object.id)}</span>
          <Button inRow onClick={showAll}>
            {auditStrings.all}
          </Button>
        </p>
      )}
    </CasePage>
  );
};
