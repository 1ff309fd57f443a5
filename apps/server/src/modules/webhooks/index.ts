import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listDeliveries, replayDelivery } from './deliveries';
import { endEndpoint, listEndpoints, showSecret } from './endpoints';
import { previewEvent } from './preview';
import { draftRotation, draftWebhook } from './propose-webhook';

export { webhookGauges } from './gauges';
export { webhooksJobs } from './jobs';
export { webhookKind } from './propose-webhook';

/** Programs outside that are told of events: who they are, what they were sent, and sending it again. */
export const webhooksRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleWebhook.list, listEndpoints),
    proposal(calls.consoleWebhook.propose, draftWebhook),
    proposal(calls.consoleWebhook.proposeRotation, draftRotation),
    route(calls.consoleWebhook.showSecret, showSecret),
    route(calls.consoleWebhook.end, endEndpoint),
    route(calls.consoleWebhook.deliveries, listDeliveries),
    route(calls.consoleWebhook.replay, replayDelivery),
    route(calls.consoleWebhook.preview, previewEvent),
  ];
};
