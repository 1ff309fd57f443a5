import { calls, type Reason, type RequestOf, type ResponseOf } from '@fairlead/contract';
import { violatedConstraint } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { bodyHash } from '../../http/idempotency';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { dayIn } from './day';
import { type OrderFacts, presentOrder, type ProductFacts } from './present';
import { later, windowsAt } from './windows';

type PutCall = typeof calls.plan.put;

interface PutFacts {
  readonly order: OrderFacts;
  readonly product: ProductFacts & { readonly terms_hash: string };
  readonly transaction_ids: readonly number[];
}

/** What `put_order` answers: see migrations/0002_put.sql. */
type Outcome = { readonly answer: PutFacts } | { readonly refused: Reason };

const presentPut = ({ order, product, transaction_ids }: PutFacts): ResponseOf<PutCall> => ({
  order: presentOrder(order, product),
  receipt: {
    order_number: order.number,
    product_id: String(order.product_id),
    product_version: order.product_version,
    terms_hash: product.terms_hash,
    amount: order.amount_minor,
    budget: order.budget_minor,
    paid_own: order.own_minor,
    paid_gift: order.gift_minor,
    start_up: order.start_up_minor,
    coupon_id: order.coupon_id === null ? null : String(order.coupon_id),
    time: new Date(order.put_at ?? order.created_at).toISOString(),
    transaction_ids: transaction_ids.map(String),
  },
});

const optional = (id: string | undefined): number | null => (id === undefined ? null : Number(id));

/**
 * Puts an amount on a plan: money, order, event, outbox row and idempotency record in one round trip to the database,
 * which commits them together or not at all.
 */
export const putAmount = async (
  { database, clock, config }: Services,
  incoming: { request: RequestOf<PutCall>; caller: HolderCaller; idempotencyKey: string },
): Promise<Answer<ResponseOf<PutCall>>> => {
  const { request, caller, idempotencyKey } = incoming;
  const now = clock.now();
  try {
    const [row] = await database.query<{ outcome: Outcome }>(
      'select put_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as outcome',
      [
        caller.holderId,
        idempotencyKey,
        bodyHash(calls.plan.put, request),
        now,
        dayIn(config.programmeTimeZone, now),
        optional(request.order_id),
        optional(request.product_id),
        request.amount,
        optional(request.coupon_id),
        request.use_start_up ?? false,
        request.terms_hash === undefined ? null : Buffer.from(request.terms_hash, 'hex'),
        later(now, windowsAt(config.sandboxSpeed).matchingMs),
      ],
      'put_order',
    );
    if (row === undefined) throw new Error('put_order answered nothing');
    return 'refused' in row.outcome ? refuse(row.outcome.refused) : done(presentPut(row.outcome.answer));
  } catch (error) {
    // Two gifts at the same moment and house money for one: the database refused the second, and nothing was kept.
    if (violatedConstraint(error) === 'programme_account_not_negative') return refuse('house_not_funded');
    throw error;
  }
};
