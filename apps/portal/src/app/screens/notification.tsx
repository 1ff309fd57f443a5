import { NotificationList } from '../../features/notifications';

const Notification = () => (
  <div className="screen stack">
    <NotificationList />
  </div>
);

export default Notification;
