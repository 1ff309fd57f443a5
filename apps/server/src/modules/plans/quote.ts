import type { calls, Reason, RequestOf, ResponseOf } from '@fairlead/contract';
import { and, coupon, eq, type Reader } from '@fairlead/db';
import { readProgramme, readWallet, type Wallet } from '@fairlead/ledger';
import { findOrder, findProduct, readLevelFactor, readRecords } from './queries';

type QuoteRequest = RequestOf<typeof calls.plan.quote>;
type Quote = ResponseOf<typeof calls.plan.quote>;
type CouponRow = typeof coupon.$inferSelect;

/** How an amount splits between the person, the house and start-up funds (domain §4); put_order in 0002_put.sql pays the same. */
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

const couponProblem = (
  row: CouponRow,
  sameNameToday: boolean,
  amountMinor: number,
  now: Date,
): Reason | undefined => {
  if (row.state === 'used') return 'coupon_used';
  if (row.expiresAt <= now) return 'coupon_expired';
  if (row.kind === 'team') return 'coupon_not_applicable';
  if (amountMinor < row.requirementMinor) return 'coupon_requirement_not_met';
  return sameNameToday ? 'coupon_same_name_today' : undefined;
};

const usedToday = async (reader: Reader, holderId: number, name: string, today: string): Promise<boolean> => {
  const rows = await reader.orm
    .select({ id: coupon.id })
    .from(coupon)
    .where(
      and(
        eq(coupon.holderId, holderId),
        eq(coupon.name, name),
        eq(coupon.state, 'used'),
        eq(coupon.usedOn, today),
      ),
    );
  return rows.length > 0;
};

/**
 * Says who would pay what, and why a put would be refused now; changes nothing. Undefined where the product, order or
 * coupon is another's or absent.
 */
export const quotePut = async (
  reader: Reader,
  holderId: number,
  request: QuoteRequest,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<Quote | undefined> => {
  const waiting =
    request.order_id === undefined ? undefined : await findOrder(reader, holderId, Number(request.order_id));
  if (request.order_id !== undefined && waiting === undefined) return undefined;
  const offered = await findProduct(reader, waiting?.order.productId ?? Number(request.product_id));
  if (offered === undefined) return undefined;
  const wallet = (await readWallet(reader, holderId)) as Wallet;
  const problems: Reason[] = [];
  if (waiting !== undefined && waiting.order.status !== 'waiting_to_put') problems.push('wrong_state');
  const maximum = Math.floor(offered.maxPutAmountMinor * (await readLevelFactor(reader, holderId)));
  if (request.amount < offered.minPutAmountMinor || request.amount > maximum)
    problems.push('put_amount_out_of_range');

  let used: CouponRow | undefined;
  if (request.coupon_id !== undefined) {
    [used] = await reader.orm
      .select()
      .from(coupon)
      .where(and(eq(coupon.holderId, holderId), eq(coupon.id, Number(request.coupon_id))));
    if (used === undefined) return undefined;
    const problem = couponProblem(
      used,
      await usedToday(reader, holderId, used.name, today),
      request.amount,
      now,
    );
    if (problem !== undefined) problems.push(problem);
  }
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
    minimum: offered.minPutAmountMinor,
    maximum,
    available_before: wallet.available,
    available_after: wallet.available - split.own,
    record: (await readRecords(reader, [offered.productId]))(offered.productId),
    problems,
  };
};
