const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deadlines and windows of orders (docs/domain/plans.md#deadlines-and-windows); each has a default outcome in
 * the holder's favour.
 */
export interface Windows {
  /** An offer unused this long fails. */
  readonly offerMs: number;
  /** A network that has not accepted by then has failed. */
  readonly matchingMs: number;
  /** A network that has not confirmed a stop by then is taken to have stopped. */
  readonly stopMs: number;
  /** Reports close this long after the run. */
  readonly reportsMs: number;
  readonly objectionMs: number;
  /** A settlement waits this long for reports in quarantine. */
  readonly quarantineMs: number;
  /** A network may be this late before the house pays. */
  readonly remittanceMs: number;
  /** How soon the house is asked again when it was short. */
  readonly houseRetryMs: number;
  /** The learning phase ends at the latest then (docs/domain/plans.md#learning-phase). */
  readonly learningMs: number;
  runMs(runDays: number): number;
}

/** @param speed how many times faster than life; shortens these and nothing else. 1 in live mode. */
export const windowsAt = (speed: number): Windows => {
  const scaled = (lengthMs: number): number => Math.max(1, Math.round(lengthMs / speed));
  return {
    offerMs: scaled(7 * DAY_MS),
    matchingMs: scaled(DAY_MS),
    stopMs: scaled(HOUR_MS),
    reportsMs: scaled(72 * HOUR_MS),
    objectionMs: scaled(72 * HOUR_MS),
    quarantineMs: scaled(7 * DAY_MS),
    remittanceMs: scaled(30 * DAY_MS),
    houseRetryMs: scaled(DAY_MS),
    learningMs: scaled(7 * DAY_MS),
    runMs: (runDays) => scaled(runDays * DAY_MS),
  };
};

/** A moment so much later. */
export const later = (time: Date, lengthMs: number): Date => new Date(time.getTime() + lengthMs);
