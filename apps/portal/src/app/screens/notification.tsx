import { NotificationList } from '../../features/notifications';
import { ChatList } from '../../features/support/contacts';

const Notification = () => (
  <div className="screen stack">
    <ChatList />
    <NotificationList />
  </div>
);

export default Notification;
