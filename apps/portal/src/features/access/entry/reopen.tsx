import { Link } from 'react-router';
import { useSend } from '../../../shared/calls/use-send';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { session } from '../../../shared/session/session';
import { reopenFromShell, useKnowsShell } from '../../../shared/shell/shell';
import { Button } from '../../../shared/ui/button';
import { Hero } from './hero';
import { LanguageLine } from './language-line';

/** The login is open to nobody who is signed in, and a session of the host app has no log-out of its own. */
const leaveShell = (): void => {
  if (session.userInfo()?.entry === 'shell') session.clear();
};

/** For people of the host app whose ticket or session is over: they have no password, only a fresh ticket helps. */
export const Reopen = () => {
  const t = useTranslate();
  const knowsShell = useKnowsShell();
  const { send, sending } = useSend(reopenFromShell);
  return (
    <>
      <Hero heading={t('reopen.heading')} />
      <section className="screen stack">
        <p>{t('reopen.explained')}</p>
        <p className="soft">{t('reopen.how')}</p>
        {knowsShell ? (
          <Button sending={sending} onClick={() => void send()}>
            {t('reopen.button')}
          </Button>
        ) : null}
        <ul className="entry__ways">
          <li>
            <Link to={paths.login} onClick={leaveShell}>
              {t('reopen.login')}
            </Link>
          </li>
          <li>
            <Link to={paths.support}>{t('reopen.support')}</Link>
          </li>
        </ul>
        <LanguageLine />
      </section>
    </>
  );
};
