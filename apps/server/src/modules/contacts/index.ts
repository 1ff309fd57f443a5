import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { readContacts, saveContacts } from './save-sheet';

export { readOpeningHours } from './opening-hours';
export { contactsOf } from './sheet';

/** Ways to reach support as staff keep them. */
export const contactsRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleContent.contacts, () => readContacts(services)),
  staffRoute(calls.consoleContent.saveContacts, ({ caller, request }) =>
    saveContacts(services, caller, request),
  ),
];
