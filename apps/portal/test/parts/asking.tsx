import { Button } from '../../src/shared/ui/button';
import { Dialog } from '../../src/shared/ui/dialog';
import { Money } from '../../src/shared/ui/money';
import { Row, Rows } from '../../src/shared/ui/rows';
import { TextField } from '../../src/shared/ui/text-field';

const NOTHING = (): void => undefined;

/** It covers the page that it opens on: on the sheet of parts that is a frame as wide as a phone. */
export const Asking = () => (
  <Dialog title="Add to the budget" look="sheet" onClose={NOTHING}>
    <TextField label="Amount" defaultValue="15.00" onChange={NOTHING} />
    <Rows>
      <Row name="Budget" strong>
        <Money amountMinor={6_500} />
      </Row>
    </Rows>
    <div className="dialog__footer">
      <Button>Add $15.00</Button>
    </div>
  </Dialog>
);
