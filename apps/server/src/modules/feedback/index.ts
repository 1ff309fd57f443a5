import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { sendFeedback } from './send';

/** The call that sends feedback. */
export const feedbackRoutes = (services: Services): Route[] => [
  holderRoute(calls.feedback.send, ({ caller, request }) => sendFeedback(services, caller.holderId, request)),
];
