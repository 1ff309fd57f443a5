import type { Call } from '../core';
import * as acceptor from './acceptors';
import * as consoleAcceptor from './acceptors-staff';
import * as auth from './access';
import * as factor from './access-factors';
import * as consoleKey from './access-keys';
import * as recovery from './access-recovery';
import * as consoleRecovery from './access-recovery-staff';
import * as account from './account-closing';
import * as user from './account-details';
import * as consoleHolder from './account-staff';
import * as consoleAudit from './audit';
import * as consoleBank from './bank-statements';
import * as consoleCase from './case';
import * as config from './config';
import * as consoleQueue from './console';
import * as consoleView from './console-views';
import * as consoleContent from './content';
import * as legal from './content-legal';
import * as coupon from './coupons';
import * as consoleCoupon from './coupons-staff';
import * as feedback from './feedback';
import * as consoleFeedback from './feedback-staff';
import * as files from './files';
import * as consoleUpload from './files-staff';
import * as assistance from './follow';
import * as network from './networks';
import * as consoleHouse from './networks-house';
import * as consoleReport from './networks-reports';
import * as notification from './notifications';
import * as channel from './notifications-channels';
import * as consoleMessage from './notifications-messages';
import * as consoleNotification from './notifications-staff';
import * as objection from './objections';
import * as consoleObjection from './objections-staff';
import * as consoleOverview from './overview';
import * as consolePayoutRun from './payout-runs';
import * as plan from './plans';
import * as consoleRemittance from './plans-settlement';
import * as consoleOrder from './plans-staff';
import * as consoleProduct from './products';
import * as consoleProposal from './proposals';
import * as consoleRisk from './risk';
import * as consoleSearch from './search';
import * as consoleStaff from './staff';
import * as consoleAuth from './staff-sign-in';
import * as standing from './standing';
import * as membership from './standing-membership';
import * as statement from './statements';
import * as consoleBooks from './statements-books';
import * as paper from './statements-papers';
import * as statistics from './statistics';
import * as support from './support';
import * as guest from './support-guests';
import * as consoleSupport from './support-staff';
import * as topup from './topups';
import * as consolePayee from './topups-payees';
import * as consoleTopup from './topups-staff';
import * as wallet from './wallet';
import * as consoleHold from './wallet-holds';
import * as consoleWebhook from './webhooks';
import * as withdrawal from './withdrawals';
import * as payout from './withdrawals-payout';
import * as consoleWithdrawal from './withdrawals-staff';

/** Every call by group and name: `calls.plan.put` is the entry with the id `plan.put`. */
export const calls = {
  auth,
  user,
  factor,
  config,
  legal,
  statistics,
  plan,
  wallet,
  payout,
  withdrawal,
  topup,
  coupon,
  notification,
  channel,
  files,
  feedback,
  assistance,
  acceptor,
  standing,
  membership,
  objection,
  statement,
  paper,
  account,
  support,
  guest,
  recovery,
  consoleAuth,
  consoleStaff,
  consoleQueue,
  consoleOverview,
  consoleSearch,
  consoleView,
  consoleProposal,
  consoleHolder,
  consoleCase,
  consoleRisk,
  consoleTopup,
  consoleWithdrawal,
  consoleHold,
  consolePayee,
  consoleKey,
  consoleRecovery,
  consoleOrder,
  consoleProduct,
  consoleReport,
  consoleRemittance,
  consoleHouse,
  consoleBooks,
  consoleBank,
  consolePayoutRun,
  consoleCoupon,
  consoleAcceptor,
  consoleObjection,
  consoleFeedback,
  consoleNotification,
  consoleMessage,
  consoleContent,
  consoleSupport,
  consoleUpload,
  consoleWebhook,
  consoleAudit,
  network,
} as const;

/** Every call, in the order of the groups. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap((group): Call[] =>
  Object.values(group),
);

type Calls = typeof calls;

/** The entry with an id, as a type: `CallOf<'plan.put'>`. */
export type CallOf<Id extends string> = Id extends `${infer Group extends keyof Calls & string}.${infer Name}`
  ? Name extends keyof Calls[Group]
    ? Calls[Group][Name]
    : never
  : never;
