import { useTranslate } from '../../shared/i18n/use-translate';
import { Loaded } from '../../shared/ui/loaded';
import { useTexts } from './api';
import { Prose } from './prose';

/** The operating rules, with the version that counts. */
export const Rules = () => {
  const t = useTranslate();
  const texts = useTexts();
  return (
    <Loaded query={texts} lines={12}>
      {({ rules }) => (
        <article className="card">
          <Prose text={rules.text} />
          <p className="small soft">{t('faq.version', { number: String(rules.version) })}</p>
        </article>
      )}
    </Loaded>
  );
};
