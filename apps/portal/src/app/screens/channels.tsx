import { Outside } from '../../features/account/outside';

const Channels = () => (
  <div className="screen stack">
    <Outside />
  </div>
);

export default Channels;
