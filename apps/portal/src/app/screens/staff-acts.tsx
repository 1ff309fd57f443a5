import { StaffActs } from '../../features/audit';
import { useTranslate } from '../../shared/i18n/use-translate';

const StaffActsScreen = () => {
  const t = useTranslate();
  return (
    <div className="screen stack">
      <p className="soft">{t('acts.lead')}</p>
      <StaffActs />
    </div>
  );
};

export default StaffActsScreen;
