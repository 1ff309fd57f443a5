import { logout } from '@fairlead/contract/calls/staff-sign-in';
import { callApi } from '../shared/api';
import { session } from '../shared/session/session';
import { Button } from '../shared/ui/button';
import { appStrings } from './strings';

export const SignOut = () => {
  const leave = async (): Promise<void> => {
    // The token is forgotten here even where no answer came: it then ends by itself on the server.
    const answer = await callApi(logout, {}).catch(() => undefined);
    session.end('signed_out');
    // Else whoever sits here next would come in with one press.
    const url = answer?.provider_url ?? null;
    if (url !== null) location.assign(url);
  };
  return <Button onClick={() => void leave()}>{appStrings.signOut}</Button>;
};
