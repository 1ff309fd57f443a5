import { StandingPage } from '../../features/standing';

/** Shop level (spec §2). */
const Level = () => (
  <div className="screen stack">
    <StandingPage />
  </div>
);

export default Level;
