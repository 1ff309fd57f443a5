import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { useSignedIn } from '../../../shared/session/use-session';

/** The way back for who remembered; who is signed in has no login to go back to. */
export const ToLogin = () => {
  const t = useTranslate();
  const isSignedIn = useSignedIn();
  return isSignedIn ? null : (
    <Link className="button button--quiet" to={paths.login}>
      {t('recovery.toLogin')}
    </Link>
  );
};
