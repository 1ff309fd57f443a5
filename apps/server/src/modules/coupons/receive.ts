import { calls, type Language, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { answerOnce } from '../../http/idempotency';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { findCampaign, hasReceived, isOver } from './campaigns';
import { issueCoupon } from './issue';
import { couponShape } from './shape';

type Receive = typeof calls.coupon.receive;

const NEWCOMER = 'newcomer';

/** A person claims the coupon of a campaign; the newcomer's where none is named. */
export const receiveCoupon = (
  services: Services,
  incoming: {
    readonly request: ParsedOf<Receive>;
    readonly caller: HolderCaller;
    readonly idempotencyKey: string;
    readonly lang: Language;
  },
): Promise<Answer<ResponseOf<Receive>>> =>
  answerOnce(services, calls.coupon.receive, incoming, async (tx, _wallet, now) => {
    const { caller, lang: language } = incoming;
    const { holderId } = caller;
    const found = await findCampaign(tx, incoming.request.campaign ?? NEWCOMER, now);
    // Coupons by staff's rule text are given, not claimed.
    if (found === undefined || found.kind === 'custom') return refuse('no_such_data');
    if (await hasReceived(tx, holderId, found.campaign)) return refuse('coupon_already_received');
    if (isOver(found, now)) return refuse('coupon_campaign_over');
    const row = await issueCoupon(tx, found, holderId, now);
    if (row === undefined) return refuse('coupon_already_received');
    return done({ coupon: couponShape(row, { usedAt: null, now, language }) });
  });
