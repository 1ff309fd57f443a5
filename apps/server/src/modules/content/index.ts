import { calls } from '@fairlead/contract';
import { DEFAULT_LANGUAGE } from '@fairlead/i18n';
import { done } from '../../http/answer';
import { publicRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { basicConfigOf } from './basic-config';
import { listTexts } from './list-texts';
import { draftContentVersion } from './propose-text';
import { saveText } from './save-text';

export { publishFirstTexts } from './first-texts';
export { contentVersionKind } from './propose-text';

/** What the app begins with, and its questions and rules as staff keep them. */
export const contentRoutes = (services: Services): Route[] => {
  const proposal = proposalRoutesOf(services);
  const route = staffRoutesOf(services);
  return [
    publicRoute(calls.config.basic, async ({ request }) =>
      done(await basicConfigOf(services, request.lang ?? DEFAULT_LANGUAGE)),
    ),
    route(calls.consoleContent.list, listTexts),
    route(calls.consoleContent.save, saveText),
    proposal(calls.consoleContent.proposeText, draftContentVersion),
  ];
};
