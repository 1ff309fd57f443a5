import type { CallOf, ResponseOf } from '@fairlead/contract';
import { and, campaign, eq, one, type Reader, sql, type Tx } from '@fairlead/db';
import { lockWallet, readWallet } from '@fairlead/ledger';
import { done, refuse } from '../../http/answer';
import { isRefusal } from '../../http/page';
import type { StaffUseCase } from '../../http/route';
import { pageParts, sortedPageOf, sortedStart } from '../../http/sorted';
import { audit } from '../audit';
import { notify } from '../notifications';
import { readPending } from '../proposals';
import { isOver } from './campaigns';
import { issueCoupon } from './issue';
import { type CampaignRow, type CouponRow, couponShape, effectShape } from './shape';

type Campaign = ResponseOf<CallOf<'consoleCoupon.endCampaign'>>;

// Named in words: in a select of one table a column loses its table, and `id` would be the coupon's.
const received = sql<number>`(select count(*) from coupon k where k.campaign_id = campaign.id)`.mapWith(
  Number,
);
const used =
  sql<number>`(select count(*) from coupon k where k.campaign_id = campaign.id and k.state = 'used')`.mapWith(
    Number,
  );

const select = (reader: Reader) => reader.orm.select({ row: campaign, received, used }).from(campaign);

type Listed = Awaited<ReturnType<typeof select>>[number];

/** Shows rows as they are at a time, with what is proposed about them. */
const shaper = async (reader: Reader, rows: readonly Listed[], now: Date) => {
  const proposalOf = await readPending(reader, {
    subjectType: 'campaign',
    subjectIds: rows.map(({ row }) => row.id),
  });
  return ({ row, received, used }: Listed): Campaign => ({
    id: String(row.id),
    campaign: row.campaign,
    name: row.name,
    name_translations: row.nameTranslations ?? {},
    kind: row.kind,
    effect: effectShape(row),
    requirement: row.requirementMinor,
    valid_days: row.validDays,
    rule_text: row.rule,
    rule_translations: row.ruleTranslations ?? {},
    state: row.state === 'proposed' ? 'proposed' : isOver(row, now) ? 'over' : 'open',
    received,
    used,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    proposal_id: proposalOf(row.id),
  });
};

const KEYS = {
  starts_at: { by: 'campaign.starts_at', type: 'timestamptz', of: ({ row }: Listed) => row.startsAt },
} as const;
const DEFAULT_ORDER = {
  by: 'campaign.id',
  type: 'bigint',
  of: ({ row }: Listed) => row.id,
  descending: true,
} as const;

/** The state that is shown, as `shaper` tells it: a campaign is over by staff's word or by the clock. */
const isOfState = (state: Campaign['state'], now: Date) =>
  sql`case when ${campaign.state} = 'open' and ${campaign.endsAt} <= ${now} then 'over' else ${campaign.state} end = ${state}`;

/** All campaigns, newest first where nothing else is asked for, with how many coupons were received and used. */
export const listAllCampaigns: StaffUseCase<'consoleCoupon.campaigns'> = async (
  { database: reader, clock },
  _caller,
  request,
) => {
  const now = clock.now();
  const start = sortedStart(request, KEYS, DEFAULT_ORDER);
  if (isRefusal(start)) return start;
  const page = pageParts(start, 'campaign.id');
  const rows = await select(reader)
    .where(
      and(
        request.id === undefined ? undefined : eq(campaign.id, request.id),
        request.state === undefined ? undefined : isOfState(request.state, now),
        request.kind === undefined ? undefined : eq(campaign.kind, request.kind),
        page.where,
      ),
    )
    .orderBy(...page.order)
    .limit(start.limit + 1);
  return done(sortedPageOf(start, rows, ({ row }) => row.id, await shaper(reader, rows, now)));
};

const lockCampaign = async (tx: Tx, id: number): Promise<CampaignRow | undefined> => {
  const [row] = await tx.orm.select().from(campaign).where(eq(campaign.id, id)).for('update');
  return row;
};

/** Ends a campaign now; coupons that were received stay valid. */
export const endCampaign: StaffUseCase<'consoleCoupon.endCampaign'> = (
  { database, clock },
  caller,
  request,
) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const found = await lockCampaign(tx, request.id);
    if (found === undefined) return refuse('no_such_data');
    if (found.state !== 'open' || isOver(found, now)) return refuse('wrong_state');
    // One that has not begun ends at its beginning: it was never open to anybody.
    const hasBegun = found.startsAt <= now;
    const endsAt = hasBegun ? now : found.startsAt;
    await tx.orm.update(campaign).set({ state: 'over', endsAt }).where(eq(campaign.id, found.id));
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleCoupon.endCampaign',
      subjectType: 'campaign',
      subjectId: found.id,
      before: { state: found.state, endsAt: found.endsAt },
      after: { state: 'over', endsAt, reason: request.reason },
      time: now,
    });
    const shown = one(await select(tx).where(eq(campaign.id, found.id)), `campaign ${found.id} is gone`);
    return done((await shaper(tx, [shown], now))(shown));
  });

/** The name for a notice, which is written in the language that its reader has by then. */
const spokenName = ({ name, nameTranslations }: CouponRow): Record<string, string> => {
  const others = Object.entries(nameTranslations ?? {}).flatMap(([language, said]) =>
    said === undefined ? [] : [[`name_${language}`, said] as const],
  );
  return { name, ...Object.fromEntries(others) };
};

/** Gives one holder the coupon of an open campaign, once; the holder is told. */
export const grantCoupon: StaffUseCase<'consoleCoupon.grant'> = ({ database, clock }, caller, request) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const holderId = request.holder_id;
    if ((await readWallet(tx, holderId)) === undefined) return refuse('no_such_data');
    await lockWallet(tx, holderId);
    const from = await lockCampaign(tx, request.campaign_id);
    if (from === undefined) return refuse('no_such_data');
    if (from.state !== 'open' || from.startsAt > now || isOver(from, now)) return refuse('wrong_state');
    const row = await issueCoupon(tx, from, holderId, now);
    if (row === undefined) return refuse('coupon_already_received');
    await notify(tx, {
      holderId,
      key: 'coupon.granted',
      parameters: { ...spokenName(row), until: row.expiresAt.toISOString() },
      time: now,
    });
    await audit(tx, {
      actor: { type: 'staff', id: caller.staffId },
      act: 'consoleCoupon.grant',
      holderId,
      subjectType: 'coupon',
      subjectId: row.id,
      after: { campaignId: from.id, reason: request.reason },
      time: now,
    });
    return done({ coupon: couponShape(row, { usedAt: null, now, language: 'en' }) });
  });
