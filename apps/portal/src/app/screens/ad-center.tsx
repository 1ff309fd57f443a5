import { Link } from 'react-router';
import { AccountStanding } from '../../features/account/blocked';
import { Overview, Standing, Tiles } from '../../features/ad-centre';
import { ChangedTerms } from '../../features/content/legal';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useIsBlocked, useIsClosing } from '../../shared/session/use-session';
import { Icon } from '../../shared/ui/icon';
import { MoneyDoors } from './money-doors';

const AdCenter = () => {
  const t = useTranslate();
  const isBlocked = useIsBlocked();
  const isClosing = useIsClosing();
  if (isBlocked) {
    return (
      <div className="screen stack">
        <AccountStanding whole />
      </div>
    );
  }
  return (
    <div className="screen stack">
      {isClosing ? <AccountStanding /> : null}
      <ChangedTerms />
      <Standing>
        <MoneyDoors />
      </Standing>
      <Link to={`${paths.plan}?show=products`} className="card card--link">
        <span className="row row--apart">
          <span>{t('adCenter.toProducts')}</span>
          <Icon name="next" />
        </span>
      </Link>
      <Overview />
      <Link to={`${paths.plan}?show=mine`} className="card card--link">
        <span className="row row--apart">
          <span>{t('adCenter.toPlans')}</span>
          <Icon name="next" />
        </span>
      </Link>
      <Tiles />
    </div>
  );
};

export default AdCenter;
