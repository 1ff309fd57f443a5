import type { PayoutConcern } from '@fairlead/vocabulary';
import { countOf } from '../lib/count-of';

/** What is said of the payouts of a run, on its page and beside the decision about it. */
export const payoutStrings = {
  paysTo: 'Pays to',
  requested: 'Requested',
  due: 'Due',
  standsOut: 'Stands out',
  nothing: 'nothing',
  leftOut: 'Left out though due',
  leftOutNone: 'Nothing that was due was left out.',
  leftOutReason: 'The maker’s reason',
  leftOutNew: 'No reason given: requested within an hour before the run was made.',
  leftOutElsewhere:
    'Its maker could take none of them: each waited in another run without a decision, or was paid by a bank line.',
  waitsIn: 'waits in',
  paidBy: 'paid by bank line of',
  waitsSince: (maker: string) => `, by ${maker}, since`,
  runsBefore: 'Left out before',
  runs: (count: number) => (count === 0 ? 'never' : countOf(count, 'run')),
  readBy: (by: string, flags: string) => `${by} read: ${flags}`,
} as const;

/** What stands out about one payout. */
export const concernStrings: Readonly<Record<PayoutConcern, string>> = {
  destination_new: 'new payout account',
  destination_changed: 'payout account changed',
  destination_shared: 'shared payout account',
  phone_shared: 'shared phone',
  paid_before: 'same amount within a day',
  open_objection: 'open dispute',
  proposed_beside: 'another proposal waits',
  due_soon: 'due within two days',
  first_payout: 'first payout',
  device_new: 'new device',
};
