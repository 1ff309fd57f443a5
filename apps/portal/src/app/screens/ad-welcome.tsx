import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { CheckFailed, Checking, Reopen, useEntering, Welcome } from '../../features/access/entry';
import { paths } from '../../shared/paths';
import '../frame-white.css';

/** Welcome and opening of the account with an authorization code; without a good ticket, the way back. */
const AdWelcome = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const ticket = search.get('ticket');
  const { entering, check, refuse } = useEntering(ticket);
  const enter = useCallback(() => void navigate(paths.adCenter, { replace: true }), [navigate]);
  switch (entering.state) {
    case 'checking':
      return <Checking />;
    case 'failed':
      return <CheckFailed told={entering.told} onAgain={() => void check()} />;
    case 'in':
      return <Navigate to={paths.adCenter} replace />;
    case 'unknown':
      return <Welcome ticket={ticket ?? ''} onDone={enter} onOver={refuse} />;
    default:
      return <Reopen />;
  }
};

export default AdWelcome;
