import type { calls, Language, ParsedOf, Reason, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readProgramme, readWallet, type Wallet } from '@fairlead/ledger';
import { type CouponRow, couponProblem, findCoupon, listChoices, readUsedOn } from '../../coupons';
import { findProduct } from '../../products';
import type { OrderRow } from '../order/order';
import { findOrder, readLevelFactor, readRecords } from '../views/queries';

type QuoteRequest = ParsedOf<typeof calls.plan.quote>;
type Quote = ResponseOf<typeof calls.plan.quote>;

/**
 * How an amount splits between the person, the house and start-up funds (docs/domain/coupons.md#kinds);
 * packages/db/functions/plans/put_order.sql pays the same.
 */
const splitAmount = (
  amountMinor: number,
  used: Pick<CouponRow, 'effect' | 'valueMinor' | 'shareBp' | 'capMinor'> | undefined,
  startUpMinor: number,
): { own: number; gift: number; startUp: number; budget: number } => {
  const sum = used?.valueMinor ?? Math.floor((amountMinor * (used?.shareBp ?? 0)) / 10_000);
  const capped = Math.min(sum, used?.capMinor ?? Number.MAX_SAFE_INTEGER);
  const adds = used?.effect === 'value_add';
  const gift = adds ? capped : Math.min(capped, amountMinor);
  const payable = adds ? amountMinor : amountMinor - gift;
  const startUp = Math.min(startUpMinor, payable);
  return { own: payable - startUp, gift, startUp, budget: adds ? amountMinor + gift : amountMinor };
};

/** Team coupons are for people who follow a lead. */
const isFollower = async (reader: Reader, holderId: number): Promise<boolean> => {
  const rows = await reader.query('select from leads_of($1)', [holderId]);
  return rows.length > 0;
};

/** Why the order or the product takes no put now. */
const targetProblems = (
  order: Pick<OrderRow, 'status' | 'dueAt'> | undefined,
  amountMinor: number,
  range: { readonly minimum: number; readonly maximum: number },
  now: Date,
): Reason[] => {
  const problems: Reason[] = [];
  if (order !== undefined && order.status !== 'waiting_to_put') problems.push('wrong_state');
  else if (order?.dueAt != null && order.dueAt <= now) problems.push('order_expired');
  if (amountMinor < range.minimum || amountMinor > range.maximum) problems.push('put_amount_out_of_range');
  return problems;
};

/**
 * Says who would pay what, and why a put would be refused now; changes nothing. Undefined where the product, order or
 * coupon is another's or absent.
 */
export const quotePut = async (
  reader: Reader,
  holderId: number,
  request: QuoteRequest,
  { now, today, language }: { readonly now: Date; readonly today: string; readonly language: Language },
): Promise<Quote | undefined> => {
  const waiting =
    request.order_id === undefined ? undefined : await findOrder(reader, holderId, request.order_id);
  if (request.order_id !== undefined && waiting === undefined) return undefined;
  const productId = waiting?.order.productId ?? request.product_id;
  const offered = productId === undefined ? undefined : await findProduct(reader, productId);
  if (offered === undefined) return undefined;
  if (waiting === undefined && offered.offeredUntil !== null && offered.offeredUntil <= now) return undefined;
  const wallet = (await readWallet(reader, holderId)) as Wallet;
  const minimum = offered.minPutAmountMinor;
  const maximum = Math.floor(offered.maxPutAmountMinor * (await readLevelFactor(reader, holderId)));
  const problems = targetProblems(waiting?.order, request.amount, { minimum, maximum }, now);

  const followsLead = await isFollower(reader, holderId);
  const usedToday = await readUsedOn(reader, holderId, today);
  const situation = { amountMinor: request.amount, now, followsLead, usedToday };
  const wanted = request.coupon_id;
  const used = wanted === undefined ? undefined : await findCoupon(reader, holderId, wanted);
  if (wanted !== undefined && used === undefined) return undefined;
  const couponFault = used === undefined ? undefined : couponProblem(used, situation);
  if (couponFault !== undefined) problems.push(couponFault);

  const split = splitAmount(request.amount, used, request.use_start_up === true ? wallet.startUp : 0);
  if (split.gift > (await readProgramme(reader)).house) problems.push('house_not_funded');
  if (request.use_start_up === true && split.startUp === 0) problems.push('start_up_insufficient');
  if (split.own > wallet.available) problems.push('insufficient_balance');
  return {
    product_id: String(offered.productId),
    product_version: offered.version,
    terms_hash: offered.termsHash.toString('hex'),
    amount: request.amount,
    budget: split.budget,
    paid_own: split.own,
    paid_gift: split.gift,
    start_up: split.startUp,
    minimum,
    maximum,
    available_before: wallet.available,
    available_after: wallet.available - split.own,
    record: (await readRecords(reader, [offered.productId]))(offered.productId),
    coupons: await listChoices(reader, holderId, situation, language),
    problems,
  };
};
