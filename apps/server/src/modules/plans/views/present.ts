import type { calls, OrderReason, ResponseOf } from '@fairlead/contract';
import type { OrderReasonRow } from '@fairlead/db';
import type { OrderIntent, OrderOrigin, OrderStatus, ProductKind } from '@fairlead/vocabulary';
import { DEMO_NETWORK } from '../../products';

type OrderItem = ResponseOf<typeof calls.plan.put>['order'];
type ReasonItem = OrderItem['reasons'][number];

/** What can be done about a reason, and who moves the order on. */
const REASON_FACTS: Readonly<Record<OrderReason, Pick<ReasonItem, 'remedy' | 'who_acts'>>> = {
  offer_open: { remedy: 'put_amount', who_acts: 'holder' },
  awaiting_network: { remedy: 'cancel', who_acts: 'network' },
  awaiting_placement: { remedy: 'cancel', who_acts: 'staff' },
  network_refused: { remedy: 'choose_another', who_acts: 'holder' },
  network_silent: { remedy: 'choose_another', who_acts: 'holder' },
  cancelled_by_holder: { remedy: 'choose_another', who_acts: 'holder' },
  offer_expired: { remedy: 'choose_another', who_acts: 'holder' },
  learning: { remedy: 'stop', who_acts: 'network' },
  stop_requested: { remedy: 'wait', who_acts: 'network' },
  budget_spent: { remedy: 'wait', who_acts: 'network' },
  run_over: { remedy: 'wait', who_acts: 'network' },
  stopped_by_holder: { remedy: 'wait', who_acts: 'network' },
  pause_requested: { remedy: 'wait', who_acts: 'network' },
  paused: { remedy: 'resume', who_acts: 'holder' },
  resume_requested: { remedy: 'stop', who_acts: 'network' },
  budget_lower_requested: { remedy: 'wait', who_acts: 'network' },
  limit_reached: { remedy: 'wait', who_acts: 'network' },
  stopped_by_limit: { remedy: 'wait', who_acts: 'network' },
  awaiting_reports: { remedy: 'wait', who_acts: 'network' },
  reports_in_quarantine: { remedy: 'wait', who_acts: 'staff' },
  objection_window: { remedy: 'object', who_acts: 'programme' },
  objection_open: { remedy: 'wait', who_acts: 'staff' },
  awaiting_remittance: { remedy: 'wait', who_acts: 'network' },
  remittance_overdue: { remedy: 'object', who_acts: 'network' },
  house_short: { remedy: 'wait', who_acts: 'programme' },
};

const iso = (time: Date | string): string => new Date(time).toISOString();

export const presentReason = ({ reason, dueAt }: OrderReasonRow): ReasonItem => ({
  reason: reason as OrderReason,
  ...REASON_FACTS[reason as OrderReason],
  due_at: dueAt === null ? null : iso(dueAt),
});

/** An order as a row of the database's own JSON: what a put remembers, and what lists select. */
export interface OrderFacts {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly intent: OrderIntent;
  readonly origin: OrderOrigin;
  readonly product_id: number;
  readonly product_version: number;
  readonly amount_minor: number;
  readonly budget_minor: number;
  readonly own_minor: number;
  readonly gift_minor: number;
  readonly start_up_minor: number;
  readonly billed_minor: number;
  readonly coupon_id: number | null;
  readonly created_at: Date | string;
  readonly put_at: Date | string | null;
  readonly reasons: readonly OrderReasonRow[];
}

export interface ProductFacts {
  readonly title: string;
  readonly kind: ProductKind;
  readonly official: boolean;
  readonly cover_url: string;
  readonly network: string;
}

export const presentOrder = (order: OrderFacts, product: ProductFacts): OrderItem => ({
  id: String(order.id),
  number: order.number,
  status: order.status,
  intent: order.intent,
  origin: order.origin,
  product: {
    id: String(order.product_id),
    title: product.title,
    kind: product.kind,
    official: product.official,
    cover_url: product.cover_url,
  },
  amount: order.put_at === null ? null : order.amount_minor,
  budget: order.put_at === null ? null : order.budget_minor,
  billed: order.billed_minor,
  progress_bp: order.budget_minor === 0 ? 0 : Math.floor((order.billed_minor * 10_000) / order.budget_minor),
  created_at: iso(order.created_at),
  put_at: order.put_at === null ? null : iso(order.put_at),
  reasons: order.reasons.map(presentReason),
  demo: product.network === DEMO_NETWORK,
});
