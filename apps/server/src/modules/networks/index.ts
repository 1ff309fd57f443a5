import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { networkRoute, type Route } from '../../http/route';
import type { Job, Services } from '../../http/services';
import type { NetworkAdapter } from './adapter';
import { csvAdapter } from './csv-network';
import { cancelAtDemo, controlAtDemo, DEMO, demoJob, submitToDemo } from './demo/run';
import { httpAdapter } from './http-network';
import { outboxJobs, pruneJob, sendOutbox } from './outbox';
import { receiveReports } from './receive-reports';
import { networksStaffRoutes } from './staff-routes';

export { playDemoNetwork } from './demo/run';
export { outboxGauges } from './gauges';
export { countFailed } from './list-outbox';
export { houseFundingKind } from './propose-house-funding';
export { manualReportKind } from './propose-manual-report';
export { mediaPaymentKind } from './propose-media-payment';
export { reportFileKind } from './propose-report-file';

const demoNetwork: NetworkAdapter = {
  name: DEMO,
  submit: submitToDemo,
  cancel: cancelAtDemo,
  control: controlAtDemo,
};

/**
 * The networks that this program may speak to: the demo network plays in the sandbox alone
 * (docs/domain/networks.md#demo-network).
 */
const adaptersOf = ({ config }: Services): readonly NetworkAdapter[] => [
  ...config.networks.map(httpAdapter),
  ...config.csvNetworks.map(csvAdapter),
  ...(config.demoNetwork ? [demoNetwork] : []),
];

/** Sends all that is due to the networks. */
export const sendDueOutbox = (services: Services): Promise<number> =>
  sendOutbox(services, adaptersOf(services));

export const networksJobs = (services: Services): readonly Job[] => [
  ...outboxJobs(services, adaptersOf(services)),
  pruneJob(services),
  ...(services.config.demoNetwork ? [demoJob(services)] : []),
];

/** What networks send in, and what staff do in their place. */
export const networksRoutes = (services: Services): Route[] => [
  networkRoute(calls.network.reports, async ({ caller, request }) => {
    const received = await receiveReports(services, caller.name, request.reports);
    return received.ok ? done({ results: received.data }) : received;
  }),
  ...networksStaffRoutes(services),
];
