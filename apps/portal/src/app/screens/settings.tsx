import { Link } from 'react-router';
import { AppearanceSettings, Operator, OwnDetails, Places } from '../../features/account/settings';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { useExitTitle } from '../../shared/session/use-session';
import { Icon } from '../../shared/ui/icon';

const LINKS = ['editLoginPassword', 'editPayPassword', 'rules', 'staffActs', 'transparency', 'exit'] as const;

const Settings = () => {
  const t = useTranslate();
  const exitTitle = useExitTitle();
  return (
    <div className="screen stack">
      <AppearanceSettings />
      <nav className="card settings__links" aria-label={t('settings.account')}>
        {LINKS.map((name) => (
          <Link key={name} to={paths[name]} className="settings__link">
            <span>{t(name === 'exit' ? exitTitle : `${name}.title`)}</span>
            <Icon name="next" />
          </Link>
        ))}
      </nav>
      <OwnDetails />
      <Places />
      <Operator />
    </div>
  );
};

export default Settings;
