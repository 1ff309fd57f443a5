import { strings } from '../lib/strings';

/** A landing page as a phone shows it. It is of our own files, and nothing in it runs or leads anywhere. */
export const LandingFrame = ({ url }: { url: string }) => (
  <iframe className="landing-frame" sandbox="" src={url} title={strings.common.landingPage} />
);
