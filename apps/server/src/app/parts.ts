import type { Route } from '../http/route';
import type { Job, Services } from '../http/services';
import { acceptorsJobs, acceptorsRoutes } from '../modules/acceptors';
import { accessJobs, accessRoutes } from '../modules/access';
import { findNamed, readHolderNames } from '../modules/account';
import { accountJobs } from '../modules/account/jobs';
import { accountRoutes } from '../modules/account/routes';
import { auditRoutes, exportRoute } from '../modules/audit';
import { bankStatementsJobs, bankStatementsRoutes } from '../modules/bank-statements';
import { consoleRoutes, keepFiguresJob, queueGauges, readEvidence } from '../modules/console';
import { checkTerms, contentRoutes } from '../modules/content';
import { couponsRoutes } from '../modules/coupons';
import { feedbackRoutes } from '../modules/feedback';
import { filesJobs, filesRoutes } from '../modules/files';
import { followRoutes } from '../modules/follow';
import { networksJobs, networksRoutes, outboxGauges } from '../modules/networks';
import { notificationsJobs, notificationsRoutes } from '../modules/notifications';
import { objectionsJobs, objectionsRoutes } from '../modules/objections';
import { payoutRunsRoutes, readLiveRuns, readPaidLines } from '../modules/payout-runs';
import { plansGauges, plansJobs, plansRoutes } from '../modules/plans';
import { productsJobs, productsRoutes } from '../modules/products';
import { proposalsJobs, proposalsRoutes, readStated } from '../modules/proposals';
import { findStaff, readActorNames } from '../modules/staff';
import { staffRoutes } from '../modules/staff/routes';
import { standingJobs, standingRoutes } from '../modules/standing';
import { statementsGauges, statementsJobs, statementsRoutes } from '../modules/statements';
import { statisticsRoutes } from '../modules/statistics';
import { supportJobs, supportRoutes } from '../modules/support';
import { topupsRoutes } from '../modules/topups';
import { walletJobs, walletRoutes } from '../modules/wallet';
import { webhookGauges, webhooksJobs, webhooksRoutes } from '../modules/webhooks';
import {
  findWithdrawalIds,
  readWithdrawals,
  withdrawalsJobs,
  withdrawalsRoutes,
} from '../modules/withdrawals';
import type { Gauges } from '../plugins/metrics';
import { CASE_TIMELINE } from './case-timeline';
import { demoDeskJob } from './demo-desk';
import { OBJECTION_SUBJECTS } from './objection-subjects';
import { OWN_DATA } from './own-data';
import { PROPOSAL_KINDS } from './proposal-kinds';
import { openSetup } from './read-setup';
import { STAFF_QUEUES } from './staff-queues';
import { recordReadings } from './staff-readings';
import { STAFF_SEARCHES } from './staff-search';

const modulesRoutes = (services: Services): Route[] => [
  ...acceptorsRoutes(services),
  ...accessRoutes(services, checkTerms),
  ...accountRoutes(services, OWN_DATA),
  ...auditRoutes(services, {
    ...{ findStaff, readStaffNames: readActorNames },
    ...{ findNamed, readHolderNames, readStated },
  }),
  ...bankStatementsRoutes(services),
  ...consoleRoutes(services, {
    queues: STAFF_QUEUES,
    searches: STAFF_SEARCHES,
    timeline: CASE_TIMELINE,
    readSetup: openSetup(),
  }),
  ...contentRoutes(services),
  ...couponsRoutes(services),
  ...feedbackRoutes(services),
  ...filesRoutes(services),
  ...followRoutes(services),
  ...networksRoutes(services),
  ...notificationsRoutes(services),
  ...objectionsRoutes(services, OBJECTION_SUBJECTS),
  ...payoutRunsRoutes(services),
  ...plansRoutes(services),
  ...productsRoutes(services),
  ...proposalsRoutes(services, { kinds: PROPOSAL_KINDS, readEvidence }),
  ...staffRoutes(services),
  ...standingRoutes(services),
  ...statementsRoutes(services),
  ...statisticsRoutes(services),
  ...supportRoutes(services),
  ...topupsRoutes(services),
  ...webhooksRoutes(services),
  ...walletRoutes(services, { read: readWithdrawals, find: findWithdrawalIds }),
  ...withdrawalsRoutes(services, { paidLines: readPaidLines, liveRuns: readLiveRuns }),
];

/** The routes of every module, in one list; what staff read of one holder is on that holder's record. */
export const routesOf = (services: Services): Route[] => {
  const routes = modulesRoutes(services).map(recordReadings(services));
  return [...routes, exportRoute(services, routes)];
};

/** What every module tells of itself to whoever watches the program. */
export const gaugesOf = (services: Services): readonly Gauges[] => [
  queueGauges(services, STAFF_QUEUES),
  ...plansGauges(services),
  outboxGauges(services),
  webhookGauges(services),
  statementsGauges(services),
];

/** The demo desk is one maker and one checker, whatever is set for those who come. */
const ofTwoPeople = (services: Services): Services => ({
  ...services,
  config: { ...services.config, threePeopleFrom: new Map() },
});

/** The jobs of every module. */
export const jobsOf = (services: Services): Job[] => [
  ...acceptorsJobs(services),
  ...accessJobs(services),
  ...accountJobs(services),
  ...bankStatementsJobs(services),
  keepFiguresJob(services),
  ...filesJobs(services),
  ...networksJobs(services),
  ...notificationsJobs(services),
  ...objectionsJobs(services, OBJECTION_SUBJECTS),
  ...plansJobs(services),
  ...productsJobs(services),
  ...proposalsJobs(services, PROPOSAL_KINDS),
  ...standingJobs(services),
  ...statementsJobs(services),
  ...supportJobs(services),
  ...walletJobs(services),
  ...webhooksJobs(services),
  ...withdrawalsJobs(services),
  ...(services.config.demoDesk ? [demoDeskJob(services, routesOf(ofTwoPeople(services)))] : []),
];
