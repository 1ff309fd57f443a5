import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listTexts } from './list-texts';
import { draftContentVersion } from './propose-text';
import { saveText } from './save-text';

export { publishFirstTexts } from './first-texts';
export { contentVersionKind } from './propose-text';
export { publishedTexts } from './published';

/** Questions and rules as staff keep them. */
export const contentRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleContent.list, ({ request }) => listTexts(services.database, request)),
  staffRoute(calls.consoleContent.save, ({ caller, request }) => saveText(services, caller, request)),
  staffRoute(calls.consoleContent.proposeText, ({ caller, request }) =>
    propose(services, caller, (tx) => draftContentVersion(tx, request)),
  ),
];
