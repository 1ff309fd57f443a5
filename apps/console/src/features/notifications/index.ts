export { messageStrings } from './message-strings';
export { MessagesPage } from './messages';
export { NotificationsPage } from './notifications';
export { notificationStrings } from './strings';
