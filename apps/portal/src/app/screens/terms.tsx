import { LegalPage } from '../../features/content/legal';

/** Open to all: people read it before they register. */
const Terms = () => (
  <div className="screen stack">
    <LegalPage kind="terms" />
  </div>
);

export default Terms;
