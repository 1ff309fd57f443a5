import { calls } from '@fairlead/contract';
import { campaign, coupon, eq } from '@fairlead/db';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import type { Door } from './doors';

const DAY_MS = 24 * 3_600_000;

/** The campaigns that stand open to everyone in the sandbox. */
const addCampaigns = async ({ database, clock }: Services): Promise<void> => {
  const now = clock.now();
  const base = { state: 'open', startsAt: now, createdAt: now, requirementMinor: 2_000 } as const;
  const spring = { ...base, name: 'Spring greeting', shareBp: 500, capMinor: 300 } as const;
  await database.orm
    .insert(campaign)
    .values([
      // Two of one name: only one of them can be used on a day.
      { ...spring, campaign: 'spring_off', kind: 'deduction', effect: 'deduction', validDays: 45 },
      { ...spring, campaign: 'spring_top', kind: 'value_add', effect: 'value_add', validDays: 60 },
      {
        ...base,
        campaign: 'newcomer',
        name: 'Newcomer',
        kind: 'fixed_amount',
        effect: 'fixed_amount',
        valueMinor: 500,
        validDays: 30,
      },
    ])
    .onConflictDoNothing();
};

/** Coupons of the other kinds, as staff give them; one is out of time already. */
const giveCoupons = async ({ database, clock }: Services, holderId: number): Promise<void> => {
  const [known] = await database.orm.select().from(coupon).where(eq(coupon.holderId, holderId)).limit(1);
  if (known !== undefined) return;
  const createdAt = clock.now();
  const inDays = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
  const base = { holderId, createdAt, requirementMinor: 2_000, expiresAt: inDays(90) };
  await database.orm.insert(coupon).values([
    { ...base, name: 'Tenth off', kind: 'deduction', effect: 'deduction', shareBp: 1_000, capMinor: 1_000 },
    { ...base, name: 'Crew', kind: 'team', effect: 'fixed_amount', valueMinor: 400 },
    {
      ...base,
      name: 'Thanks',
      kind: 'custom',
      effect: 'fixed_amount',
      valueMinor: 250,
      expiresAt: inDays(44),
      rule: 'Once, for a kind report.',
    },
    {
      ...base,
      name: 'Winter',
      kind: 'fixed_amount',
      effect: 'fixed_amount',
      valueMinor: 200,
      expiresAt: inDays(5),
    },
  ]);
};

/**
 * Open campaigns, and coupons of every kind for the holder, who claimed two of the campaigns a month ago.
 * @returns the newcomer coupon's id
 */
export const addCoupons = async (services: Services, door: Door, holder: HolderCaller): Promise<string> => {
  await addCampaigns(services);
  await giveCoupons(services, holder.holderId);
  await door(calls.coupon.receive, holder, { campaign: 'spring_top' }, 'sample-claim-spring');
  const { coupon: newcomer } = await door(calls.coupon.receive, holder, {}, 'sample-claim-newcomer');
  return newcomer.id;
};
