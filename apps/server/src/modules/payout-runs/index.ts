export { findRunFlags } from './concerns';
export { readPaidLines } from './paid-lines';
export { payoutRunKind } from './propose-run';
export { payoutSettlementKind, readSettled } from './propose-settlement';
export { findSentRun, readLiveRuns } from './runs';
export { payoutRunsRoutes } from './staff-routes';
export { countInDoubt } from './standing';
