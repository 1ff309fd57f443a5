import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SetPassword as Form, usePerson } from '../../features/withdrawals/payout';
import { useDetourEnd } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { Loaded } from '../../shared/ui/loaded';

/** Whoever has one is led to its change, which leads back as this page would; one that is set here is no reason to. */
const Page = ({ isSet }: { isSet: boolean }) => {
  const { state } = useLocation();
  const done = useDetourEnd(paths.wallet);
  const [wasSet] = useState(isSet);
  return wasSet ? <Navigate to={paths.editPayPassword} replace state={state} /> : <Form onDone={done} />;
};

const SetPassword = () => {
  const person = usePerson();
  return (
    <div className="screen stack">
      <Loaded query={person} lines={8}>
        {({ transaction_password_set: isSet }) => <Page isSet={isSet} />}
      </Loaded>
    </div>
  );
};

export default SetPassword;
