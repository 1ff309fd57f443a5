import type * as acceptor from '@fairlead/contract/calls/acceptors';
import type * as auth from '@fairlead/contract/calls/access';
import type * as account from '@fairlead/contract/calls/account-closing';
import type * as user from '@fairlead/contract/calls/account-details';
import type * as config from '@fairlead/contract/calls/config';
import type * as coupon from '@fairlead/contract/calls/coupons';
import type * as feedback from '@fairlead/contract/calls/feedback';
import type * as files from '@fairlead/contract/calls/files';
import type * as assistance from '@fairlead/contract/calls/follow';
import type * as notification from '@fairlead/contract/calls/notifications';
import type * as objection from '@fairlead/contract/calls/objections';
import type * as plan from '@fairlead/contract/calls/plans';
import type * as standing from '@fairlead/contract/calls/standing';
import type * as membership from '@fairlead/contract/calls/standing-membership';
import type * as statement from '@fairlead/contract/calls/statements';
import type * as statistics from '@fairlead/contract/calls/statistics';
import type * as support from '@fairlead/contract/calls/support';
import type * as topup from '@fairlead/contract/calls/topups';
import type * as wallet from '@fairlead/contract/calls/wallet';
import type * as withdrawal from '@fairlead/contract/calls/withdrawals';
import type * as payout from '@fairlead/contract/calls/withdrawals-payout';
import { appRoutes } from '@fairlead/contract/routes/app';
import type { z } from 'zod';

/** The groups of the contract that the portal calls: types only, the schemas stay out of the bundle. */
type Groups = [
  typeof assistance,
  typeof acceptor,
  typeof account,
  typeof objection,
  typeof auth,
  typeof config,
  typeof coupon,
  typeof feedback,
  typeof files,
  typeof membership,
  typeof notification,
  typeof payout,
  typeof plan,
  typeof standing,
  typeof statement,
  typeof statistics,
  typeof support,
  typeof topup,
  typeof user,
  typeof wallet,
  typeof withdrawal,
][number];

type EntryOf<Group> = Group extends object ? Group[keyof Group] : never;
type Entry = EntryOf<Groups>;

export type CallName = Entry['id'];
/** What is sent: a form for the calls that take a file. */
export type RequestFor<Name extends CallName> = Name extends MultipartCall
  ? FormData
  : z.input<Extract<Entry, { id: Name }>['request']>;
export type ResponseFor<Name extends CallName> = z.output<Extract<Entry, { id: Name }>['response']>;

type Routes = typeof appRoutes;
type MultipartCall = {
  [Name in CallName & keyof Routes]: Routes[Name] extends { readonly transport: 'multipart' } ? Name : never;
}[CallName & keyof Routes];
/** The calls that move money and therefore carry an `Idempotency-Key` (docs/domain/README.md#idempotency). */
export type IdempotentCall = {
  [Name in CallName & keyof Routes]: Routes[Name] extends { readonly idempotent: true } ? Name : never;
}[CallName & keyof Routes];

/** How a call is sent. */
export const routeOf = (name: CallName): { readonly method: 'GET' | 'POST'; readonly path: string } =>
  appRoutes[name];
