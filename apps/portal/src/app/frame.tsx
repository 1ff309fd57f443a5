import { Suspense } from 'react';
import { Navigate, Route as RouterRoute, Routes, useLocation } from 'react-router';
import { useTranslate } from '../shared/i18n/use-translate';
import { useIsOnline } from '../shared/lib/online';
import { paths, type RouteName } from '../shared/paths';
import { isSandbox } from '../shared/session/use-session';
import { ToastRegion } from '../shared/ui/toast-region';
import { ErrorBoundary } from './error-boundary';
import { useFirstAddress } from './first-address';
import { Guard } from './guard';
import { Header } from './header';
import { OverlayHost } from './overlay-host';
import { routeAt, routes } from './routes';
import { screens } from './screens';
import { Missing, NotBuilt } from './screens/plain-pages';
import { useScrollPlace } from './scroll-place';
import './frame.css';

const SandboxMark = () => {
  const t = useTranslate();
  if (!isSandbox) return null;
  return (
    <aside className="sandbox-mark" title={t('app.sandboxExplained')}>
      {t('app.sandbox')}
    </aside>
  );
};

const OfflineBar = () => {
  const t = useTranslate();
  const isOnline = useIsOnline();
  return isOnline ? null : (
    <p className="offline-bar" role="status">
      {t('common.offline')}
    </p>
  );
};

const Waiting = () => {
  const t = useTranslate();
  return (
    <div className="screen stack" role="status" aria-label={t('common.loading')}>
      <div className="skeleton waiting__block" />
      <div className="skeleton waiting__block" />
    </div>
  );
};

const names = Object.keys(routes) as RouteName[];

/** The common frame: header, the screen of the address, messages, dialogs. */
export const Frame = () => {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  useFirstAddress();
  useScrollPlace();
  const content = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <RouterRoute path="/" element={<Navigate to={paths.login} replace />} />
          {names.map((name) => {
            const Screen = screens[name] ?? NotBuilt;
            return <RouterRoute key={name} path={routes[name].path} element={<Screen />} />;
          })}
          <RouterRoute path="*" element={<Missing />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <div className={`frame frame--${route.look}`}>
      <SandboxMark />
      <Header route={route} />
      <OfflineBar />
      <main className="frame__main">
        <Suspense fallback={<Waiting />}>{route.needsToken ? <Guard>{content}</Guard> : content}</Suspense>
      </main>
      <ToastRegion />
      <OverlayHost />
    </div>
  );
};
