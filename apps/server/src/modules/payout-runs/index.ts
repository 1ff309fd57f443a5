export { findRunFlags } from './concerns';
export { readPaidLines, readSentLines } from './paid-lines';
export { payoutRunKind } from './propose-run';
export { payoutSettlementKind, readSettled } from './propose-settlement';
export { findSentRun, listAnswered, readLiveRuns } from './runs';
export { payoutRunsRoutes } from './staff-routes';
export { countInDoubt } from './standing';
