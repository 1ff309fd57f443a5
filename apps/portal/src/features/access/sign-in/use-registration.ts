import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../shared/api';
import { useDraft } from '../../../shared/calls/use-draft';
import { useSend } from '../../../shared/calls/use-send';
import { fieldPhrases, phraseOfError } from '../../../shared/errors/phrase';
import { useAgreement } from '../../../shared/legal/use-agreement';
import { stepsBack } from '../../../shared/lib/back-closes';
import { paths } from '../../../shared/paths';
import { registerAccount } from './api';
import { fieldsOf, isOfStepOne, type Step } from './register-fields';
import { type Registration, registrationErrors } from './rules';

const EMPTY: Registration = {
  username: '',
  nickname: '',
  password: '',
  confirm_password: '',
  email: '',
  phone: '',
  license_key: '',
};
const SECRETS = ['password', 'confirm_password'] as const;

/** Where the refusal of the terms is told, beside the fields of the form. */
export const TERMS = 'terms';

/** Refusals of the whole that one field is meant by. */
const MEANT: Readonly<Record<string, keyof Registration | typeof TERMS>> = {
  license_key_invalid: 'license_key',
  username_exists: 'username',
  terms_outdated: TERMS,
};

type Refused = Readonly<Record<string, string>>;

const phrasesOf = async (error: unknown): Promise<Refused> => {
  const meant = error instanceof ApiError ? MEANT[error.data.reason ?? ''] : undefined;
  return meant === undefined ? fieldPhrases(error) : { [meant]: await phraseOfError(error) };
};

/** Takes the license key from a link that somebody was sent: `/#/register?key=…`. */
const useKeyOfLink = (take: (key: string) => void): string | null => {
  const key = useSearchParams()[0].get('key');
  const [ofLink, setOfLink] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a link; what is typed over it stays
  useEffect(() => {
    if (!key || key === ofLink) return;
    setOfLink(key);
    take(key);
  }, [key]);
  return ofLink;
};

/**
 * The step is in the address, so that the way back of a phone leads to the first one. A second step without what the
 * first one asks, as after a reload, which keeps no password, is the first.
 */
const useStep = (isFirstDone: boolean) => {
  const navigate = useNavigate();
  const isWanted = useSearchParams()[0].get('step') === '2';
  const step: Step = isWanted && isFirstDone ? 2 : 1;
  useEffect(() => {
    if (isWanted && !isFirstDone) void navigate(paths.register, { replace: true });
  }, [isWanted, isFirstDone, navigate]);
  const goOn = useCallback(() => void navigate(`${paths.register}?step=2`), [navigate]);
  const goBack = useCallback(() => void navigate(stepsBack()), [navigate]);
  return { step, goOn, goBack };
};

/** After a step or a refusal, the field that is meant comes into sight and takes the keyboard; else the heading. */
const useFocus = (step: Step) => {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);
  const shown = useRef(step);
  useEffect(() => {
    const isNewStep = shown.current !== step;
    shown.current = step;
    if (refusals === 0 && !isNewStep) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = field ?? (isNewStep ? heading.current : null);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [refusals, step]);
  const refuse = useCallback(() => setRefusals((count) => count + 1), []);
  return { form, heading, refuse };
};

/**
 * What is typed into the registration (docs/domain/access.md#registration): typed text survives refusals, both steps and
 * a reload; passwords all but the reload.
 */
export const useRegistration = () => {
  const { draft, change, discard } = useDraft('register', EMPTY, SECRETS);
  const keyOfLink = useKeyOfLink((key) => change('license_key', key));
  const agreement = useAgreement();
  const [tried, setTried] = useState<Readonly<Record<Step, boolean>>>({ 1: false, 2: false });
  const [refused, setRefused] = useState<Refused>({});
  const errors = registrationErrors(draft);
  const isClean = (of: Step) => fieldsOf(of).every(({ name }) => errors[name] === undefined);
  const { step, goOn, goBack } = useStep(isClean(1));
  const { form, heading, refuse } = useFocus(step);
  const { accepted, reload } = agreement;
  const { send, sending } = useSend(
    useCallback(async () => {
      if (accepted === undefined) return;
      try {
        await registerAccount(draft, accepted);
      } catch (error) {
        const phrases = await phrasesOf(error);
        const names = Object.keys(phrases);
        if (names.length === 0) throw error;
        setRefused(phrases);
        if (names.includes(TERMS)) reload();
        refuse();
        if (isOfStepOne(names)) goBack();
        return;
      }
      discard();
    }, [draft, accepted, discard, refuse, reload, goBack]),
  );
  const submit = (): void => {
    setTried({ ...tried, [step]: true });
    setRefused({});
    if (!isClean(step) || (step === 2 && accepted === undefined)) refuse();
    else if (step === 1) goOn();
    else void send();
  };
  const edit = (name: keyof Registration, value: string): void => {
    setRefused({});
    change(name, value);
  };
  return {
    ...{ draft, edit, errors, refused, tried: tried[step], keyOfLink, agreement },
    ...{ step, goBack, form, heading, submit, sending, forgive: () => setRefused({}) },
  };
};
