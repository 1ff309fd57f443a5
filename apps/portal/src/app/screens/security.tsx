import { Security } from '../../features/access/security';
import { OwnData } from '../../features/account/own-data';

const SecurityScreen = () => (
  <div className="screen stack">
    <Security />
    <OwnData />
  </div>
);

export default SecurityScreen;
