import type { PlainKey } from '@fairlead/i18n';
import { type FormEvent, useCallback, useState } from 'react';
import { ApiError } from '../api';
import { useSend } from '../calls/use-send';
import { phraseOfError } from '../errors/phrase';
import { useTranslate } from '../i18n/use-translate';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { PasskeyFailure, signWithPasskey } from './passkeys';
import { type StepProof, stepsNeeded, type Way } from './second-step';
import './step-form.css';

type Typed = Exclude<Way, 'key' | 'sign_in'>;

const FIELDS = {
  totp: { label: 'security.code', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 6 },
  recovery_code: { label: 'security.recoveryCode', autoComplete: 'off', inputMode: 'text', maxLength: 40 },
  password: {
    label: 'payPassword.loginPassword',
    autoComplete: 'current-password',
    inputMode: 'text',
    maxLength: 128,
  },
} as const;

const WAYS: Readonly<Record<Way, PlainKey>> = {
  key: 'security.way.key',
  totp: 'security.way.totp',
  recovery_code: 'security.way.recovery_code',
  password: 'security.way.password',
  sign_in: 'security.proof',
};

const proofOf = (way: Typed, typed: string): StepProof => {
  if (way === 'totp') return { totp: typed.replaceAll(/\s/g, '') };
  return way === 'password' ? { login_password: typed } : { recovery_code: typed };
};

/** Asks with nothing, to be told what a passkey is to sign; where nothing is asked for any more, that was it. */
const withPasskey = async (run: Props['run']): Promise<void> => {
  try {
    await run({});
  } catch (error) {
    const request = error instanceof ApiError ? error.data.key_request : undefined;
    if (stepsNeeded(error) === null || request === undefined) throw error;
    await run({ key: await signWithPasskey(request) });
  }
};

const faultOf = async (failure: unknown, say: (key: PlainKey) => string): Promise<string> =>
  failure instanceof PasskeyFailure ? say(`security.key.${failure.why}`) : phraseOfError(failure);

interface Props {
  /** In the order in which they are offered; the first is open. */
  ways: readonly Way[];
  /** What was asked, with what the person shows. @throws ApiError */
  run: (proof: StepProof) => Promise<void>;
}

/** The one thing to type for a way. */
const TypedWay = ({ way, fault, sending, onSend, onType }: TypedWayProps) => {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { label, ...input } = FIELDS[way];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A sheet is drawn elsewhere, yet what it sends would reach the form that opened it.
    event.stopPropagation();
    setTried(true);
    if (typed.trim() !== '') onSend(proofOf(way, typed));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        {...input}
        label={t(label)}
        name={way}
        type={way === 'password' ? 'password' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        hint={way === 'recovery_code' ? t('security.recoveryExplained') : undefined}
        error={tried && typed.trim() === '' ? t('common.required') : fault || undefined}
        onChange={(event) => {
          onType();
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" sending={sending}>
        {t('common.confirm')}
      </Button>
    </form>
  );
};

interface TypedWayProps {
  way: Typed;
  fault: string;
  sending: boolean;
  onSend: (proof: StepProof) => void;
  onType: () => void;
}

/** One touch for a way that has nothing to type. */
const PressedWay = ({ way, fault, sending, onPress }: PressedWayProps) => {
  const t = useTranslate();
  return (
    <div className="stack">
      <p>{t(way === 'key' ? 'security.createExplained' : 'security.bySignIn')}</p>
      {fault === '' ? null : (
        <p className="field__error" role="alert">
          {fault}
        </p>
      )}
      <Button sending={sending} onClick={onPress}>
        {t(way === 'key' ? WAYS.key : 'common.confirm')}
      </Button>
    </div>
  );
};

interface PressedWayProps {
  way: 'key' | 'sign_in';
  fault: string;
  sending: boolean;
  onPress: () => void;
}

/** Asks for a second step, or what stands for it: one way is open, the others are a touch away. */
export const StepForm = ({ ways, run }: Props) => {
  const t = useTranslate();
  const [way, setWay] = useState(ways[0]);
  const [fault, setFault] = useState('');
  const showFault = useCallback(
    (failure: unknown): boolean => {
      const isOurs =
        failure instanceof PasskeyFailure || (failure instanceof ApiError && failure.code === 400);
      if (isOurs) void faultOf(failure, t).then(setFault);
      return isOurs;
    },
    [t],
  );
  const { send, sending } = useSend(
    (proof: StepProof | 'key') => (proof === 'key' ? withPasskey(run) : run(proof)),
    showFault,
  );
  if (way === undefined) return null;
  const choose = (next: Way): void => {
    setFault('');
    setWay(next);
  };
  return (
    <div className="stack">
      {way === 'key' || way === 'sign_in' ? (
        <PressedWay
          way={way}
          fault={fault}
          sending={sending}
          onPress={() => void send(way === 'key' ? 'key' : { by_sign_in: true })}
        />
      ) : (
        <TypedWay
          key={way}
          way={way}
          fault={fault}
          sending={sending}
          onType={() => setFault('')}
          onSend={(proof) => void send(proof)}
        />
      )}
      <div className="step-form__others">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button
              key={other}
              type="button"
              className="step-form__other"
              disabled={sending}
              onClick={() => choose(other)}
            >
              {t(WAYS[other])}
            </button>
          ))}
      </div>
    </div>
  );
};
