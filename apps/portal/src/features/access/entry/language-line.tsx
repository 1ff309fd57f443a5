import { LANGUAGES } from '@fairlead/i18n';
import { useLanguage, useTranslate } from '../../../shared/i18n/use-translate';
import { Icon } from '../../../shared/ui/icon';
import { overlay } from '../../../shared/ui/overlay';

/** The header of the welcome has no language: who is in the wrong one finds it here, by the globe and its own name. */
export const LanguageLine = () => {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <button
      type="button"
      className="entry__language"
      aria-label={`${t('header.language')}: ${LANGUAGES[language].ownName}`}
      onClick={() => overlay.set({ kind: 'language' })}
    >
      <Icon name="globe" />
      <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].ownName}</span>
    </button>
  );
};
