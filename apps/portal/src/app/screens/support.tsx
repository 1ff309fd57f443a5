import { GuestSupport } from '../../features/support/guest';
import { Reading } from '../reading';

/** Open to all: who cannot sign in is helped in the app's own frame and language. */
const Support = () => (
  <Reading>
    <GuestSupport />
  </Reading>
);

export default Support;
