import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { RegisterForm } from '../../features/account/register-form';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { afterLogin } from '../guard';

const Register = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const enter = useCallback(() => void navigate(afterLogin(state), { replace: true }), [navigate, state]);
  return (
    <div className="screen stack">
      <h1>{t('register.heading')}</h1>
      <RegisterForm onDone={enter} />
      <p>
        {t('register.hasAccount')}{' '}
        <Link to={paths.login} state={state}>
          {t('login.submit')}
        </Link>
      </p>
    </div>
  );
};

export default Register;
