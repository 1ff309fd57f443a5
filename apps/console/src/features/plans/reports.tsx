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
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import type { Column } from '../../shared/ui/data-table';
import { Moment, Money } from '../../shared/ui/figures';
import { ProposalLink } from '../../shared/ui/links';
import { List } from '../../shared/ui/list';
import { Page } from '../../shared/ui/page';
import { StateFilter } from '../../shared/ui/state-filter';
import { StateTag } from '../../shared/ui/state-tag';
import { useFilter } from '../../shared/ui/use-filter';
import { EnterReportDialog } from './report-entry';
import { reportEntryStrings, reportStrings } from './report-strings';
import { UploadReportsDialog } from './report-upload';

type Report = RowOf<typeof list>;

const STATES = ['quarantined', 'accepted', 'superseded', 'rejected'] as const;

const Figure = ({ value }: { value: number }) => <span className="figures">{value}</span>;

const columns: readonly Column<Report>[] = [
  { head: reportStrings.received, sort: 'received_at', cell: (report) => <Moment at={report.received_at} /> },
  {
    head: reportStrings.network,
    cell: (report) => (
      <>
        {report.network} {report.demo ? <span className="tag">{strings.common.demo}</span> : null}{' '}
        {report.entered_by_hand ? <span className="tag">{strings.common.byHand}</span> : null}
      </>
    ),
  },
  {
    head: reportStrings.plan,
    look: 'end',
    cell: (report) => <span className="figures">{report.order_id}</span>,
  },
  { head: reportStrings.bucket, cell: (report) => <Moment at={report.bucket} /> },
  { head: reportStrings.version, look: 'end', cell: (report) => <Figure value={report.version} /> },
  {
    head: strings.delivered.impressions,
    look: 'end',
    cell: (report) => <Figure value={report.impressions} />,
  },
  { head: strings.delivered.clicks, look: 'end', cell: (report) => <Figure value={report.clicks} /> },
  {
    head: strings.delivered.conversions,
    look: 'end',
    cell: (report) => <Figure value={report.conversions} />,
  },
  {
    head: strings.delivered.spend,
    look: 'end',
    sort: 'spend',
    cell: (report) => <Money amountMinor={report.spend} />,
  },
  { head: strings.delivered.revenue, look: 'end', cell: (report) => <Money amountMinor={report.revenue} /> },
  { head: strings.common.state, cell: (report) => <StateTag state={report.state} /> },
  {
    head: reportStrings.fault,
    cell: (report) => (report.fault ? inWords(report.fault) : strings.common.none),
  },
];

/** Reports that staff bring in for a network that cannot: stated by hand, or as a file. */
const useEntry = () => {
  const mayEnter = useMay(proposeManual);
  const mayUpload = useMay(proposeFile);
  const [open, setOpen] = useState<'enter' | 'upload' | null>(null);
  const [proposalId, setProposalId] = useState<string | null>(null);
  const close = (): void => setOpen(null);
  const buttons = (
    <>
      {mayEnter ? <Button onClick={() => setOpen('enter')}>{reportEntryStrings.enter}</Button> : null}
      {mayUpload ? <Button onClick={() => setOpen('upload')}>{reportEntryStrings.upload}</Button> : null}
    </>
  );
  const shown = (
    <>
      {proposalId === null ? null : (
        <p role="status" className="notice notice--attention">
          <ProposalLink id={proposalId} />
        </p>
      )}
      {open === 'enter' ? (
        <EnterReportDialog onProposed={({ id }) => setProposalId(id)} onClose={close} />
      ) : null}
      {open === 'upload' ? (
        <UploadReportsDialog onProposed={({ id }) => setProposalId(id)} onClose={close} />
      ) : null}
    </>
  );
  return { buttons, shown };
};

/**
 * Delivery reports, newest first; for one in quarantine somebody proposes what becomes of it
 * (docs/domain/reports.md#quarantine).
 */
export const ReportsPage = () => {
  const mayPropose = useMay(decideQuarantined);
  const filter = useFilter('state', STATES, '');
  const entry = useEntry();
  const [chosen, setChosen] = useState<{ report: Report; accept: boolean } | null>(null);
  const acts: Column<Report> = {
    head: strings.common.actions,
    cell: (report) =>
      mayPropose && report.state === 'quarantined' ? (
        <div className="row row--tight">
          <Button inRow onClick={() => setChosen({ report, accept: true })}>
            {reportStrings.accept}
          </Button>
          <Button inRow look="danger" onClick={() => setChosen({ report, accept: false })}>
            {reportStrings.reject}
          </Button>
        </div>
      ) : null,
  };
  return (
    <Page
      title={reportStrings.title}
      tools={
        <div className="row row--end">
          <StateFilter values={STATES} value={filter.value} onChange={filter.setValue} />
          {entry.buttons}
        </div>
      }
    >
      {entry.shown}
      <List
        call={list}
        request={{ state: filter.value }}
        label={reportStrings.title}
        columns={[...columns, acts]}
        rowKey={(report) => report.id}
        empty={reportStrings.empty}
      />
      {chosen ? (
        <ActDialog
          title={chosen.accept ? reportStrings.accept : reportStrings.reject}
          note={reportStrings.note}
          name={`report-${chosen.accept}-${chosen.report.id}`}
          fields={[
            { name: 'reason', kind: 'lines', label: strings.common.reason, hint: reportStrings.reason },
          ]}
          submit={chosen.accept ? reportStrings.accept : reportStrings.reject}
          look={chosen.accept ? 'primary' : 'danger'}
          onClose={() => setChosen(null)}
          run={({ reason }) =>
            callApi(decideQuarantined, { id: chosen.report.id, accept: chosen.accept, reason })
          }
        />
      ) : null}
    </Page>
  );
};
