export { messageStrings } from './message-strings';
export { MessagesPage } from './messages';
export { NotificationsPage } from './notifications';
export { SendNotification } from './send';
export { notificationStrings, templateStrings } from './strings';
export { TemplatesPage } from './templates';
