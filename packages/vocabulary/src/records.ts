/** Settled plans that a record counts before it says a share of them: of fewer, one more turns every percentage over. */
export const SHARES_FROM_PLANS = 20;
