import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { useWrittenTime } from '../../../shared/ui/moment';
import { type CaseKey, type CaseState, type NewPasswords, setPassword, setPasswordInCase } from './api';
import { CaseForm } from './case-form';
import { PasswordForm } from './password-form';
import { ToLogin } from './to-login';
import './recovery.css';

/** What stood in the link: taken out of the address at once, so that neither history nor a picture of the screen has it. */
const useToken = (): string => {
  const asked = useSearchParams()[0].get('token');
  const navigate = useNavigate();
  const [token, setToken] = useState(asked ?? '');
  useEffect(() => {
    if (asked === null) return;
    setToken(asked);
    void navigate(paths.resetPassword, { replace: true });
  }, [asked, navigate]);
  return token;
};

const Done = ({ until }: { until: string }) => {
  const t = useTranslate();
  const written = useWrittenTime();
  return (
    <div className="stack" role="status">
      <h1>{t('recovery.doneHeading')}</h1>
      <p>{t('recovery.done', { time: written(until) })}</p>
      <Link className="button button--primary" to={paths.login}>
        {t('login.submit')}
      </Link>
    </div>
  );
};

const Bad = () => {
  const t = useTranslate();
  return (
    <div className="stack" role="status">
      <h1>{t('recovery.badHeading')}</h1>
      <p>{t('recovery.bad')}</p>
      <Link className="button button--primary" to={paths.forgotPassword}>
        {t('recovery.askNew')}
      </Link>
    </div>
  );
};

type OpenCase = CaseState & { readonly key: CaseKey };

/** Who has no link comes with the number and the secret of their case. */
const InCase = ({ onDone }: { onDone: (until: string) => void }) => {
  const t = useTranslate();
  const written = useWrittenTime();
  const [found, setFound] = useState<OpenCase>();
  const set = useCallback(
    (passwords: NewPasswords) => setPasswordInCase(found?.key ?? { case_number: '', secret: '' }, passwords),
    [found],
  );
  if (found === undefined) {
    return (
      <>
        <CaseForm onFound={(key, state) => setFound({ ...state, key })} />
        <ToLogin />
      </>
    );
  }
  const { username, open_until: until } = found;
  const lead = t('recovery.caseOpen', { username: username ?? '', time: written(until ?? '') });
  return <PasswordForm lead={lead} run={set} onDone={onDone} onUnusable={() => setFound(undefined)} />;
};

/** Sets a new login password, with a link or in a guest's case (docs/domain/access.md#forgotten-login-password). */
export const ResetPassword = () => {
  const t = useTranslate();
  const token = useToken();
  const [until, setUntil] = useState<string>();
  const [badToken, setBadToken] = useState<string>();
  const set = useCallback((passwords: NewPasswords) => setPassword(token, passwords), [token]);
  if (until !== undefined) return <Done until={until} />;
  if (token === '') return <InCase onDone={setUntil} />;
  if (token === badToken) return <Bad />;
  return (
    <PasswordForm
      lead={t('recovery.setLead')}
      run={set}
      onDone={setUntil}
      onUnusable={() => setBadToken(token)}
    />
  );
};
