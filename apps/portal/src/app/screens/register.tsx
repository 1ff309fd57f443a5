import { Link, useLocation } from 'react-router';
import { RegisterForm } from '../../features/access/sign-in/register-form';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { DoorScene } from './door-scene';
import { OpenPages } from './open-pages';
import { OperatorLine } from './operator-line';

const Register = () => {
  const t = useTranslate();
  const { state } = useLocation();
  return (
    <div className="screen stack door register">
      <DoorScene />
      <h1>{t('register.heading')}</h1>
      <RegisterForm />
      <p>
        {t('register.hasAccount')}{' '}
        <Link to={paths.login} state={state}>
          {t('login.submit')}
        </Link>
      </p>
      <OpenPages />
      <OperatorLine />
    </div>
  );
};

export default Register;
