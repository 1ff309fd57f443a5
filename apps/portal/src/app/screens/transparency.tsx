import { Reconciliation } from '../../features/transparency';

const Transparency = () => (
  <div className="screen stack">
    <Reconciliation />
  </div>
);

export default Transparency;
