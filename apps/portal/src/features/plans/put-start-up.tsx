import { useTranslate } from '../../shared/i18n/use-translate';
import { useMoney } from '../../shared/ui/money';
import './put-dialog.css';

interface Props {
  /** Start-up funds that are not in a plan, minor units. */
  unspentMinor: number;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * The tick that spends start-up funds before cash; off until the person sets it
 * (docs/domain/wallet.md#start-up-funds).
 */
export const PutStartUp = ({ unspentMinor, checked, disabled, onChange }: Props) => {
  const t = useTranslate();
  const money = useMoney();
  if (unspentMinor === 0 && !checked) return null;
  return (
    <label className="pick pick--alone">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {t('put.useStartUp')}
        <span className="pick__line small soft">
          {t('put.startUpExplained', { amount: money(unspentMinor) })}
        </span>
      </span>
    </label>
  );
};
