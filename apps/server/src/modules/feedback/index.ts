import { calls } from '@fairlead/contract';
import { holderRoute, type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { sendFeedback } from './send';
import { answerFeedback, listFeedback } from './staff';

/** The call that sends feedback, and those by which staff answer it. */
export const feedbackRoutes = (services: Services): Route[] => [
  holderRoute(calls.feedback.send, ({ caller, request }) => sendFeedback(services, caller.holderId, request)),
  staffRoute(calls.consoleFeedback.list, ({ request }) => listFeedback(services, request)),
  staffRoute(calls.consoleFeedback.answer, ({ caller, request }) =>
    answerFeedback(services, caller, request),
  ),
];
