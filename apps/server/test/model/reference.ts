/**
 * A plain model of the money: no SQL, no clock, nothing of the product's code. Written from the rules
 * (docs/domain/money.md, plans.md, reports.md, settlement.md, withdrawals.md), so that what the product does
 * can be held against what it should do. Minor units; times in milliseconds.
 */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const BUCKET_MS = HOUR_MS / 4;

export const TERMS = {
  minPutMinor: 1_000,
  maxPutMinor: 20_000,
  costPerThousandMinor: 1_000,
  payoutMinor: 333,
  holderShareBp: 7_775,
  runMs: DAY_MS,
  withdrawalMaximumMinor: 5_000_000,
} as const;

export type HolderAccount =
  | 'available'
  | 'held'
  | 'escrow'
  | 'settling'
  | 'withdrawing'
  | 'promo'
  | 'start_up'
  | 'start_up_running';
export type ProgrammeAccount = 'bank' | 'network_receivable' | 'media' | 'house' | 'revenue';

export interface Figures {
  impressions: number;
  clicks: number;
  conversions: number;
  spendMinor: number;
}

export interface ModelReport extends Figures {
  readonly bucketAt: number;
  readonly version: number;
  current: boolean;
  /** In quarantine for a fault that another report can take away. */
  waits: boolean;
  /** In quarantine, may still count, and is neither counted nor set aside. */
  held: boolean;
}

/** What one bucket's reports brought, and what was charged back of it. */
export interface ModelAccrual {
  readonly order: ModelOrder;
  readonly bucketAt: number;
  readonly transactionId: number;
  readonly amountMinor: number;
  chargedBackMinor: number;
}

export interface ModelCoupon {
  readonly id: number;
  readonly name: string;
  readonly effect: 'fixed_amount' | 'deduction' | 'value_add';
  readonly valueMinor: number | null;
  readonly shareBp: number | null;
  readonly capMinor: number | null;
  readonly requirementMinor: number;
  expiresAt: number;
  usedOn: string | null;
}

export interface Split {
  own: number;
  gift: number;
  startUp: number;
  house: number;
}

export type Status =
  | 'matching'
  | 'putting'
  | 'put_failed'
  | 'put_finished'
  | 'waiting_for_settlement'
  | 'settlement_successful';

export interface ModelPause {
  /** Held from then on at the latest. */
  readonly confirmBy: number;
  since: number | null;
  until: number | null;
}

/** What ends a run by itself; what is not there is no limit. */
export interface ModelLimits {
  readonly cost?: number;
  readonly loss?: number;
  readonly spend?: number;
  readonly endsAt?: number;
}

/** A limit that was reached, with the figures at that moment: a row of the timeline, and a notice. */
export interface ModelReached {
  readonly limit: 'cost_per_conversion' | 'loss' | 'spend_without_conversion' | 'ends_at' | 'daily_cap';
  readonly value: number | null;
  readonly billed: number;
  readonly revenue: number;
  readonly conversions: number;
  /** Of a daily cap alone. */
  readonly day?: string;
}

export interface ModelOrder {
  readonly id: number;
  readonly holder: ModelHolder;
  readonly coupon: ModelCoupon | undefined;
  /** The amount put, and all that it may spend, with what was added later. */
  amount: number;
  budget: number;
  status: Status;
  stopping: boolean;
  startUpReturning: boolean;
  /** Whether a coupon or start-up funds were put on it. */
  readonly hasHouseMoney: boolean;
  /** What the ledger still holds for it. */
  escrow: number;
  promo: number;
  running: number;
  settling: number;
  billed: Split;
  conversions: number;
  gross: number;
  revenue: number;
  remitted: number;
  advanced: number;
  acceptedAt: number | null;
  runEndsAt: number | null;
  endedAt: number | null;
  objectionEndsAt: number | null;
  dueAt: number | null;
  readonly pauses: ModelPause[];
  /** The most that is billed for a day, from the day with this number on. */
  readonly caps: { readonly fromDay: number; readonly capMinor: number | null }[];
  limits: ModelLimits;
  readonly reached: ModelReached[];
  /** How many messages told the network what is wanted of the run. */
  asked: number;
  isResuming: boolean;
  /** A lower budget that was asked for, and when it holds at the latest. */
  lowering: { readonly to: number; readonly confirmBy: number } | null;
  /** Its settlement waits for reports in quarantine. */
  waitsForReports: boolean;
  readonly reports: ModelReport[];
}

