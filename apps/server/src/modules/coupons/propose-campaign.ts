import type { CallOf, ParsedOf } from '@fairlead/contract';
import { and, campaign, eq, inserted, lte } from '@fairlead/db';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { mostPerCoupon, proposedCampaign, termsFault } from './campaign-terms';

type Request = ParsedOf<CallOf<'consoleCoupon.proposeCampaign'>>;

/**
 * No money moves yet: the amount is 0. The house pays when a coupon of the campaign is used
 * (docs/domain/coupons.md#campaigns).
 */
const payload = z.looseObject({
  amountMinor: z.literal(0),
  campaign: z.string(),
  giftMinor: z.number().optional(),
  capMinor: z.number().optional(),
});

/** Campaigns that people can have a coupon of already, with the name or the terms of this one: it may be a copy. */
const RUNNING_ALIKE = `
  select o.campaign from campaign c join campaign o on o.id <> c.id and o.state = 'open'
      and (o.ends_at is null or o.ends_at > c.created_at)
      and (o.name = c.name or (o.effect, o.requirement_minor) = (c.effect, c.requirement_minor)
        and (o.value_minor, o.share_bp, o.cap_minor) is not distinct from (c.value_minor, c.share_bp, c.cap_minor))
    where c.id = $1 order by o.id`;

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
  facts: async (reader, row) => {
    const isPending = row.state === 'pending';
    const alike = isPending ? await reader.query<{ campaign: string }>(RUNNING_ALIKE, [row.subjectId]) : [];
    return [
      { name: 'costs_at_most_minor', value: String(mostPerCoupon(payload.parse(row.payload)) ?? '') },
      ...(alike.length === 0
        ? []
        : [{ name: 'runs_alike', value: alike.map(({ campaign: name }) => name).join(', ') }]),
    ];
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
  const fields = termsFault(request, now);
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
