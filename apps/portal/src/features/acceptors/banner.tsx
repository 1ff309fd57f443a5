import { useTranslate } from '../../shared/i18n/use-translate';
import './acceptors.css';

/** What the page is for, on the ground that its white header needs. */
export const Banner = () => {
  const t = useTranslate();
  return (
    <div className="exchange-banner">
      <p>{t('exchange.lead')}</p>
    </div>
  );
};
