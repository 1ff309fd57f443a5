import { NoticeList } from '../../features/notices';

const Notification = () => (
  <div className="screen stack">
    <NoticeList />
  </div>
);

export default Notification;
