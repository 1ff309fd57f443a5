/** What staff leave on the case of a holder: words, or a tag set or taken off (docs/domain/case.md#notes-and-tags). */
export const HOLDER_NOTES = ['note', 'tag_set', 'tag_removed'] as const;

/** Tags of a case: a closed list, so that nobody is called names, and each can be looked for. None does anything. */
export const HOLDER_TAGS = [
  'watch',
  'called_back',
  'shares_household',
  'agency',
  'needs_help',
  'new_destination_confirmed',
] as const;
export type HolderTag = (typeof HOLDER_TAGS)[number];

/** What the time line of a case is filtered by (docs/domain/case.md#time-line). */
export const TIMELINE_KINDS = [
  'money',
  'plan',
  'decision',
  'talk',
  'sign_in',
  'notice',
  'note',
  'act',
  'reading',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** What two accounts may have in common (docs/domain/case.md#linked-accounts). */
export const ACCOUNT_LINKS = ['phone', 'destination', 'license_key', 'device', 'lead', 'follower'] as const;
export type AccountLink = (typeof ACCOUNT_LINKS)[number];

/** What is looked for over all holders (docs/domain/case.md#risk). */
export const RISK_RULES = [
  'destination_changed',
  'shared_destination',
  'many_withdrawals',
  'many_puts',
  'outlier_conversions',
  'ring',
] as const;
export type RiskRule = (typeof RISK_RULES)[number];
