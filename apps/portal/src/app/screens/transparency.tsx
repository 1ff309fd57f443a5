import { ByMonth, Proof, Published, Reconciliation } from '../../features/statements';
import { Reading } from '../reading';

/** Open to all: people look at the books before they register. The answer comes first, the means to check it last. */
const Transparency = () => (
  <Reading>
    <div className="screen stack">
      <Proof />
      <ByMonth />
      <Reconciliation />
      <Published />
    </div>
  </Reading>
);

export default Transparency;
