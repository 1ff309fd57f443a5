import { Rules as Text } from '../../features/content';
import { Reading } from '../reading';

/** Open to all: people read the rules before they register. */
const Rules = () => (
  <Reading>
    <div className="screen stack">
      <Text />
    </div>
  </Reading>
);

export default Rules;
