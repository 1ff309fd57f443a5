import { Activities } from '../../features/coupons';

const ActivitiesScreen = () => (
  <div className="screen stack">
    <Activities />
  </div>
);

export default ActivitiesScreen;
