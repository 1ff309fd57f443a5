export { NotificationsPage } from './notifications';
export { notificationStrings } from './strings';
