import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { type EntryNames, listAudit } from './list-audit';

/** Who did what. Staff put their acts on record here; what people and proposals are called is handed in. */
export const auditRoutes = (services: Services, names: EntryNames): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleAudit.list, ({ database }, _caller, request) =>
      database.offload((reader) => listAudit(reader, names, request)),
    ),
  ];
};
