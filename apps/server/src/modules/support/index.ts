export { contactsOf } from './contacts/sheet';
export { readNewestConversation } from './conversation';
export { supportJobs, supportRoutes } from './routes';
export { serveSockets } from './sockets';
export { openCaseInChat, readCaseCard, sendCaseCard, tellCase } from './topup-case';
