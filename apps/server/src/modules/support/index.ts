export { contactsKind } from './contacts/propose-sheet';
export { contactsOf } from './contacts/sheet';
export { supportJobs, supportRoutes } from './routes';
export { serveSockets } from './sockets';
export { openCaseInChat, readCaseCard, sendCaseCard, tellCase } from './topup-case';
