import type { AppLink } from '@fairlead/contract/app-links';
import { notification, type Tx } from '@fairlead/db';
import type { NoticeKey } from './words';

/** What the server tells one person, or everyone; the phrase is `notice.<key>` of the languages. */
export interface Notice {
  /** Null: everyone who is there already. Stored once, not per person. */
  readonly holderId: number | null;
  /** `activity` where absent. */
  readonly category?: (typeof notification.$inferInsert)['category'];
  readonly key: NoticeKey;
  /**
   * Amounts in minor units, times as ISO 8601: the reader's language and zone write them. What staff wrote in several
   * languages has its English under its name and each other under the name with the language behind it, `name_de`.
   */
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** Route inside the app; where it is absent, the page that notices of this group belong to. */
  readonly link?: AppLink;
  readonly time: Date;
}

type Group<Key extends string = NoticeKey> = Key extends `${infer First}.${string}` ? First : Key;

/** Where a notice leads, by the first word of its key; null where the notice itself says so or there is no page. */
const LINKS: Readonly<Record<Group, AppLink | null>> = {
  acceptance: '/wallet/foreign-exchange',
  coupon: '/ad-center/coupons',
  feedback: null,
  objection: null,
  product: null,
  sample: null,
  score: null,
  support: null,
  topup: '/wallet/flow',
  chargeback: '/wallet/flow',
  withdrawal: null,
  payout: '/wallet/bind-card',
  hold: '/wallet',
  startUp: '/wallet',
  account: '/exit',
  order: '/plan',
};

/**
 * Leaves a notice in the transaction of what it tells of
 * (docs/domain/notifications.md#notices-to-one-person).
 */
export const notify = async (
  tx: Tx,
  { holderId, category = 'activity', key, parameters = {}, link, time }: Notice,
): Promise<void> => {
  const leads = link ?? LINKS[key.split('.')[0] as Group];
  await tx.orm
    .insert(notification)
    .values({ holderId, category, key, parameters, link: leads, createdAt: time });
};
