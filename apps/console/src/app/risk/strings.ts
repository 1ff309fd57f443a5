import type { AccountLink, RiskRule } from '@fairlead/vocabulary';
import { countOf } from '../../shared/lib/count-of';

/** What the page of what stands out over all holders says. */
export const riskStrings = {
  title: 'Risk',
  lead: 'Reasons to look, nothing more: none of these holds money, blocks a payout or is cleared by paying in. Holders do not see them. Each may be innocent: ask, note what you find, or propose a hold with its reason and its end.',
  looked: (withdrawals: string, plans: string) =>
    `Withdrawals since ${withdrawals}, of the newest 2,000. Plans funded since ${plans}; many within an hour in the last 7 days.`,
  nothing: 'Looked for, and not found',
  more: 'There are more than these 50.',
  rules: {
    destination_changed: 'Payout account changed, then a withdrawal',
    shared_destination: 'One payout account, several holders',
    many_withdrawals: 'Many withdrawals within a day',
    many_puts: 'Many plans funded within an hour',
    outlier_conversions: 'Conversions out of line',
    ring: 'Linked lead and followers',
  } satisfies Record<RiskRule, string>,
  says: {
    destination_changed: 'Changed less than 72 hours before the withdrawal was requested.',
    shared_destination: 'Among people who asked to withdraw. A family, or one person with two accounts.',
    many_withdrawals: 'Three or more within 24 hours.',
    many_puts: 'Ten or more within an hour.',
    outlier_conversions:
      'Earned at least three times as much per amount billed as settled plans of its product.',
    ring: 'A lead and followers, or followers of one lead, with one payout account, phone number or kind of device.',
  } satisfies Record<RiskRule, string>,
  jump: 'Rules',
  with: 'With',
  figure: 'What it shows',
  where: 'Where it stands',
  by: {
    phone: 'phone number',
    destination: 'payout account',
    license_key: 'license key',
    device: 'kind of device (weak)',
    lead: 'lead',
    follower: 'follower',
  } satisfies Record<AccountLink, string>,
  shares: (what: string) => `Same ${what}`,
  changed: (before: string) => `Changed ${before} before`,
  withdrawals: (count: number) => countOf(count, 'withdrawal'),
  puts: (count: number) => `${countOf(count, 'plan')} funded`,
  times: (times: string, conversions: number) =>
    `${times}× its product, ${countOf(conversions, 'conversion')}`,
  withdrawal: (id: string, ending: string) => `Withdrawal ${id}${ending === '' ? '' : ` to …${ending}`}`,
  plan: (number: string) => `Plan ${number}`,
  account: 'The case',
} as const;
