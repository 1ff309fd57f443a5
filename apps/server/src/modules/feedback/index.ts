import { calls } from '@fairlead/contract';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { sendFeedback } from './send';
import { answerFeedback, listFeedback } from './staff';

export { countFeedback } from './staff';

/** The call that sends feedback, and those by which staff answer it. */
export const feedbackRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    holderRoute(calls.feedback.send, ({ caller, request }) =>
      sendFeedback(services, caller.holderId, request),
    ),
    route(calls.consoleFeedback.list, listFeedback),
    route(calls.consoleFeedback.answer, answerFeedback),
  ];
};
