import { calls, type ParsedOf, type Reason, type ResponseOf } from '@fairlead/contract';
import { violatedConstraint } from '@fairlead/db';
import { type Answer, done, refuse } from '../../../http/answer';
import { bodyHash } from '../../../http/idempotency';
import type { HolderCaller } from '../../../http/route';
import type { Services } from '../../../http/services';
import { createBatcher } from '../../../plugins/batch';
import { dayIn } from '../order/day';
import { later, windowsAt } from '../order/windows';
import { type OrderFacts, type ProductFacts, presentOrder } from '../views/present';

type PutCall = typeof calls.plan.put;

interface PutFacts {
  readonly order: OrderFacts;
  readonly product: ProductFacts & { readonly terms_hash: string };
  readonly transaction_ids: readonly number[];
}

/** What `put_order` answers: see packages/db/functions/plans/put_order.sql. */
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

/** One put as `put_order` takes it. */
interface PutQuestion {
  readonly holderId: number;
  readonly key: string;
  readonly hash: Buffer;
  readonly request: ParsedOf<PutCall>;
}

export interface PutIncoming {
  readonly request: ParsedOf<PutCall>;
  readonly caller: HolderCaller;
  readonly idempotencyKey: string;
}

/** Puts under way to the database at once, per node; more wait for the next batch. */
const CONCURRENCY = 3;
const MAX_BATCH_SIZE = 32;

const PUT = `select put_order(p.holder, p.key, p.hash, $1, $2, p.order_id, p.product, p.amount, p.coupon, p.start_up, p.terms, $3)
    as outcome
  from unnest($4::bigint[], $5::text[], $6::bytea[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::boolean[],
    $12::bytea[]) p (holder, key, hash, order_id, product, amount, coupon, start_up, terms)`;

/**
 * Asks the database for several puts in one round trip, which commits them together or not at all. In the order of
 * their holders, since each locks its wallet: two such round trips never wait for each other in a ring.
 */
const askPuts = async (
  { database, clock, config }: Services,
  questions: readonly PutQuestion[],
): Promise<readonly Outcome[]> => {
  const now = clock.now();
  const order = questions
    .map((_, position) => position)
    .sort((a, b) => holderAt(questions, a) - holderAt(questions, b));
  const sorted = order.map((position) => questions[position] as PutQuestion);
  const column = <Value>(pick: (question: PutQuestion) => Value): Value[] => sorted.map(pick);
  const rows = await database.query<{ outcome: Outcome }>(
    PUT,
    [
      now,
      dayIn(config.programmeTimeZone, now),
      later(now, windowsAt(config.sandboxSpeed).matchingMs),
      column(({ holderId }) => holderId),
      column(({ key }) => key),
      column(({ hash }) => hash),
      column(({ request }) => request.order_id ?? null),
      column(({ request }) => request.product_id ?? null),
      column(({ request }) => request.amount),
      column(({ request }) => request.coupon_id ?? null),
      column(({ request }) => request.use_start_up ?? false),
      column(({ request }) =>
        request.terms_hash === undefined ? null : Buffer.from(request.terms_hash, 'hex'),
      ),
    ],
    'put_order',
  );
  const outcomes: Outcome[] = [];
  order.forEach((position, row) => {
    const found = rows[row];
    if (found === undefined) throw new Error('put_order answered too little');
    outcomes[position] = found.outcome;
  });
  return outcomes;
};

const holderAt = (questions: readonly PutQuestion[], position: number): number =>
  questions[position]?.holderId ?? 0;

/**
 * The put of this node: money, order, event, outbox row and idempotency record in one round trip to the database. Puts
 * that come while others are under way share the next one. A put with a coupon goes alone: it also touches the house.
 */
export const createPut = (
  services: Services,
): ((incoming: PutIncoming) => Promise<Answer<ResponseOf<PutCall>>>) => {
  const ask = (questions: readonly PutQuestion[]) => askPuts(services, questions);
  const batched = createBatcher({ ask, concurrency: CONCURRENCY, maxBatchSize: MAX_BATCH_SIZE });
  const alone = createBatcher({ ask, concurrency: CONCURRENCY, maxBatchSize: 1 });
  return async ({ request, caller, idempotencyKey }) => {
    const put = request.coupon_id === undefined ? batched : alone;
    try {
      const outcome = await put({
        holderId: caller.holderId,
        key: idempotencyKey,
        hash: bodyHash(calls.plan.put, request),
        request,
      });
      return 'refused' in outcome ? refuse(outcome.refused) : done(presentPut(outcome.answer));
    } catch (error) {
      // Two gifts at the same moment and house money for one: the database refused the second, and nothing was kept.
      if (violatedConstraint(error) === 'programme_account_not_negative') return refuse('house_not_funded');
      throw error;
    }
  };
};
