const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Numbers of the wallet (docs/domain/withdrawals.md, docs/adr/0030-withdrawals-and-closing.md). Real time in the sandbox
 * too.
 */
export const TERMS = {
  /** One minor unit: a higher floor would leave a rest that only paying in could free. */
  withdrawalMinimumMinor: 1,
  /** Of one request; the rest goes by further requests. */
  withdrawalMaximumMinor: 5_000_000,
  withdrawalFeeMinor: 0,
  /** From the request on: staff decide and pay by then, or the money goes back. */
  withdrawalMs: 7 * DAY_MS,
  /**
   * A payout setting that was changed is used from then on (docs/domain/withdrawals.md#payout-destination).
   */
  coolingMs: 24 * HOUR_MS,
  /** An offer of start-up funds waits for its holder. */
  startUpOfferMs: 7 * DAY_MS,
  /** A chargeback's hold: the time to object (docs/domain/topups.md#chargebacks). */
  chargebackMs: 14 * DAY_MS,
  /**
   * A hold that two people opened; it may be renewed once for as long again (docs/domain/wallet.md#holds).
   */
  holdMs: 7 * DAY_MS,
} as const;

/** A point in time, `ms` later. */
export const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
