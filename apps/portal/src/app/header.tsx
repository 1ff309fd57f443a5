import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslate } from '../shared/i18n/use-translate';
import { backHandler } from '../shared/lib/back-handler';
import { paths } from '../shared/paths';
import { badgeOf, unread } from '../shared/session/unread';
import { useEntry, useExitTitle, useSignedIn } from '../shared/session/use-session';
import { closeShell, useClosesShell, useShellBack } from '../shared/shell/shell';
import { Icon, type IconName } from '../shared/ui/icon';
import { overlay } from '../shared/ui/overlay';
import { backAction, hasPageBefore } from './back';
import type { Route } from './routes';

const HeaderButton = (props: { icon: IconName; label: string; badge?: string; onClick: () => void }) => (
  <button
    type="button"
    className={`header__button header__button--${props.icon}`}
    aria-label={props.label}
    onClick={props.onClick}
  >
    <Icon name={props.icon} />
    {props.badge ? (
      <span className="header__badge" aria-hidden="true">
        {props.badge}
      </span>
    ) : null}
  </button>
);

const BackButton = ({ route }: { route: Route }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const custom = useSyncExternalStore(backHandler.onChange, backHandler.get);
  // Read anew with every page.
  useLocation();
  const action = backAction({
    back: route.back,
    custom,
    closesShell: useClosesShell(),
    hasHistory: hasPageBefore(),
  });
  const goBack = (): void => {
    if (action.kind === 'custom') action.run();
    else if (action.kind === 'route') void navigate(paths[action.name]);
    else if (action.kind === 'history') void navigate(-1);
    // Where the page has no arrow, the device's back button has nowhere to go but out.
    else void closeShell();
  };
  useShellBack(goBack);
  if (action.kind === 'hidden') return null;
  return <HeaderButton icon="back" label={t('common.back')} onClick={goBack} />;
};

const Bell = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const total = useSyncExternalStore(unread.onChange, unread.get);
  const badge = badgeOf(total);
  return (
    <HeaderButton
      icon="bell"
      label={t('header.unread', { count: total })}
      badge={badge}
      onClick={() => void navigate(paths.notification)}
    />
  );
};

/** The header (docs/domain/screens.md#header); what it shows is said by the row of the address. */
export const Header = ({ route }: { route: Route }) => {
  const t = useTranslate();
  const isSignedIn = useSignedIn();
  const exitTitle = useExitTitle();
  const title = route.title ? t(route.title === 'exit.title' ? exitTitle : route.title) : '';
  useEffect(() => {
    document.title = title ? `${title} · ${t('app.name')}` : t('app.name');
  }, [title, t]);
  const entry = useEntry();
  return (
    <header className="header">
      <BackButton route={route} />
      {title ? (
        <h1 className="header__title">
          <span className="header__words">{title}</span>
        </h1>
      ) : (
        <span className="header__title" />
      )}
      {route.service ? (
        <HeaderButton
          icon="service"
          label={t('header.customerService')}
          onClick={() => overlay.set({ kind: 'service', recharge: false })}
        />
      ) : null}
      {route.language ? (
        <HeaderButton
          icon="globe"
          label={t('header.language')}
          onClick={() => overlay.set({ kind: 'language' })}
        />
      ) : null}
      {route.bell && isSignedIn ? <Bell /> : null}
      {route.logout && entry === 'register' ? (
        <HeaderButton
          icon="logout"
          label={t('header.logout')}
          onClick={() => overlay.set({ kind: 'logout' })}
        />
      ) : null}
    </header>
  );
};
