import { deviceClock } from '@fairlead/ui/clock';
import { useLanguageTag, useTranslate } from '../../shared/i18n/use-translate';
import { dateFormat } from '../../shared/lib/formats';
import { monthAfter, monthOf, monthStart } from '../../shared/lib/month';
import { Icon } from '../../shared/ui/icon';
import './month.css';

interface Props {
  month: string;
  onChange: (month: string) => void;
}

/** Steps from month to month, never beyond this one. */
export const MonthPicker = ({ month, onChange }: Props) => {
  const t = useTranslate();
  const tag = useLanguageTag();
  const written = dateFormat(tag, { month: 'long', year: 'numeric' }).format(monthStart(month));
  return (
    <div className="month-picker">
      <button
        type="button"
        className="month-picker__step"
        aria-label={t('month.earlier')}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <Icon name="back" />
      </button>
      <h2 aria-live="polite">{written}</h2>
      <button
        type="button"
        className="month-picker__step"
        aria-label={t('month.later')}
        disabled={month >= monthOf(deviceClock.now())}
        onClick={() => onChange(monthAfter(month, 1))}
      >
        <Icon name="next" />
      </button>
    </div>
  );
};
