import { strings } from '../../shared/lib/strings';
import type { Column } from '../../shared/ui/data-table';
import { Moment } from '../../shared/ui/figures';
import { Changes, Mark, Sentence } from './entry';
import type { Entry } from './sentences';
import { auditStrings } from './strings';
import './audit.css';

/** The record in sentences, of everyone or of one holder (docs/domain/audit.md). */
export const auditColumns: readonly Column<Entry>[] = [
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
