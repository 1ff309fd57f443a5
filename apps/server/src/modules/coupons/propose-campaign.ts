import type { CallOf, ParsedOf } from '@fairlead/contract';
import { and, campaign, eq, inserted, lte } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { proposedCampaign, termsFault } from './campaign-terms';

type Request = ParsedOf<CallOf<'consoleCoupon.proposeCampaign'>>;

/**
 * No money moves yet: the amount is 0. The house pays when a coupon of the campaign is used
 * (docs/domain/coupons.md#campaigns).
 */
const payload = z.looseObject({
  amountMinor: z.literal(0),
  campaign: z.string(),
});

/** A campaign opens when a second person agrees. */
export const campaignKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row) => {
    const opened = await tx.orm
      .update(campaign)
      .set({ state: 'open' })
      .where(and(eq(campaign.id, Number(row.subjectId)), eq(campaign.state, 'proposed')))
      .returning({ id: campaign.id });
    return opened.length === 1 ? done([]) : refuse('wrong_state');
  },
  drop: async (tx, row) => {
    // It ends where it would have begun, so that nobody ever sees it.
    await tx.orm
      .update(campaign)
      .set({ state: 'over', endsAt: campaign.startsAt })
      .where(eq(campaign.id, Number(row.subjectId)));
  },
});

/** What is said under a name for each language, `rule_text_de`: whoever agrees reads each. */
const spoken = (part: string, english: string, others: object = {}): Record<string, unknown> => {
  if (english === '') return {};
  const said = Object.entries({ en: english, ...others });
  return Object.fromEntries(said.map(([language, text]) => [`${part}_${language}`, text]));
};

/** What a coupon of it does, a name for each figure: a sum or a share, and where the gift ends. */
const effectOf = ({ type, amount, share_bp: shareBp, cap }: Request['effect']) => ({
  effect: type,
  ...(amount === null ? {} : { giftMinor: amount }),
  ...(shareBp === null ? {} : { shareBp }),
  ...(cap === null ? {} : { capMinor: cap }),
});

/** Proposes a campaign: written down at once, claimable when approved. One of a name runs at a time. */
export const draftCampaign: ProposalDraft<'consoleCoupon.proposeCampaign'> = async (tx, request, { now }) => {
  const fields = termsFault(request);
  if (fields !== undefined) return refuse('invalid_fields', { fields });
  // One that ran out by the clock gives its name free.
  await tx.orm
    .update(campaign)
    .set({ state: 'over' })
    .where(
      and(eq(campaign.campaign, request.campaign), eq(campaign.state, 'open'), lte(campaign.endsAt, now)),
    );
  const row = inserted(
    await tx.orm.insert(campaign).values(proposedCampaign(request, now)).returning({ id: campaign.id }),
  );
  return done({
    kind: 'campaign',
    subjectType: 'campaign',
    subjectId: row.id,
    payload: {
      amountMinor: 0,
      campaign: request.campaign,
      name: request.name,
      kind: request.kind,
      ...effectOf(request.effect),
      requirementMinor: request.requirement,
      validDays: request.valid_days,
      startsAt: request.starts_at,
      endsAt: request.ends_at ?? '',
      ...spoken('name', request.name, request.name_translations),
      ...spoken('rule_text', request.rule_text, request.rule_translations),
    },
  });
};
