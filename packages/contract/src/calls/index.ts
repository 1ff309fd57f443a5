import type { Call } from '../core';
import * as acceptor from './acceptors';
import * as auth from './access';
import * as account from './account';
import * as config from './config';
import * as consoleAcceptor from './console-acceptor';
import * as consoleAudit from './console-audit';
import * as consoleAuth from './console-auth';
import * as consoleBooks from './console-books';
import * as consoleContent from './console-content';
import * as consoleCoupon from './console-coupon';
import * as consoleFeedback from './console-feedback';
import * as consoleHold from './console-hold';
import * as consoleHolder from './console-holder';
import * as consoleHouse from './console-house';
import * as consoleKey from './console-key';
import * as consoleNotification from './console-notification';
import * as consoleObjection from './console-objection';
import * as consoleOrder from './console-order';
import * as consolePayee from './console-payee';
import * as consoleProduct from './console-product';
import * as consoleProposal from './console-proposal';
import * as consoleQueue from './console-queue';
import * as consoleRemittance from './console-remittance';
import * as consoleReport from './console-report';
import * as consoleStaff from './console-staff';
import * as consoleSupport from './console-support';
import * as consoleTopup from './console-topup';
import * as consoleUpload from './console-upload';
import * as consoleWithdrawal from './console-withdrawal';
import * as coupon from './coupons';
import * as feedback from './feedback';
import * as files from './files';
import * as assistance from './follow';
import * as guest from './guest';
import * as membership from './membership';
import * as network from './networks';
import * as notification from './notifications';
import * as objection from './objections';
import * as payout from './payout';
import * as plan from './plans';
import * as standing from './standing';
import * as statement from './statements';
import * as statistics from './statistics';
import * as support from './support';
import * as topup from './topups';
import * as user from './user';
import * as wallet from './wallet';
import * as withdrawal from './withdrawals';

/** Every call by group and name: `calls.plan.put` is the entry with the id `plan.put`. */
export const calls = {
  auth,
  user,
  config,
  statistics,
  plan,
  wallet,
  payout,
  withdrawal,
  topup,
  coupon,
  notification,
  files,
  feedback,
  assistance,
  acceptor,
  standing,
  membership,
  objection,
  statement,
  account,
  support,
  guest,
  consoleAuth,
  consoleStaff,
  consoleQueue,
  consoleProposal,
  consoleHolder,
  consoleTopup,
  consoleWithdrawal,
  consoleHold,
  consolePayee,
  consoleKey,
  consoleOrder,
  consoleProduct,
  consoleReport,
  consoleRemittance,
  consoleHouse,
  consoleBooks,
  consoleCoupon,
  consoleAcceptor,
  consoleObjection,
  consoleFeedback,
  consoleNotification,
  consoleContent,
  consoleSupport,
  consoleUpload,
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
