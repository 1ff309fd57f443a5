import { login } from '@fairlead/contract/calls/staff-sign-in';
import { ApiError } from '@fairlead/contract/client';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../shared/api';
import { refusedFields } from '../../shared/api/phrase';
import { useSend } from '../../shared/api/use-send';
import { strings } from '../../shared/lib/strings';
import { session } from '../../shared/session/session';
import { Button } from '../../shared/ui/button';
import { Failure } from '../../shared/ui/failure';
import { TextField } from '../../shared/ui/field';
import { Mark } from '../../shared/ui/mark';
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
      <SignInForm />
    </main>
  );
};

/** Secrets are kept in memory only, never as a draft. */
const SignInForm = () => {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [asksTotp, setAsksTotp] = useState(false);
  const { sending, error, send } = useSend(async () => {
    try {
      const request = { username, password, ...(totp ? { totp } : {}) };
      const { token, staff } = await callApi(login, request);
      session.begin(token, staff.username);
    } catch (cause) {
      if (cause instanceof ApiError && cause.data.reason === 'totp_required') setAsksTotp(true);
      throw cause;
    }
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
      {asksTotp ? (
        <TextField
          label={signInStrings.totp}
          hint={signInStrings.totpHint}
          value={totp}
          error={refused['totp']}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          onChange={(event) => setTotp(event.target.value)}
        />
      ) : null}
      <Failure error={error} />
      <Button type="submit" look="primary" sending={sending}>
        {signInStrings.submit}
      </Button>
    </form>
  );
};
