import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listForStaff } from './list-products';
import { draftProductVersion } from './propose-version';
import { retireProduct } from './publish';
import { saveDraft } from './save-draft';
import { tellWatchers } from './watch';

/** The catalogue as staff keep it. */
export const productsRoutes = (services: Services): Route[] => {
  const proposal = proposalRoutesOf(services);
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleProduct.list, listForStaff),
    route(calls.consoleProduct.save, saveDraft),
    route(calls.consoleProduct.retire, retireProduct),
    proposal(calls.consoleProduct.proposeVersion, draftProductVersion),
  ];
};

const TELL_PAUSE_MS = 30_000;

export const productsJobs = (services: Services): Job[] => [
  { name: 'watched products', pauseMs: TELL_PAUSE_MS, run: () => tellWatchers(services) },
];
