import { Button } from './button';
import { listStrings } from './list-strings';

/** Says that a list shows one holder's rows, with the way back to everybody's. */
export const HolderFilter = ({ id, clear }: { id: string | undefined; clear: () => void }) =>
  id === undefined ? null : (
    <p className="row">
      <span className="tag tag--attention">{listStrings.holderOnly(id)}</span>
      <Button inRow onClick={clear}>
        {listStrings.everyone}
      </Button>
    </p>
  );
