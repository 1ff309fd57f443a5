import type { RequestOf, SecondStep } from '@fairlead/contract';
import type { login } from '@fairlead/contract/calls/staff-sign-in';
import { ApiError, type RefusalData } from '@fairlead/contract/client';
import { useState } from 'react';
import { refusedFields } from '../api/phrase';
import { useSend } from '../api/use-send';
import { type KeyRequest, signWithKey } from '../lib/keys';
import { strings } from '../lib/strings';
import { Button } from './button';
import { TextField } from './field';

const words = strings.secondStep;

/** What goes with the password. */
export type Given = Pick<RequestOf<typeof login>, SecondStep>;

interface Asked {
  readonly steps: readonly SecondStep[];
  /** Null once it was signed: each is good once. */
  readonly request: KeyRequest | null;
}

const askedIn = (error: unknown): RefusalData | undefined =>
  error instanceof ApiError && error.data.reason === 'totp_required' ? error.data : undefined;

const FIELDS = {
  totp: {
    label: words.totp,
    hint: words.totpHint,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 6,
  },
  recovery_code: {
    label: words.recoveryCode,
    hint: words.recoveryCodeHint,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    maxLength: 40,
  },
} as const;

/** Something new for a key to sign, by asking without it. */
const freshRequest = async (run: (given: Given) => Promise<unknown>): Promise<KeyRequest | undefined> => {
  try {
    await run({});
    return undefined;
  } catch (cause) {
    const request = askedIn(cause)?.key_request;
    if (request === undefined) throw cause;
    return request;
  }
};

/**
 * Sends what may need a second step: first without, and where the server asks for one, with the way that the person
 * takes of those there are. What was typed stays in memory, and stays typed.
 */
export const useSecondStep = (run: (given: Given) => Promise<unknown>) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [way, setWay] = useState<SecondStep>('totp');
  const [typed, setTyped] = useState('');
  const attempt = async (): Promise<unknown> => {
    if (asked === null) return run({});
    if (way === 'totp') return run({ totp: typed });
    if (way === 'recovery_code') return run({ recovery_code: typed.trim() });
    const request = asked.request ?? (await freshRequest(run));
    if (request === undefined) return undefined;
    setAsked({ ...asked, request });
    const key = await signWithKey(request);
    setAsked({ ...asked, request: null });
    return run({ key });
  };
  const { sending, error, send } = useSend(async () => {
    try {
      await attempt();
    } catch (cause) {
      const now = askedIn(cause);
      if (now === undefined || asked !== null) throw cause;
      const steps = now.second_steps ?? ['totp'];
      setAsked({ steps, request: now.key_request ?? null });
      setWay(steps[0] ?? 'totp');
    }
  });
  const choose = (step: SecondStep): void => {
    setWay(step);
    setTyped('');
  };
  const fields =
    asked === null ? null : (
      <Ways asked={asked} way={way} typed={typed} error={error} onType={setTyped} onChoose={choose} />
    );
  return { sending, error, send, fields, takesKey: asked !== null && way === 'key' };
};

interface WaysProps {
  asked: Asked;
  way: SecondStep;
  typed: string;
  error: unknown;
  onType: (typed: string) => void;
  onChoose: (way: SecondStep) => void;
}

const Ways = ({ asked, way, typed, error, onType, onChoose }: WaysProps) => (
  <>
    {way === 'key' ? (
      <p className="notice">{words.keyHint}</p>
    ) : (
      <TextField
        key={way}
        {...FIELDS[way]}
        value={typed}
        error={refusedFields(error)[way]}
        required
        onChange={(event) => onType(event.target.value)}
      />
    )}
    <div className="row">
      {asked.steps
        .filter((step) => step !== way)
        .map((step) => (
          <Button key={step} onClick={() => onChoose(step)}>
            {words.instead[step]}
          </Button>
        ))}
    </div>
  </>
);
