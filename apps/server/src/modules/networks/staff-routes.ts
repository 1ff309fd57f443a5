import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listOutbox, retryOutbox } from './list-outbox';
import { draftHouseFunding } from './propose-house-funding';
import { draftManualReport } from './propose-manual-report';
import { draftMediaPayment } from './propose-media-payment';
import { draftReportFile } from './propose-report-file';
import { uploadReports } from './upload-reports';

/** Staff in a network's place: what it cannot send or does not take, and the money between it and the programme. */
export const networksStaffRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleReport.uploadCsv, ({ caller, form }) => uploadReports(services, caller, form)),
  staffRoute(calls.consoleReport.proposeManual, ({ caller, request }) =>
    propose(services, caller, (tx, now) => draftManualReport(tx, request, now)),
  ),
  staffRoute(calls.consoleReport.proposeFile, ({ caller, request }) =>
    propose(services, caller, (tx, now) => draftReportFile(tx, services.config, request, now)),
  ),
  staffRoute(calls.consoleReport.outbox, ({ request }) => listOutbox(services.database, request)),
  staffRoute(calls.consoleReport.retryOutbox, ({ caller, request }) =>
    retryOutbox(services, caller.staffId, Number(request.id)),
  ),
  staffRoute(calls.consoleRemittance.proposeMediaPayment, ({ caller, request }) =>
    propose(services, caller, (tx) => draftMediaPayment(tx, request)),
  ),
  staffRoute(calls.consoleHouse.proposeFunding, ({ caller, request }) =>
    propose(services, caller, async () => draftHouseFunding(request)),
  ),
];
