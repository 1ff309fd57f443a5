import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { type Location, NavigationType, UNSAFE_LocationContext, useLocation } from 'react-router';
import { FirstPlan } from '../features/plans';
import { useTranslate } from '../shared/i18n/use-translate';
import { paths, type Root, type RouteName } from '../shared/paths';
import { Scene } from '../shared/ui/scene';
import { rootOf } from './root-of';
import { routes } from './routes';
import { screens } from './screens';
import { useListKeys } from './use-list-keys';
import './panes.css';

/** What stands beside a root of which nothing is chosen yet; null where there is no page that fits all. */
const BESIDE: Readonly<Record<Root, RouteName | null>> = {
  adCenter: 'plan',
  plan: null,
  wallet: 'flow',
  notification: null,
  me: 'settings',
};

const bare = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: pathname });

/**
 * A screen that believes to be at that address, though the window is elsewhere; what it opens, the window opens.
 * The router has no public part for this but `<Routes location>`, which brings its whole matching into the first load.
 */
const At = ({ location, children }: { location: Location; children: ReactNode }) => {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <UNSAFE_LocationContext.Provider value={value}>{children}</UNSAFE_LocationContext.Provider>;
};

const ScreenOf = ({ name }: { name: RouteName }) => {
  const Screen = screens[name];
  return (
    <Suspense fallback={<div className="skeleton waiting__block" />}>
      <Screen />
    </Suspense>
  );
};

const Nothing = ({ root }: { root: Root }) => {
  const t = useTranslate();
  return (
    <div className="panes__nothing">
      <Scene of="pause" />
      <p className="soft">{t(root === 'notification' ? 'panes.chooseChat' : 'panes.choose')}</p>
      {/* Notices have no search, and not each of them opens something. */}
      {root === 'notification' ? null : <p className="soft small">{t('panes.keys')}</p>}
    </div>
  );
};

const Beside = ({ root }: { root: Root }) => {
  const name = BESIDE[root];
  const t = useTranslate();
  const location = useMemo(() => bare(name === null ? '' : paths[name]), [name]);
  const title = name && routes[name].title;
  if (root === 'plan')
    return (
      <Suspense fallback={<div className="skeleton waiting__block" />}>
        <FirstPlan
          title={<h2 className="panes__title">{t('planDetail.title')}</h2>}
          none={<Nothing root={root} />}
        />
      </Suspense>
    );
  if (name === null || !title) return <Nothing root={root} />;
  return (
    <At location={location}>
      <h2 className="panes__title">{t(title)}</h2>
      <ScreenOf name={name} />
    </At>
  );
};

interface ListProps {
  root: Root;
  /** The page of the address. */
  name: RouteName;
  isOpen: boolean;
  isHidden: boolean;
}

/** The list that the page of the address belongs to, where the root has two: products or one's own plans. */
const listOf = (name: RouteName, kept: Location): Location => {
  const isProducts = kept.search.includes('show=products');
  if (name === 'goodsDetail' && !isProducts) return { ...bare(paths.plan), search: '?show=products' };
  return name === 'planDetail' && isProducts ? bare(paths.plan) : kept;
};

/** The list keeps its address, its filters and its place while what is chosen of it changes beside. */
const List = ({ root, name, isOpen, isHidden }: ListProps) => {
  const t = useTranslate();
  const location = useLocation();
  const kept = useRef(bare(paths[root]));
  const pane = useRef<HTMLElement>(null);
  kept.current = isOpen ? location : listOf(name, kept.current);
  const beside = BESIDE[root];
  // Home names the plans in many places; in the others one row is what stands beside.
  const isMarked = isOpen && beside !== null && root !== 'adCenter';
  const shown = useMemo(() => (isMarked ? bare(paths[beside]) : location), [isMarked, beside, location]);
  useListKeys(pane, shown);
  const title = t(routes[root].title ?? 'app.name');
  return (
    <>
      {isOpen || isHidden ? null : (
        <p className="panes__head panes__title" aria-hidden="true">
          {title}
        </p>
      )}
      <section className="panes__list" aria-label={title} ref={pane} hidden={isHidden}>
        <At location={kept.current}>
          <ScreenOf name={root} />
        </At>
      </section>
    </>
  );
};

/**
 * From 1024 px the root's list stands beside the page of the address, which the frame draws, so that it goes on where it is
 * when the window grows (docs/domain/screens.md#two-panes).
 */
const Panes = ({ name, isList }: { name: RouteName; isList: boolean }) => {
  const root = rootOf(name);
  if (root === undefined) return null;
  return (
    <>
      {/* A root's page that is no list, such as the figures, has the room of both. */}
      <List key={root} root={root} name={name} isOpen={isList} isHidden={name === root && !isList} />
      {isList ? (
        <div className="panes__detail panes__detail--beside">
          <Beside root={root} />
        </div>
      ) : null}
    </>
  );
};

export default Panes;
