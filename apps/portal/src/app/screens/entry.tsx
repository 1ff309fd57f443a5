import { Navigate, useLocation, useSearchParams } from 'react-router';
import { CheckFailed, Checking, useEntering } from '../../features/access/entry';
import { paths } from '../../shared/paths';
import '../frame-white.css';

/**
 * Where the host app sends people: comes in with its ticket, and leaves no ticket in the address
 * (docs/domain/access.md#shell-tickets).
 */
const Entry = () => {
  const [search] = useSearchParams();
  const { search: query } = useLocation();
  const { entering, check } = useEntering(search.get('ticket'));
  switch (entering.state) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return <CheckFailed told={entering.told} onAgain={() => void check()} />;
    case 'in':
      return <Navigate to={paths.adCenter} replace />;
    default:
      return <Navigate to={`${paths.adWelcome}${query}`} replace />;
  }
};

export default Entry;
