import { Link, useLocation } from 'react-router';
import { LoginForm } from '../../features/access/sign-in/login-form';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { DoorScene } from './door-scene';
import { OpenPages } from './open-pages';
import { OperatorLine } from './operator-line';

const Login = () => {
  const t = useTranslate();
  const { state } = useLocation();
  return (
    <div className="screen stack door">
      <DoorScene />
      <div>
        <h1>{t('login.heading')}</h1>
        <p className="soft">{t('login.lead')}</p>
      </div>
      <LoginForm />
      <p>
        <Link to={paths.forgotPassword}>{t('login.forgotten')}</Link>
      </p>
      <Link to={paths.register} state={state} className="button button--quiet">
        {t('login.toRegister')}
      </Link>
      <OpenPages />
      <OperatorLine />
    </div>
  );
};

export default Login;
