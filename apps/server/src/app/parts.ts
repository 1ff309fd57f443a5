import type { Route } from '../http/route';
import type { Job, Services } from '../http/services';
import { networksJobs } from '../modules/networks';
import { plansJobs, plansRoutes } from '../modules/plans';
import { statisticsRoutes } from '../modules/statistics';

/** The routes of every module, in one list. */
export const routesOf = (services: Services): Route[] => [
  ...plansRoutes(services),
  ...statisticsRoutes(services),
];

/** The jobs of every module. */
export const jobsOf = (services: Services): Job[] => [...plansJobs(services), ...networksJobs(services)];
