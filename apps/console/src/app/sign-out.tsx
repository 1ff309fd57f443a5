import { logout } from '@fairlead/contract/calls/console-auth';
import { callApi } from '../api';
import { session } from '../session/session';
import { strings } from '../strings';
import { Button } from '../ui/button';

export const SignOut = () => {
  const leave = async (): Promise<void> => {
    // The token is forgotten here even where no answer came: it then ends by itself on the server.
    await callApi(logout, {}).catch(() => undefined);
    session.end('signed_out');
  };
  return <Button onClick={() => void leave()}>{strings.signOut}</Button>;
};
