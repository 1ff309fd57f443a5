import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { listForStaff } from './list-products';
import { draftProductVersion } from './propose-version';
import { retireProduct } from './publish';
import { saveDraft } from './save-draft';

/** The catalogue as staff keep it. */
export const productsRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleProduct.list, ({ request }) => listForStaff(services, request)),
  staffRoute(calls.consoleProduct.save, ({ caller, request }) => saveDraft(services, caller, request)),
  staffRoute(calls.consoleProduct.retire, ({ caller, request }) => retireProduct(services, caller, request)),
  staffRoute(calls.consoleProduct.proposeVersion, ({ caller, request }) =>
    propose(services, caller, (tx) => draftProductVersion(tx, request)),
  ),
];
