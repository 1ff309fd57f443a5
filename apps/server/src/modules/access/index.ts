export { listSessions } from './list-sessions';
export { verifyLoginPassword } from './login-password';
export { luhnDigit, newOperationId } from './operation-id';
export { accessJobs, accessRoutes } from './routes';
export { serveSandboxTickets } from './sandbox-tickets';
export { verifyPin } from './verify-pin';
