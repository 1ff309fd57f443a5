import {
  beginIdentity,
  connectIdentity,
  disconnectIdentity,
  me,
} from '@fairlead/contract/calls/staff-sign-in';
import { ApiError } from '@fairlead/contract/client';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api';
import { phraseOf } from '../../shared/api/phrase';
import { useCall } from '../../shared/api/use-call';
import { useSend } from '../../shared/api/use-send';
import { providerFlow, type Returned } from '../../shared/session/provider';
import { Button } from '../../shared/ui/button';
import { writtenTime } from '../../shared/ui/figures';
import { Panel } from '../../shared/ui/page';
import { SecretForm } from '../../shared/ui/secret-form';
import { sayWhenWrong } from './say-when-wrong';
import { staffStrings } from './strings';

const words = staffStrings.identity;
const password = { name: 'password', label: staffStrings.keys.password, kind: 'password' } as const;

const explain = (error: unknown): string =>
  error instanceof ApiError && error.data.reason === 'wrong_state' ? words.taken : phraseOf(error);

/** Back from the provider: connects who came back. */
const Connecting = ({ returned, onFailed }: { returned: Returned; onFailed: (error: unknown) => void }) => {
  const { error, send } = useSend(async () => {
    providerFlow.forget();
    await callApi(connectIdentity, returned);
  });
  // Drawn twice where React checks itself, and sent once.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current) void send();
    isSent.current = true;
  }, [send]);
  useEffect(() => {
    if (error) onFailed(error);
  }, [error, onFailed]);
  return <p role="status">{words.connecting}</p>;
};

/** The way to the provider: the password, and the second step where one is in use. */
const Connect = ({ label }: { label: string }) => {
  const [returned, setReturned] = useState(() => providerFlow.returned('connect'));
  const [error, setError] = useState<unknown>(null);
  if (returned !== null && !error) return <Connecting returned={returned} onFailed={setError} />;
  return (
    <>
      {error ? (
        <p role="alert" className="notice notice--bad">
          {explain(error)}
        </p>
      ) : null}
      <SecretForm
        fields={[password]}
        submit={words.connect(label)}
        run={async ({ password: typed }, given) => {
          const begun = await callApi(beginIdentity, { password: typed, ...given });
          setReturned(null);
          setError(null);
          providerFlow.leave('connect', begun);
        }}
        explain={sayWhenWrong(staffStrings.codes.wrongProof)}
      />
    </>
  );
};

const Disconnect = ({ onDone }: { onDone: () => void }) => (
  <>
    <p>{words.disconnectNote}</p>
    <SecretForm
      fields={[password]}
      submit={words.disconnect}
      run={async ({ password: typed }, given) => {
        await callApi(disconnectIdentity, { password: typed, ...given });
        onDone();
      }}
      explain={sayWhenWrong(staffStrings.codes.wrongProof)}
      onCancel={onDone}
    />
  </>
);

/** One's own identity at the OpenID provider; nothing where there is none by which staff sign in. */
export const OwnIdentity = () => {
  const provider = useCall(me, {}).data?.provider;
  const [isOpen, setOpen] = useState(false);
  if (provider == null) return null;
  const { label, connected_at: connectedAt, demanded } = provider;
  return (
    <div className="panel">
      <Panel title={words.title(label)}>
        <p>{connectedAt === null ? words.off(label) : words.on(label, writtenTime(connectedAt))}</p>
        {demanded ? <p className="small soft">{words.demandedHint(label)}</p> : null}
        {connectedAt === null ? (
          <Connect label={label} />
        ) : isOpen ? (
          <Disconnect onDone={() => setOpen(false)} />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{words.disconnect}</Button>
          </div>
        )}
      </Panel>
    </div>
  );
};
