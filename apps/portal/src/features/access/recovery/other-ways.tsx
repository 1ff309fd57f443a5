import { Link } from 'react-router';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';

/** Support for guests with what it is about already chosen. */
const SUPPORT = `${paths.support}?about=password`;

/** Ways for who has no access to their e-mail, and for who has no password here at all. */
export const OtherWays = () => {
  const t = useTranslate();
  return (
    <>
      <section className="card stack" aria-labelledby="recovery-no-mail">
        <h2 id="recovery-no-mail">{t('recovery.noMail')}</h2>
        <p>{t('recovery.noMailExplained')}</p>
        <p>
          <Link className="recovery__way" to={SUPPORT}>
            {t('recovery.toSupport')}
          </Link>
        </p>
        <p>
          <Link className="recovery__way" to={paths.resetPassword}>
            {t('recovery.caseHeading')}
          </Link>
        </p>
      </section>
      <p className="soft">{t('recovery.shell')}</p>
    </>
  );
};
