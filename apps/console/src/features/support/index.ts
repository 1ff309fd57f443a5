export { CannedPage } from './canned';
export { contactStrings } from './contact-strings';
export { ContactsPage } from './contacts';
export { supportStrings } from './strings';
export { SupportPage } from './support';
export { useDeskSignal } from './use-desk-counts';
