export { luhnDigit } from './operation-id';
export { accessJobs, accessRoutes } from './routes';
export { serveSandboxTickets } from './sandbox-tickets';
export { provePin, verifyPin } from './verify-pin';
