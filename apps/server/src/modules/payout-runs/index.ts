export { findRunFlags } from './concerns';
export { readLiveRuns } from './live-runs';
export { readPaidLines } from './paid-lines';
export { payoutRunKind } from './propose-run';
export { payoutSettlementKind, readSettled } from './propose-settlement';
export { findSentRun } from './runs';
export { payoutRunsRoutes } from './staff-routes';
