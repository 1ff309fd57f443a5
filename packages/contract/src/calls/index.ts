import type { Call } from '../core';
import * as auth from './auth';
import * as config from './config';
import * as consoleAudit from './console-audit';
import * as consoleAuth from './console-auth';
import * as consoleBooks from './console-books';
import * as consoleHolder from './console-holder';
import * as consoleHouse from './console-house';
import * as consoleOrder from './console-order';
import * as consoleProposal from './console-proposal';
import * as consoleQueue from './console-queue';
import * as consoleRemittance from './console-remittance';
import * as consoleTopup from './console-topup';
import * as consoleWithdrawal from './console-withdrawal';
import * as network from './network';
import * as payout from './payout';
import * as plan from './plan';
import * as statistics from './statistics';
import * as topup from './topup';
import * as user from './user';
import * as wallet from './wallet';
import * as withdrawal from './withdrawal';

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
  consoleAuth,
  consoleQueue,
  consoleTopup,
  consoleProposal,
  consoleWithdrawal,
  consoleHolder,
  consoleBooks,
  consoleOrder,
  consoleHouse,
  consoleRemittance,
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
