import { Published, Reconciliation } from '../../features/statements';
import { Reading } from '../reading';

/** Open to all: people look at the books before they register. */
const Transparency = () => (
  <Reading>
    <div className="screen stack">
      <Reconciliation />
      <Published />
    </div>
  </Reading>
);

export default Transparency;
