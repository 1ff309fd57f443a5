import { StandingPage } from '../../features/standing';

/** Shop level. */
const Level = () => (
  <div className="screen stack">
    <StandingPage />
  </div>
);

export default Level;
