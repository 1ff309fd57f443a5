export { CannedPage } from './canned';
export { ChatBadge } from './chat-badge';
export { contactStrings } from './contact-strings';
export { ContactsPage } from './contacts';
export { supportStrings } from './strings';
export { SupportPage } from './support';
