export { wereFactorsWeakened } from './factors/factors';
export { takeSecondStep } from './factors/second-step';
export { readLastSeen } from './last-seen';
export { listSameDevice, listSharedDevices, readKeyHint } from './linked';
export { luhnDigit } from './operation-id';
export { passwordRecoveryKind } from './recovery/propose-recovery';
export { accessJobs, accessRoutes } from './routes';
export { serveSandboxTickets } from './sandbox-tickets';
export { provePin, verifyPin } from './verify-pin';
