export { listSessions } from './list-sessions';
export { luhnDigit, newOperationId } from './operation-id';
export { verifyLoginPassword } from './passwords';
export { accountsRoutes } from './routes';
