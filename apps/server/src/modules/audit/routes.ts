import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { listAudit } from './list-audit';

/** Who did what. */
export const auditRoutes = ({ database }: Services): Route[] => [
  staffRoute(calls.consoleAudit.list, ({ request }) => listAudit(database, request)),
];
