import { useTranslate } from '../i18n/use-translate';
import { meta } from '../lib/meta';

/** Who acts where a person waits for staff, in a sandbox whose demo desk does their part (docs/domain/README.md#demo-desk). */
export const DemoDeskLine = () => {
  const t = useTranslate();
  if (meta('fairlead-demo-desk') !== 'on') return null;
  return (
    <p className="small">
      <span className="tag">{t('badge.demo')}</span> {t('demoDesk.acts')}
    </p>
  );
};
