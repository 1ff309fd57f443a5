import { calls, type RequestOf } from '@fairlead/contract';
import { and, campaign, coupon, eq, one, proposal, type Reader } from '@fairlead/db';
import type { HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { approve } from './approve';
import type { Client } from './client';
import { member } from './money';
import { SAMPLE_WORDS } from './words';
import type { SampleCoupon } from './words/shape';

const DAY_MS = 24 * 3_600_000;

type Terms = RequestOf<typeof calls.consoleCoupon.proposeCampaign>;

const effect = (type: Terms['effect']['type'], more: Partial<Terms['effect']>): Terms['effect'] => ({
  ...{ type, amount: null, share_bp: null, cap: null },
  ...more,
});

/** A rule in every other language than English. */
const translated = (name: 'thanks' | 'spring' | 'newcomer'): Record<string, string> =>
  Object.fromEntries(Object.entries(SAMPLE_WORDS).map(([language, words]) => [language, words[name]]));

/** The name in every other language than English. */
const named = (coupon: SampleCoupon): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SAMPLE_WORDS).map(([language, { coupons }]) => [language, coupons[coupon]]),
  );

const SPRING = {
  name: 'Spring greeting',
  name_translations: named('spring'),
  rule_text: 'There are two coupons with this name; you can use one of them each day.',
  rule_translations: translated('spring'),
};

/** Two of one name: only one of them can be used on a day. */
const CAMPAIGNS: readonly Omit<Terms, 'starts_at' | 'requirement'>[] = [
  {
    campaign: 'spring_off',
    ...SPRING,
    kind: 'deduction',
    effect: effect('deduction', { share_bp: 500, cap: 300 }),
    valid_days: 45,
  },
  {
    campaign: 'spring_top',
    ...SPRING,
    kind: 'value_add',
    effect: effect('value_add', { share_bp: 500, cap: 300 }),
    valid_days: 60,
  },
  {
    campaign: 'newcomer',
    name: 'Newcomer',
    name_translations: named('newcomer'),
    rule_text: 'One for each person, for the first plan or any later one.',
    rule_translations: translated('newcomer'),
    kind: 'fixed_amount',
    effect: effect('fixed_amount', { amount: 500 }),
    valid_days: 30,
  },
];

/** The proposal that an earlier start, cut short, left open. */
const openProposal = async ({ orm }: Reader, campaignId: number): Promise<string> => {
  const found = one(
    await orm
      .select({ id: proposal.id })
      .from(proposal)
      .where(and(eq(proposal.subjectType, 'campaign'), eq(proposal.subjectId, campaignId))),
    `nobody proposed campaign ${campaignId}`,
  );
  return String(found.id);
};

/** The campaigns that stand open to everyone in the sandbox, each proposed by one person and approved by another. */
export const addCampaigns = async (
  { database, clock }: Services,
  client: Client,
  staff: Readonly<Record<string, StaffCaller>>,
): Promise<void> => {
  const known = await database.orm.select().from(campaign);
  for (const terms of CAMPAIGNS) {
    const row = known.find((one) => one.campaign === terms.campaign);
    if (row?.state === 'open') continue;
    const more = { requirement: 2_000, starts_at: clock.now().toISOString() };
    const id =
      row === undefined
        ? (await client(calls.consoleCoupon.proposeCampaign, member(staff, 'maker'), { ...terms, ...more }))
            .id
        : await openProposal(database, row.id);
    await approve(client, member(staff, 'checker'), id);
  }
};

/** Coupons of the other kinds, as staff give them; one is out of time already. */
const giveCoupons = async ({ database, clock }: Services, holderId: number): Promise<void> => {
  const [known] = await database.orm.select().from(coupon).where(eq(coupon.holderId, holderId)).limit(1);
  if (known !== undefined) return;
  const createdAt = clock.now();
  const inDays = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  const base = { holderId, createdAt, requirementMinor: 2_000, expiresAt: inDays(90) };
  await database.orm.insert(coupon).values([
    {
      ...base,
      name: '10% off',
      nameTranslations: named('tenth'),
      kind: 'deduction',
      effect: 'deduction',
      shareBp: 1_000,
      capMinor: 1_000,
    },
    {
      ...base,
      name: 'Crew',
      nameTranslations: named('crew'),
      kind: 'team',
      effect: 'fixed_amount',
      valueMinor: 400,
    },
    {
      ...base,
      name: 'Thanks',
      nameTranslations: named('thanks'),
      kind: 'custom',
      effect: 'fixed_amount',
      valueMinor: 250,
      expiresAt: inDays(44),
      rule: 'Thank you for your report. Can be used once.',
      ruleTranslations: translated('thanks'),
    },
    {
      ...base,
      name: 'Winter',
      nameTranslations: named('winter'),
      kind: 'fixed_amount',
      effect: 'fixed_amount',
      valueMinor: 200,
      expiresAt: inDays(5),
    },
  ]);
};

/**
 * Coupons of every kind for the holder, who claimed two of the campaigns a month ago.
 * @returns the newcomer coupon's id
 */
export const addCoupons = async (
  services: Services,
  client: Client,
  holder: HolderCaller,
): Promise<string> => {
  await giveCoupons(services, holder.holderId);
  await client(calls.coupon.receive, holder, { campaign: 'spring_top' }, 'sample-claim-spring');
  const { coupon: newcomer } = await client(calls.coupon.receive, holder, {}, 'sample-claim-newcomer');
  return newcomer.id;
};
