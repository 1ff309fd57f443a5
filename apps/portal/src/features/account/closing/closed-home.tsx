import { Loaded } from '../../../shared/ui/loaded';
import { useAccount } from './api';
import { Farewell } from './farewell';

/** The home of a closed account: the farewell, whenever somebody comes back to it. */
export const ClosedHome = () => (
  <Loaded query={useAccount()} lines={8}>
    {({ person, closing }) => <Farewell closing={closing} operationId={person.operation_id} isHome />}
  </Loaded>
);
