import { Security } from '../../features/access/security';

const SecurityScreen = () => (
  <div className="screen stack">
    <Security />
  </div>
);

export default SecurityScreen;
