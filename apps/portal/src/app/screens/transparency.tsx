import { ByMonth, Proof, Published, PublishedDays, Reconciliation } from '../../features/statements';
import { Reading } from '../reading';

/** Open to all: people look at the books before they register. The answer comes first, the means to check it last. */
const Transparency = () => (
  <Reading>
    <div className="screen books-page">
      <div className="books">
        <div className="stack">
          <Proof />
          <Reconciliation />
        </div>
        <div className="stack">
          <Published />
          <ByMonth />
          <PublishedDays />
        </div>
      </div>
    </div>
  </Reading>
);

export default Transparency;
