import { useTranslate } from '../i18n/use-translate';

/** The fixed line by everything that staff wrote: what they never ask for. */
export const StaffLine = () => {
  const t = useTranslate();
  return <p className="small soft">{t('service.never')}</p>;
};
