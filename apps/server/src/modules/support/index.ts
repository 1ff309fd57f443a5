export { contactsKind } from './contacts/propose-sheet';
export { contactsOf } from './contacts/sheet';
export { lockConversation } from './conversation';
export { supportJobs, supportRoutes } from './routes';
export { serveSockets } from './sockets';
export { writeAsStaff } from './staff-side';
export { openCaseInChat, readCaseCard, sendCaseCard, tellCase } from './topup-case';
