import { type ComponentType, Fragment, lazy, Suspense, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { translator } from '../shared/i18n/translator';
import { useTranslate } from '../shared/i18n/use-translate';
import { leaveFirstDoor } from '../shared/lib/first-door';
import { useIsOnline } from '../shared/lib/online';
import { useIsWide } from '../shared/lib/wide';
import { paths, ROOTS, type RouteName } from '../shared/paths';
import { isSandbox, useSignedIn } from '../shared/session/use-session';
import { ToastRegion } from '../shared/ui/toast-region';
import { ErrorBoundary } from './error-boundary';
import { useFirstAddress } from './first-address';
import { Door, Guard } from './guard';
import { Header } from './header';
import { OverlayHost } from './overlay-host';
import { nameAt, routes, unknownRoute } from './routes';
import { inner, screens } from './screens';
import { Missing } from './screens/missing';
import { useScrollPlace } from './scroll-place';
import './frame.css';

/** Not part of the first load: nobody sees it before they are signed in. Without it every page still has its ways. */
const Roots = lazy(async (): Promise<{ default: ComponentType<{ at: RouteName }> }> => {
  try {
    const [bar] = await Promise.all([import('./roots'), translator.need('portal')]);
    return bar;
  } catch {
    return { default: () => null };
  }
});

const Panes = inner(() => import('./panes'));

/** Counts what is unread, behind the login only; without it the badges stay as they are. */
const UnreadCounts = lazy(() => import('./unread-counts').catch(() => ({ default: () => null })));

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

const Start = () => {
  const { search } = useLocation();
  return <Navigate to={`${paths.login}${search}`} replace />;
};

const isDoor = (pathname: string, name?: RouteName): boolean =>
  pathname === '/' || name === 'login' || name === 'register';

/** The common frame: header, the screen of the address, messages, dialogs. */
export const Frame = () => {
  const { pathname, search } = useLocation();
  const name = nameAt(pathname);
  // One look-up for both: no address leads to a screen past its guard.
  const route = name === undefined ? unknownRoute : routes[name];
  const Screen = name !== undefined ? screens[name] : pathname === '/' ? Start : Missing;
  const Gate = route.needsToken ? Guard : isDoor(pathname, name) ? Door : Fragment;
  const isSignedIn = useSignedIn();
  // Below a root the bar of a phone gives way to the page; a rail is beside it.
  const isWide = useIsWide();
  const isInside = isSignedIn && name !== undefined;
  const isRoot = ROOTS.some((root) => root === name);
  // Figures need the room of a page: the plans stand beside them.
  const isList = isRoot && !search.includes('=figures');
  // Another screen than the login stands there; `/` leads on to it.
  useLayoutEffect(() => {
    if (pathname !== '/') leaveFirstDoor();
  }, [pathname]);
  useFirstAddress();
  useScrollPlace();
  const content = (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <div className={`frame frame--${route.look}`}>
      <SandboxMark />
      <Header route={route} />
      <OfflineBar />
      <main className="frame__main">
        <Suspense fallback={<Waiting />}>
          <Gate>
            {isWide && isInside ? <Panes name={name} isList={isList} /> : null}
            {isWide && isInside && isList ? null : <div className="panes__detail">{content}</div>}
          </Gate>
        </Suspense>
      </main>
      {isSignedIn ? (
        <Suspense fallback={null}>
          <UnreadCounts />
        </Suspense>
      ) : null}
      {isInside && (isWide || isRoot) ? (
        <Suspense fallback={null}>
          <Roots at={name} />
        </Suspense>
      ) : null}
      <ToastRegion />
      <OverlayHost />
    </div>
  );
};
