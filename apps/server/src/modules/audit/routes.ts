import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { listAudit } from './list-audit';

/** Who did what. */
export const auditRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [route(calls.consoleAudit.list, listAudit)];
};
