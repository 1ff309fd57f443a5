import { Published, Reconciliation } from '../../features/transparency';

const Transparency = () => (
  <div className="screen stack">
    <Reconciliation />
    <Published />
  </div>
);

export default Transparency;
