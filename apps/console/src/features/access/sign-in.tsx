import { login } from '@fairlead/contract/calls/staff-sign-in';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../shared/api';
import { refusedFields } from '../../shared/api/phrase';
import { meta } from '../../shared/lib/meta';
import { strings } from '../../shared/lib/strings';
import { providerFlow } from '../../shared/session/provider';
import { session } from '../../shared/session/session';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { TextField } from '../../shared/ui/field';
import { Mark } from '../../shared/ui/mark';
import { useSecondStep } from '../../shared/ui/second-step';
import { BackFromProvider, ContinueWith } from './provider-sign-in';
import { signInStrings } from './strings';

export const SignInPage = () => {
  const ending = session.lastEnding();
  return (
    <main className="sign-in">
      <title>{`${signInStrings.title} · ${strings.product}`}</title>
      <div className="row">
        <Mark />
        <h1>{strings.product}</h1>
      </div>
      {ending ? (
        <p role="status" className="notice notice--attention">
          {signInStrings.ended[ending]}
        </p>
      ) : null}
      <Ways />
    </main>
  );
};

/** The OpenID provider first, where there is one; passwords beside it, or folded away where they only begin an account. */
const Ways = () => {
  const [label, passwords] = [meta('provider'), meta('passwords')];
  const [returned, setReturned] = useState(() => providerFlow.returned('sign_in'));
  if (label === '') return <SignInForm />;
  if (returned !== null) {
    const onAnew = (): void => {
      providerFlow.forget();
      setReturned(null);
    };
    return <BackFromProvider label={label} returned={returned} onAnew={onAnew} />;
  }
  return (
    <>
      <ContinueWith label={label} />
      {passwords === 'off' ? (
        <details>
          <summary>{signInStrings.byPassword}</summary>
          <p className="small soft">{signInStrings.byPasswordNote(label)}</p>
          <SignInForm />
        </details>
      ) : (
        <SignInForm />
      )}
    </>
  );
};

/** Secrets are kept in memory only, never as a draft. */
const SignInForm = () => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { sending, error, send, fields, takesKey } = useSecondStep(async (given) => {
    const { token, staff } = await callApi(login, { username, password, ...given });
    session.begin(token, staff.username);
  });
  const refused = refusedFields(error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="form panel" onSubmit={submit}>
      <TextField
        label={signInStrings.username}
        value={username}
        error={refused['username']}
        autoComplete="username"
        autoCapitalize="none"
        required
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label={signInStrings.password}
        type="password"
        value={password}
        error={refused['password']}
        autoComplete="current-password"
        required
        onChange={(event) => setPassword(event.target.value)}
      />
      {fields}
      <Failure error={error} />
      <Button type="submit" look="primary" sending={sending}>
        {takesKey ? signInStrings.withKey : signInStrings.submit}
      </Button>
    </form>
  );
};
