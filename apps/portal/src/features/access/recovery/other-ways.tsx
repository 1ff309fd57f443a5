import { useTranslate } from '../../../shared/i18n/use-translate';
import { paths } from '../../../shared/paths';
import { Way, Ways } from '../../../shared/ui/way';

/** Support for guests with what it is about already chosen. */
export const SUPPORT = `${paths.support}?about=password`;

/** Ways for who has no access to their e-mail, and for who has no password here at all. */
export const OtherWays = () => {
  const t = useTranslate();
  return (
    <>
      <section className="stack stack--tight" aria-labelledby="recovery-no-mail">
        <h2 id="recovery-no-mail">{t('recovery.noMail')}</h2>
        <p className="soft">{t('recovery.noMailExplained')}</p>
        <Ways>
          <Way to={SUPPORT} drawing="speech" words={t('recovery.toSupport')} />
          <Way to={paths.resetPassword} drawing="key" words={t('recovery.haveCase')} />
        </Ways>
      </section>
      <p className="soft">{t('recovery.shell')}</p>
    </>
  );
};
