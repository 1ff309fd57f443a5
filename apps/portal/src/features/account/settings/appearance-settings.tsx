import { THEMES } from '@fairlead/ui/theme';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../shared/i18n/use-translate';
import { appearance, TEXT_PERCENT } from '../../../shared/lib/appearance';
import { useNumbers } from '../../../shared/ui/numbers';
import { Choices } from '../../../shared/ui/tabs';
import './settings.css';

/** Theme and text size of this device; both show at once. */
export const AppearanceSettings = () => {
  const t = useTranslate();
  const { share } = useNumbers();
  const id = useId();
  const { theme, textPercent } = useSyncExternalStore(appearance.onChange, appearance.get);
  const written = share(textPercent * 100);
  return (
    <section className="card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('settings.appearance')}</h2>
      <div className="field">
        <span className="field__label" aria-hidden="true">
          {t('settings.theme')}
        </span>
        <div className="settings__themes">
          <Choices
            label={t('settings.theme')}
            options={THEMES.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
            value={theme}
            onChange={(value) => appearance.keep({ theme: value })}
          />
        </div>
      </div>
      <div className="field">
        <span className="settings__size">
          <label className="field__label" htmlFor={`${id}-size`}>
            {t('settings.textSize')}
          </label>
          <span className="small soft" aria-hidden="true">
            {written}
          </span>
        </span>
        <input
          id={`${id}-size`}
          type="range"
          className="settings__range"
          min={TEXT_PERCENT.min}
          max={TEXT_PERCENT.max}
          step={TEXT_PERCENT.step}
          value={textPercent}
          aria-valuetext={written}
          onChange={(event) => appearance.keep({ textPercent: Number(event.target.value) })}
        />
      </div>
    </section>
  );
};
