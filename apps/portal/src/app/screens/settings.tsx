import { OwnDetails, Places } from '../../features/account/settings';

const Settings = () => (
  <div className="screen stack">
    <OwnDetails />
    <Places />
  </div>
);

export default Settings;
