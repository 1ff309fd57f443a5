import type { FormEvent, Ref } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { AgreementField } from '../../../shared/legal/agreement-field';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/text-field';
import { type FieldLook, fieldsOf, passwordHint, type Step } from './register-fields';
import { TERMS, useRegistration } from './use-registration';
import './register.css';

/** What is asked now, and where the person is: a bar of two parts, told in words too. */
const StepHead = ({ step, heading }: { step: Step; heading: Ref<HTMLHeadingElement> }) => {
  const t = useTranslate();
  return (
    <div className="register__progress">
      <div className="register__head">
        <h2 ref={heading} className="register__heading" tabIndex={-1}>
          {t(step === 1 ? 'register.loginHeading' : 'register.youHeading')}
        </h2>
        <p className="small soft">{t('register.step', { step: String(step) })}</p>
      </div>
      <div className={`register__bar register__bar--${step}`} aria-hidden="true" />
    </div>
  );
};

/** Registration in two steps: the key and the login, then who it is and what they agree to. */
export const RegisterForm = () => {
  const t = useTranslate();
  const registration = useRegistration();
  const { draft, edit, errors, refused, tried, keyOfLink, step, goBack } = registration;
  const errorOf = ({ name }: FieldLook): string | undefined => {
    const own = tried ? errors[name] : undefined;
    return own ? t(own) : refused[name];
  };
  const hintOf = ({ name, hint }: FieldLook): string | undefined => {
    if (name === 'password') return t(passwordHint(draft.password));
    const isOfLink = name === 'license_key' && draft.license_key === keyOfLink;
    if (isOfLink) return t('register.keyFromLink');
    return hint && t(hint);
  };
  const isUnread = tried && registration.agreement.accepted === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    registration.submit();
  };
  return (
    <form ref={registration.form} className="stack" onSubmit={submit} noValidate>
      <StepHead step={step} heading={registration.heading} />
      {fieldsOf(step).map((look) => (
        <TextField
          key={look.name}
          label={t(look.label)}
          hint={hintOf(look)}
          name={look.name}
          type={look.type ?? 'text'}
          autoComplete={look.autoComplete}
          autoCapitalize="none"
          value={draft[look.name]}
          error={errorOf(look)}
          onChange={(event) => edit(look.name, event.target.value)}
        />
      ))}
      {step === 2 ? (
        <AgreementField
          agreement={registration.agreement}
          error={refused[TERMS] ?? (isUnread ? t('register.agreeMissing') : undefined)}
          onChange={registration.forgive}
        />
      ) : null}
      <Button type="submit" sending={registration.sending}>
        {t(step === 1 ? 'register.next' : 'register.submit')}
      </Button>
      {step === 2 ? (
        <Button look="quiet" disabled={registration.sending} onClick={goBack}>
          {t('register.stepBack')}
        </Button>
      ) : null}
    </form>
  );
};