export interface ModelWithdrawal {
  readonly id: number;
  readonly amountMinor: number;
  readonly createdAt: number;
  state: 'requested' | 'approved' | 'paid' | 'refused' | 'bounced' | 'cancelled';
  dueAt: number | null;
  /** Cancelled because nobody decided, not by a person. */
  lapsed: boolean;
}

export interface ModelHold {
  readonly amountMinor: number;
  readonly openedAt: number;
  readonly expiresAt: number;
  /** Where a chargeback's money goes when its time is over; any other comes back. */
  readonly chargeback: ProgrammeAccount | null;
  /** Out of what was to be settled: no cash of the holder. */
  readonly ofRevenue: boolean;
  open: boolean;
}

export interface ModelTopUp {
  readonly transactionId: number;
  readonly amountMinor: number;
  chargedBackMinor: number;
}

export interface ModelAcceptance {
  readonly id: number;
  readonly code: string;
  state: 'issued' | 'current' | 'claimed' | 'confirmed' | 'refused' | 'expired';
  dueAt: number | null;
}

export interface ModelHolder {
  readonly id: number;
  readonly wallet: Record<HolderAccount, number>;
  readonly orders: ModelOrder[];
  readonly coupons: ModelCoupon[];
  readonly withdrawals: ModelWithdrawal[];
  readonly holds: ModelHold[];
  /** The stated times of what staff held, chargebacks apart. */
  readonly staffHolds: { readonly from: number; readonly until: number }[];
  readonly topUps: ModelTopUp[];
  readonly accruals: ModelAccrual[];
  readonly acceptances: ModelAcceptance[];
  closingSince: number | null;
  closed: boolean;
}

export interface Model {
  now: number;
  readonly programme: Record<ProgrammeAccount, number>;
  readonly holders: readonly ModelHolder[];
}

export const newHolder = (id: number): ModelHolder => ({
  id,
  wallet: {
    ...{ available: 0, held: 0, escrow: 0, settling: 0, withdrawing: 0 },
    ...{ promo: 0, start_up: 0, start_up_running: 0 },
  },
  ...{ orders: [], coupons: [], withdrawals: [], holds: [], staffHolds: [], topUps: [] },
  ...{ accruals: [], acceptances: [] },
  ...{ closingSince: null, closed: false },
});

const mayOverdraw = (account: string): boolean => account === 'bank' || account === 'network_receivable';

const change = (balances: Record<string, number>, account: string, by: number): void => {
  const balance = (balances[account] ?? 0) + by;
  if (balance < 0 && !mayOverdraw(account))
    throw new Error(`the model would overdraw ${account} to ${balance}`);
  balances[account] = balance;
};

/** Money from one account to another; nothing is made and nothing is lost. */
export const move = (
  { programme }: Model,
  holder: ModelHolder | null,
  from: HolderAccount | ProgrammeAccount,
  to: HolderAccount | ProgrammeAccount,
  amountMinor: number,
): void => {
  const balancesOf = (account: string): Record<string, number> => {
    if (account in programme) return programme;
    if (holder === null) throw new Error(`${account} needs a holder`);
    return holder.wallet;
  };
  change(balancesOf(from), from, -amountMinor);
  change(balancesOf(to), to, amountMinor);
};

export const sumOf = ({ programme, holders }: Model): number =>
  [programme, ...holders.map((holder) => holder.wallet)]
    .flatMap((balances) => Object.values(balances))
    .reduce((sum, balance) => sum + balance, 0);

export const ordersOf = ({ holders }: Model): ModelOrder[] => holders.flatMap((holder) => holder.orders);
