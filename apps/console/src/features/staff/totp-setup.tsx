import type { ResponseOf } from '@fairlead/contract';
import { confirmTotp, enrolTotp } from '@fairlead/contract/calls/staff-sign-in';
import { useState } from 'react';
import { callApi } from '../../shared/api';
import { QrCode } from '../../shared/ui/qr-code';
import { SecretForm } from '../../shared/ui/secret-form';
import { sayWhenWrong } from './say-when-wrong';
import { staffStrings } from './strings';

const words = staffStrings.codes;

type Key = ResponseOf<typeof enrolTotp>;

/** The way to one-time codes: the password, the key for the authenticator, the first code. */
export const TotpSetup = () => {
  const [key, setKey] = useState<Key | null>(null);
  if (key === null) {
    return (
      <SecretForm
        key="begin"
        fields={[{ name: 'password', label: words.password, kind: 'password' }]}
        submit={words.begin}
        run={async ({ password }, given) => setKey(await callApi(enrolTotp, { password, ...given }))}
        explain={sayWhenWrong(words.wrongPassword)}
      />
    );
  }
  return (
    <div className="stack">
      <KeyShown secret={key.secret} uri={key.uri} />
      <SecretForm
        key="confirm"
        fields={[{ name: 'totp', label: words.code, hint: words.codeHint, kind: 'code' }]}
        submit={words.confirm}
        run={({ totp }) => callApi(confirmTotp, { totp })}
        explain={sayWhenWrong(words.wrong)}
      />
    </div>
  );
};

/** Letters in fours, as people type them. */
const inFours = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

const KeyShown = ({ secret, uri }: Key) => (
  <>
    <p>{words.scan}</p>
    <QrCode text={uri} label={words.picture} />
    <p>{words.type}</p>
    <p className="code">{inFours(secret)}</p>
    <p>
      <a href={uri}>{words.link}</a>
    </p>
    <p className="small soft">{words.kept}</p>
  </>
);
