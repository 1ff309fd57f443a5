import { useTranslate } from '../../shared/i18n/use-translate';
import { Mark } from '../../shared/ui/mark';

/**
 * The scene above the login and what else stands before it. It is drawn in index.html (`#harbor`), which shows it before
 * the app is there.
 */
export const DoorScene = () => {
  const t = useTranslate();
  return (
    <div className="door__scene">
      <svg viewBox="0 0 375 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#harbor" />
      </svg>
      <p className="door__brand">
        <Mark /> {t('app.name')}
      </p>
    </div>
  );
};
