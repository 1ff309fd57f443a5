import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { listTexts } from './list-texts';
import { saveText } from './save-text';

export { publishFirstTexts } from './first-texts';
export { lockText, publishText } from './publish-text';
export { publishedTexts } from './published';

/** Questions and rules as staff keep them. */
export const contentRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleContent.list, ({ request }) => listTexts(services.database, request)),
  staffRoute(calls.consoleContent.save, ({ caller, request }) => saveText(services, caller, request)),
];
