import {
  decideQuarantined,
  list,
  proposeFile,
  proposeManual,
} from '@fairlead/contract/calls/networks-reports';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import type { RowOf } from '../../shared/api/use-call';
import { words as inWords, strings } from '../../shared/lib/strings';
import { ActDialog } from '../../shared/ui/act-dialog';
import type { ActField } from '../../shared/ui/act-fields';
import type { BulkAct, PageAct, RowActs } from '../../shared/ui/acts';
import { Button } from '../../shared/ui/button';
import { CasePage } from '../../shared/ui/case-page';
import type { Column } from '../../shared/ui/data-table';
import { Count, Figure, Moment, Money, writtenTime } from '../../shared/ui/figures';
import { EntryLink, ProposalLink } from '../../shared/ui/links';
import { StateTag } from '../../shared/ui/state-tag';
import { isMoment, useTextFilter } from '../../shared/ui/use-filter';
import { EnterReportDialog } from './report-entry';
import { reportEntryStrings, reportStrings } from './report-strings';
import { UploadReportsDialog } from './report-upload';

type Report = RowOf<typeof list>;

const STATES = ['quarantined', 'accepted', 'superseded', 'rejected'] as const;

const columns: readonly Column<Report>[] = [
  { head: reportStrings.received, sort: 'received_at', cell: (report) => <Moment at={report.received_at} /> },
  {
    head: reportStrings.network,
    cell: (report) => (
      <span className="figures">
        {report.demo ? <span className="tag">{report.network}</span> : report.network}{' '}
        {report.entered_by_hand ? <span className="tag">{strings.common.byHand}</span> : null}
      </span>
    ),
  },
  {
    head: reportStrings.plan,
    cell: (report) => (
      <EntryLink className="code code--whole" path="/plans" id={report.order_id}>
        {report.order_number}
      </EntryLink>
    ),
  },
  { head: strings.common.state, cell: (report) => <StateTag state={report.state} /> },
  {
    head: reportStrings.fault,
    cell: (report) => (report.fault ? inWords(report.fault) : strings.common.none),
  },
  {
    head: strings.delivered.spend,
    look: 'end',
    sort: 'spend',
    cell: (report) => <Money amountMinor={report.spend} />,
  },
  { head: strings.delivered.revenue, look: 'end', cell: (report) => <Money amountMinor={report.revenue} /> },
  { head: reportStrings.bucket, cell: (report) => <Moment at={report.bucket} /> },
  {
    head: strings.delivered.impressions,
    look: 'end',
    cell: (report) => <Count value={report.impressions} />,
  },
  { head: strings.delivered.clicks, look: 'end', cell: (report) => <Count value={report.clicks} /> },
  {
    head: strings.delivered.conversions,
    look: 'end',
    cell: (report) => <Count value={report.conversions} />,
  },
  { head: reportStrings.version, look: 'end', cell: (report) => <Figure value={report.version} /> },
];

const why: ActField<'reason'> = {
  name: 'reason',
  kind: 'lines',
  label: strings.common.reason,
  hint: reportStrings.reason,
};

/** One proposal a report: whoever checks them may decide each another way. */
const decideSeveral = (accept: boolean): BulkAct<Report> => ({
  fields: [why],
  run: (report, { reason = '' }) => callApi(decideQuarantined, { id: report.id, accept, reason }),
});

const DecideDialog = ({
  report,
  accept,
  onClose,
}: {
  report: Report;
  accept: boolean;
  onClose: () => void;
}) => (
  <ActDialog
    title={accept ? reportStrings.accept : reportStrings.reject}
    note={reportStrings.note}
    name={`report-${accept}-${report.id}`}
    fields={[why]}
    submit={accept ? reportStrings.accept : reportStrings.reject}
    look={accept ? 'primary' : 'danger'}
    onClose={onClose}
    run={({ reason }) => callApi(decideQuarantined, { id: report.id, accept, reason })}
  />
);

const isQuarantined = ({ state }: Report): boolean => state === 'quarantined';

const rowActs: RowActs<Report> = {
  record: 'report',
  acts: [
    {
      label: reportStrings.accept,
      call: decideQuarantined,
      isOpen: isQuarantined,
      dialog: (report, close) => <DecideDialog report={report} accept onClose={close} />,
      bulk: decideSeveral(true),
    },
    {
      label: reportStrings.reject,
      look: 'danger',
      call: decideQuarantined,
      isOpen: isQuarantined,
      dialog: (report, close) => <DecideDialog report={report} accept={false} onClose={close} />,
      bulk: decideSeveral(false),
    },
  ],
};

/** Reports that staff bring in for a network that cannot: stated by hand, or as a file. */
const entryActs = (onProposed: (proposal: { readonly id: string }) => void): readonly PageAct[] => [
  {
    label: reportEntryStrings.enter,
    call: proposeManual,
    dialog: (close) => <EnterReportDialog onProposed={onProposed} onClose={close} />,
  },
  {
    label: reportEntryStrings.upload,
    call: proposeFile,
    dialog: (close) => <UploadReportsDialog onProposed={onProposed} onClose={close} />,
  },
];

/**
 * Delivery reports, newest first; for one in quarantine somebody proposes what becomes of it
 * (docs/domain/reports.md#quarantine).
 */
export const ReportsPage = () => {
  const [proposalId, setProposalId] = useState<string | null>(null);
  const since = useTextFilter('since');
  const isSince = isMoment(since.value);
  return (
    <CasePage
      title={reportStrings.title}
      call={list}
      filters={[
        { name: 'state', values: STATES },
        { kind: 'network' },
        { kind: 'amount', label: strings.delivered.spend },
        ...(isSince ? [] : [{ kind: 'time', label: reportStrings.received } as const]),
      ]}
      given={isSince ? { from: since.value } : {}}
      isCounted
      amountOf={({ spend }) => spend}
      one={reportStrings.one}
      views="reports"
      presets={[{ name: strings.common.all, query: '' }, ...reportStrings.views]}
      columns={columns}
      rowActs={rowActs}
      pageActs={entryActs(({ id }) => setProposalId(id))}
      empty={reportStrings.empty}
    >
      {isSince ? (
        <p className="row">
          <span className="tag tag--attention">{reportStrings.since(writtenTime(since.value))}</span>
          <Button inRow onClick={() => since.setValue('')}>
            {reportStrings.anyTime}
          </Button>
        </p>
      ) : null}
      {proposalId === null ? null : (
        <p role="status" className="notice notice--attention">
          <ProposalLink id={proposalId} />
        </p>
      )}
    </CasePage>
  );
};
