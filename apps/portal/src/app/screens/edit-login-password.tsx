import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { LoginPasswordForm } from '../../features/access/passwords';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useEntry } from '../../shared/session/use-session';

const EditLoginPassword = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const entry = useEntry();
  const done = useCallback(() => void navigate(paths.login, { replace: true }), [navigate]);
  return (
    <div className="screen stack">
      {entry === 'shell' ? (
        <p className="card">{t('loginPassword.shell')}</p>
      ) : (
        <LoginPasswordForm onDone={done} />
      )}
    </div>
  );
};

export default EditLoginPassword;
