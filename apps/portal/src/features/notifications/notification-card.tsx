import { isAppLink } from '@fairlead/contract/app-links';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { reportAccountError } from '../../shared/calls/report-error';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Disc } from '../../shared/ui/disc';
import type { Drawing } from '../../shared/ui/drawings';
import { Icon } from '../../shared/ui/icon';
import { Moment } from '../../shared/ui/moment';
import { StaffLine } from '../../shared/ui/staff-line';
import { showToast } from '../../shared/ui/toast';
import { type Notification, useNotificationActs } from './api';

/** Where the record of money stood; whoever keeps it can tell whether that was rewritten. */
const Head = ({ entry, hash }: NonNullable<Notification['head']>) => {
  const t = useTranslate();
  return (
    <p className="small soft notification__head">
      {t('notifications.head', { number: entry, hash: hash.replace(/.{4}(?=.)/g, '$& ') })}{' '}
      <Link to={paths.flow}>{t('notifications.headCheck')}</Link>
    </p>
  );
};

const DRAWINGS = {
  system_announcement: 'flag',
  system_maintenance: 'wrench',
  activity: 'bell',
} as const satisfies Record<Notification['category'], Drawing>;

/** What the notice is about, where its link says so; else of what kind it is. */
const drawingOf = ({ link, category }: Notification): Drawing => {
  if (link?.startsWith('/plan')) return 'ring';
  if (link?.startsWith('/wallet/withdraw')) return 'out';
  if (link?.startsWith('/wallet/bind-card')) return 'bank';
  if (link?.startsWith('/wallet')) return 'exchange';
  if (link?.startsWith('/me')) return 'shield';
  return DRAWINGS[category];
};

interface Props {
  notification: Notification;
  /** What else stands in its foot. */
  children?: ReactNode;
}

/** One notification: title and a line of it, and the way to what it is about; all of it once opened, which marks it read. */
export const NotificationCard = ({ notification, children }: Props) => {
  const t = useTranslate();
  const { readOne } = useNotificationActs();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const tellFailure = useCallback(
    (error: unknown): boolean => {
      showToast(t('notifications.markFailed'));
      reportAccountError(error);
      return true;
    },
    [t],
  );
  const { send: markRead } = useSend(() => readOne(notification.id), tellFailure);
  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen && !notification.read) void markRead();
  };
  return (
    <li className={`card notification ${notification.read ? '' : 'notification--unread'}`}>
      <Disc of={drawingOf(notification)} tone={notification.read ? 'plain' : 'accent'} />
      <h2 className="notification__title">
        <button
          type="button"
          className="notification__toggle"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <span className="notification__words">
            {notification.read ? null : <span className="notification__dot" />}
            {notification.read ? null : <span className="hidden-text">{t('notifications.unread')}: </span>}
            {notification.withdrawn ? <s>{notification.title}</s> : notification.title}
          </span>
          <span className={`notification__arrow ${isOpen ? 'notification__arrow--open' : ''}`}>
            <Icon name="next" />
          </span>
        </button>
      </h2>
      <div id={contentId} hidden={!isOpen}>
        <p className="plain-text">
          {notification.withdrawn ? <s>{notification.content}</s> : notification.content}
        </p>
        {notification.by_staff ? <StaffLine /> : null}
        {notification.head ? <Head {...notification.head} /> : null}
      </div>
      {isOpen ? null : (
        <p className="notification__line small soft" aria-hidden="true">
          {notification.content}
        </p>
      )}
      <div className="notification__foot">
        <span className="small soft">{t(`notifications.category.${notification.category}`)}</span>
        {notification.withdrawn ? <span className="tag">{t('service.withdrawn')}</span> : null}
        <Moment time={notification.created_at} />
        {children}
        {/* The server takes no other link, but older rows were not held against the list. */}
        {notification.withdrawn || notification.link === null || !isAppLink(notification.link) ? null : (
          <Link
            to={notification.link}
            className="notification__link"
            onClick={() => (notification.read ? undefined : void markRead())}
          >
            {t('notifications.follow')}
          </Link>
        )}
      </div>
    </li>
  );
};
