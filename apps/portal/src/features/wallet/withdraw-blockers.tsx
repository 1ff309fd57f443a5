import { Link } from 'react-router';
import { useTranslate } from '../../shared/i18n/use-translate';
import { DETOUR } from '../../shared/lib/detour';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/ui/icon';
import { useProperty } from './api';

/** What stands between the person and their money, above the button that asks for it; the way out is one touch away. */
export const WithdrawBlockers = () => {
  const t = useTranslate();
  const property = useProperty().data;
  const blockers = property?.withdrawal.blockers ?? [];
  // Who has nothing to withdraw is not told how to.
  if (blockers.length === 0 || property?.available_balance === 0) return null;
  return (
    <Link to={paths.withdraw} state={DETOUR} className="card card--link card--attention">
      <span className="row row--apart">
        <strong>{t('withdraw.blocked')}</strong>
        <Icon name="next" />
      </span>
      {blockers.map(({ reason }) => (
        <span key={reason}>{t(`withdraw.rule.${reason}`)}</span>
      ))}
    </Link>
  );
};
