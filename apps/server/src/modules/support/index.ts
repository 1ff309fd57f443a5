export { contactsKind } from './contacts/propose-sheet';
export { contactsOf } from './contacts/sheet';
export { countConversations, lockConversation, readNewestConversation } from './conversation';
export { readLastSaid } from './excerpt';
export { CHAT_FILES, readFileHolder } from './files';
export { type GuestKey, lockGuestCase, readGuestCase } from './guests/key';
export { supportJobs, supportRoutes } from './routes';
export { countLateChats } from './service-level';
export { serveSockets } from './sockets';
export { writeAsStaff } from './staff-side';
export {
  openCaseInChat,
  readCaseCard,
  readCaseCards,
  readCasesCards,
  sendCaseCard,
  tellCase,
  wasSentCard,
} from './topup-case';
