import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { LoginForm } from '../../features/account/login-form';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Mark } from '../../shared/ui/mark';
import { afterLogin } from '../guard';

const Login = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state } = useLocation();
  const enter = useCallback(() => void navigate(afterLogin(state), { replace: true }), [navigate, state]);
  return (
    <div className="screen stack door">
      <Mark />
      <div>
        <h1>{t('login.heading')}</h1>
        <p className="soft">{t('login.lead')}</p>
      </div>
      <LoginForm onDone={enter} />
      <p>
        {t('login.noAccount')}{' '}
        <Link to={paths.register} state={state}>
          {t('login.toRegister')}
        </Link>
      </p>
    </div>
  );
};

export default Login;
