import { calls } from '@fairlead/contract';
import { DEFAULT_LANGUAGE } from '@fairlead/i18n';
import { done } from '../../http/answer';
import { holderRoute, publicRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { acceptTexts, listAccepted, listOwnAccepted } from './accepted';
import { basicConfigOf } from './basic-config';
import { legalTexts, pendingKinds } from './legal';
import { listTexts } from './list-texts';
import { draftContentVersion } from './propose-text';
import { saveText } from './save-text';

export { publishFirstTexts } from './first-texts';
export { checkTerms, hasSampleTerms } from './legal';
export { contentVersionKind } from './propose-text';

/** What a person agrees to, and what they agreed to. */
const legalRoutes = (services: Services): Route[] => {
  const { database } = services;
  return [
    publicRoute(calls.legal.texts, async ({ request }) =>
      done(await legalTexts(database, request.lang ?? DEFAULT_LANGUAGE)),
    ),
    holderRoute(calls.legal.pending, async ({ caller }) =>
      done({ kinds: await pendingKinds(database, caller.holderId) }),
    ),
    holderRoute(calls.legal.accept, (incoming) => acceptTexts(services, incoming)),
    holderRoute(calls.legal.accepted, ({ caller, request }) => listOwnAccepted(services, caller, request)),
    staffRoutesOf(services)(calls.consoleContent.accepted, listAccepted),
  ];
};

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
    ...legalRoutes(services),
  ];
};
