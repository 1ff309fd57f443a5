import { caseStrings } from '../case-strings';
import { reportEntryStrings } from '../delivery-strings';
import { words as inWords, strings } from '../strings';
import { Button } from '../ui/button';
import { type Column, DataTable } from '../ui/data-table';
import { Moment } from '../ui/figures';
import { Panel } from '../ui/page';
import { StateTag } from '../ui/state-tag';
import type { Uploaded } from './report-upload';

const words = reportEntryStrings;
type Row = Uploaded['rows'][number];

const columns: readonly Column<Row>[] = [
  { head: words.place, look: 'end', cell: ({ line }) => <span className="figures">{line}</span> },
  { head: words.order, cell: (row) => <span className="code code--whole">{row.order_number}</span> },
  { head: caseStrings.reports.bucket, cell: (row) => <Moment at={row.bucket} /> },
  { head: words.version, look: 'end', cell: (row) => <span className="figures">{row.version}</span> },
  { head: words.outcome, cell: (row) => <StateTag state={row.outcome} /> },
  { head: words.fault, cell: (row) => (row.fault ? inWords(row.fault) : strings.common.none) },
];

/** What became of each line of a file, until it is closed. */
export const ReportOutcomes = ({ uploaded, onHide }: { uploaded: Uploaded; onHide: () => void }) => {
  const title = words.outcomes(uploaded.name);
  const counted = uploaded.rows.filter(({ outcome }) => outcome === 'accepted').length;
  return (
    <section className="panel" aria-label={title}>
      <Panel title={title}>
        <p role="status">{words.counted(counted, uploaded.rows.length)}</p>
        <DataTable label={title} columns={columns} rows={uploaded.rows} rowKey={(row) => String(row.line)} />
        <div className="row">
          <Button onClick={onHide}>{words.hide}</Button>
        </div>
      </Panel>
    </section>
  );
};
