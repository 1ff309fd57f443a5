import { LegalPage } from '../../features/content/legal';

/** Open to all: people read it before they register. */
const Privacy = () => (
  <div className="screen stack">
    <LegalPage kind="privacy" />
  </div>
);

export default Privacy;
