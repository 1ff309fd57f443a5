import { beginProvider, loginByProvider } from '@fairlead/contract/calls/staff-sign-in';
import { type FormEvent, useEffect, useRef } from 'react';
import { callApi } from '../../shared/api';
import { useSend } from '../../shared/api/use-send';
import { providerFlow, type Returned } from '../../shared/session/provider';
import { session } from '../../shared/session/session';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { useSecondStep } from '../../shared/ui/second-step';
import { signInStrings } from './strings';

/** Leads to the OpenID provider. */
export const ContinueWith = ({ label }: { label: string }) => {
  const { sending, error, send } = useSend(async () =>
    providerFlow.leave('sign_in', await callApi(beginProvider, {})),
  );
  return (
    <div className="panel form">
      <Failure error={error} />
      <Button look="primary" sending={sending} onClick={() => void send()}>
        {signInStrings.continueWith(label)}
      </Button>
    </div>
  );
};

interface Props {
  label: string;
  returned: Returned;
  onAnew: () => void;
}

/** Back from the provider: signs in at once, or asks for the second step, which is this product's own. */
export const BackFromProvider = ({ label, returned, onAnew }: Props) => {
  const { sending, error, send, fields, takesKey } = useSecondStep(async (given) => {
    const { token, staff } = await callApi(loginByProvider, { ...returned, ...given });
    providerFlow.forget();
    session.begin(token, staff.username);
  });
  // Drawn twice where React checks itself, and sent once.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current) void send();
    isSent.current = true;
  }, [send]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="form panel" onSubmit={submit}>
      {fields === null && !error ? <p role="status">{signInStrings.back(label)}</p> : null}
      {fields === null ? null : <p>{signInStrings.secondStepHere(label)}</p>}
      {fields}
      <Failure error={error} />
      <div className="form__actions">
        <Button onClick={onAnew}>{signInStrings.anew}</Button>
        {fields === null ? null : (
          <Button type="submit" look="primary" sending={sending}>
            {takesKey ? signInStrings.withKey : signInStrings.submit}
          </Button>
        )}
      </div>
    </form>
  );
};
