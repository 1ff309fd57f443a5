import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../shared/i18n/use-translate';
import { useIsWide } from '../shared/lib/wide';
import { paths, ROOTS, type RouteName } from '../shared/paths';
import { badgeOf, unread, unreadMessages } from '../shared/session/unread';
import { Icon, Line } from '../shared/ui/icon';
import { Mark } from '../shared/ui/mark';
import { overlay } from '../shared/ui/overlay';
import { rootOf } from './root-of';
import './roots.css';

/** Name and drawing of each root. The plans' is the mark: a ring with the line through it. */
const LOOKS = {
  adCenter: ['roots.home', 'M3.500 11.500 12 4l8.500 7.500M6 9.500V20h4.500v-5.500h3V20H18V9.500'],
  plan: ['plan.title', 'M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M3 16 21 8'],
  wallet: [
    'wallet.title',
    'M17.500 7V4.500L5.500 6.500M4 8.500a2 2 0 0 1 2-2h13.500V20H6a2 2 0 0 1-2-2zM16 13.250v.01',
  ],
  notification: [
    'notification.title',
    'M7 5h10l3.500 8.500V19h-17v-5.500zM3.500 13.500h5l1.500 2.500h4l1.500-2.500h5',
  ],
  me: ['me.title', 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.500 20.500c.500-4 3.500-6 7.500-6s7 2 7.500 6'],
} as const;

/** How many notices and messages are unread, together. */
const useUnread = (): number =>
  useSyncExternalStore(unread.onChange, unread.get) +
  useSyncExternalStore(unreadMessages.onChange, unreadMessages.get);

/** The way from any root to any other in one touch: a bar below, a rail beside the column where there is room. */
const Roots = ({ at }: { at: RouteName }) => {
  const t = useTranslate();
  const total = useUnread();
  const isWide = useIsWide();
  const here = rootOf(at);
  if (here === undefined) return null;
  return (
    <nav className="roots" aria-label={t('roots.label')}>
      {isWide ? (
        <span className="roots__brand" translate="no">
          <Mark />
          {t('app.name')}
        </span>
      ) : null}
      {ROOTS.map((root) => {
        const [name, drawing] = LOOKS[root];
        const badge = root === 'notification' ? badgeOf(total) : '';
        return (
          <Link
            key={root}
            to={paths[root]}
            className="roots__root"
            aria-current={root === here ? 'page' : undefined}
            aria-label={badge ? t('roots.inboxUnread', { count: total }) : undefined}
          >
            <span className="roots__icon">
              <Line path={drawing} />
              {badge ? (
                <span className="roots__badge" aria-hidden="true">
                  {badge}
                </span>
              ) : null}
            </span>
            <span>{t(name)}</span>
          </Link>
        );
      })}
      {isWide ? (
        <button
          type="button"
          className="roots__root roots__help"
          onClick={() => overlay.set({ kind: 'service', recharge: false })}
        >
          <span className="roots__icon">
            <Icon name="service" />
          </span>
          <span>{t('guestSupport.title')}</span>
        </button>
      ) : null}
    </nav>
  );
};

export default Roots;
