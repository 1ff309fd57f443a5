import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listOutbox, retryOutbox } from './list-outbox';
import { draftHouseFunding } from './propose-house-funding';
import { draftManualReport } from './propose-manual-report';
import { draftMediaPayment } from './propose-media-payment';
import { draftReportFile } from './propose-report-file';
import { uploadReports } from './upload-reports';

/** Staff in a network's place: what it cannot send or does not take, and the money between it and the programme. */
export const networksStaffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleReport.uploadCsv, uploadReports),
    proposal(calls.consoleReport.proposeManual, draftManualReport),
    proposal(calls.consoleReport.proposeFile, draftReportFile),
    route(calls.consoleReport.outbox, listOutbox),
    route(calls.consoleReport.retryOutbox, retryOutbox),
    proposal(calls.consoleRemittance.proposeMediaPayment, draftMediaPayment),
    proposal(calls.consoleHouse.proposeFunding, draftHouseFunding),
  ];
};
