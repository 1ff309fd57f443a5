import type { calls, Language, OrderStatus, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readHolderName } from '../../account';
import { type ProductTerms, presentProduct } from '../../products';
import {
  capChange,
  capOn,
  endOfRun,
  isControlled,
  lastCap,
  mayLower,
  paceOf,
  utcDay,
} from '../order/control';
import { controlOf } from '../order/control-events';
import type { OrderRow } from '../order/order';
import { restatedOf } from '../order/restated';
import type { Windows } from '../order/windows';
import { asLearned, learningOf } from './learning';
import { presentOrder, presentReason } from './present';
import {
  factsOf,
  findOrder,
  listEvents,
  listPutTransactions,
  productFactsOf,
  readLevelFactor,
} from './queries';
import { readOrderFigures } from './report-figures';
import { resultOf } from './result';

type Detail = ResponseOf<typeof calls.plan.detail>;

/** The status that time brings next where nobody does anything. */
const NEXT: Readonly<Record<OrderStatus, OrderStatus | null>> = {
  waiting_to_put: 'put_failed',
  matching: 'put_failed',
  putting: 'put_finished',
  put_finished: 'waiting_for_settlement',
  waiting_for_settlement: 'settlement_successful',
  put_failed: null,
  settlement_successful: null,
};

const nextOf = (order: OrderRow): Detail['next'] => {
  const status = NEXT[order.status];
  // What is due of a run before its end, such as a pause that is not confirmed yet, changes no status.
  const dueAt = isControlled(order) ? endOfRun(order) : order.dueAt;
  return status === null || dueAt === null ? null : { status, due_at: dueAt.toISOString() };
};

/** What its holder may ask of the run now. */
const controlPart = (order: OrderRow, now: Date): Detail['control'] =>
  isControlled(order)
    ? {
        pace: paceOf(order),
        limits: presentLimits(order),
        lowers_to: order.lowering?.toMinor ?? null,
        may_lower: mayLower(order),
        run_ends_at: order.runEndsAt?.toISOString() ?? null,
        cap_from: capChange(order, now)?.toISOString() ?? null,
        cap_today: capOn(order, utcDay(now)),
      }
    : null;

const presentLimits = ({ limits, dailyCaps }: Pick<OrderRow, 'limits' | 'dailyCaps'>) => ({
  cost_per_conversion: limits.costPerConversionMinor ?? null,
  loss: limits.lossMinor ?? null,
  spend_without_conversion: limits.spendWithoutConversionMinor ?? null,
  ends_at: limits.endsAt ?? null,
  daily_cap: lastCap({ dailyCaps }),
});

/** What was agreed when an order was put; null before. */
export const receiptOf = async (
  reader: Reader,
  order: OrderRow,
  version: ProductTerms,
): Promise<Detail['receipt']> =>
  order.putAt === null
    ? null
    : {
        order_number: order.number,
        product_id: String(order.productId),
        product_version: order.productVersion,
        terms_hash: version.termsHash.toString('hex'),
        amount: order.amountMinor - order.raisedMinor + order.loweredMinor,
        budget: order.budgetMinor - order.raisedMinor + order.loweredMinor,
        paid_own: order.ownMinor - order.raisedMinor + order.loweredMinor,
        paid_gift: order.giftMinor,
        start_up: order.startUpMinor,
        coupon_id: order.couponId === null ? null : String(order.couponId),
        time: order.putAt.toISOString(),
        transaction_ids: (await listPutTransactions(reader, order, [order.putAt])).map(String),
      };

/** Who published the plan to this follower. */
const leadOf = async (reader: Reader, order: OrderRow): Promise<Detail['lead']> => {
  if (order.origin !== 'lead') return null;
  const [row] = await reader.query<{ lead_id: number | null }>('select lead_of_offer($1, $2) as lead_id', [
    order.holderId,
    order.id,
  ]);
  if (!row?.lead_id) return null;
  const { operationId, nickname } = await readHolderName(reader, row.lead_id);
  return { operation_id: operationId, nickname: nickname ?? operationId };
};

/** Everything about one order of this person; undefined where it is another's or absent. */
export const readDetail = async (
  reader: Reader,
  key: { readonly holderId: number; readonly orderId: number },
  now: Date,
  windows: Windows,
  language: Language,
): Promise<Detail | undefined> => {
  const row = await findOrder(reader, key.holderId, key.orderId);
  if (row === undefined) return undefined;
  const { terms } = row;
  const learning = learningOf(row.order, terms, now, windows);
  const order = asLearned(row.order, learning);
  const events = await listEvents(reader, key.holderId, key.orderId);
  return {
    order: presentOrder(factsOf(order), productFactsOf(terms)),
    product: presentProduct(terms, await readLevelFactor(reader, key.holderId), language),
    lead: await leadOf(reader, order),
    timeline: events.map((event) => ({
      status: event.status,
      time: event.time.toISOString(),
      cause: event.cause as Detail['timeline'][number]['cause'],
      actor: event.actor as Detail['timeline'][number]['actor'],
      restated: restatedOf(event.cause, event.detail),
      ...controlOf(event.cause, event.detail),
    })),
    reasons: order.reasons.map(presentReason),
    statistics: await readOrderFigures(reader, key.holderId, key.orderId),
    learning,
    control: controlPart(order, now),
    next: nextOf(order),
    receipt: await receiptOf(reader, order, terms),
    result: resultOf(order),
  };
};
