import { isAppLink } from '@fairlead/contract/app-links';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { reportAccountError } from '../../shared/calls/report-error';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { paths } from '../../shared/paths';
import { Disc } from '../../shared/ui/disc';
import type { Drawing } from '../../shared/ui/drawings';
import { useTimeOfDay, useWrittenTime } from '../../shared/ui/moment';
import { StaffLine } from '../../shared/ui/staff-line';
import { showToast } from '../../shared/ui/toast';
import { type Notification, useNotificationActs } from './api';

/** Behind a fold: where the record of money stood; whoever keeps it can tell whether that was rewritten. */
const Head = ({ entry, hash }: NonNullable<Notification['head']>) => {
  const t = useTranslate();
  return (
    <details className="small soft">
      <summary className="notification__fold">{t('source.technical')}</summary>
      <p className="notification__record">
        {t('notifications.head', { number: entry, hash: hash.replace(/.{4}(?=.)/g, '$& ') })}{' '}
        <Link to={paths.flow}>{t('notifications.headCheck')}</Link>
      </p>
    </details>
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

const PLAN_NUMBER = /^(.*?)(\d{6}-\d{7,15})(.*)$/s;

/** Words of a notice; the hyphen in a plan's number is no place for a line to end. */
const Words = ({ text, withdrawn }: { text: string; withdrawn: boolean }) => {
  const [, before, number, after] = PLAN_NUMBER.exec(text) ?? [];
  const words =
    number === undefined ? (
      text
    ) : (
      <>
        {before}
        <span className="notification__number">{number}</span>
        {after}
      </>
    );
  return withdrawn ? <s>{words}</s> : words;
};

/** When it came: the time of day, as its day stands above it, and whether it is unread. */
const Came = ({ notification }: { notification: Notification }) => (
  <span className="notification__came small soft">
    <time dateTime={notification.created_at}>{useTimeOfDay()(notification.created_at)}</time>
    {notification.read ? null : <span className="notification__dot" />}
  </span>
);

/** All of it: what it says, the way to what it is about, and of what category and from when it is. */
const Opened = ({ notification }: { notification: Notification }) => {
  const t = useTranslate();
  const writtenTime = useWrittenTime();
  const { content, link, withdrawn } = notification;
  return (
    <>
      <p className="plain-text">{withdrawn ? <s>{content}</s> : content}</p>
      {notification.by_staff ? <StaffLine /> : null}
      {/* The server takes no other link, but older rows were not held against the list. */}
      {withdrawn || link === null || !isAppLink(link) ? null : (
        <Link to={link} className="notification__link">
          {t('notifications.follow')}
        </Link>
      )}
      <p className="small soft">
        {t(`notifications.category.${notification.category}`)} · {writtenTime(notification.created_at)}
      </p>
      {notification.head ? <Head {...notification.head} /> : null}
    </>
  );
};

interface Props {
  notification: Notification;
  /** What else stands below its words. */
  children?: ReactNode;
}

/**
 * One notification: title, its first words and when it came; all of it once opened, which marks it read. Folded, the whole
 * row opens it.
 */
export const NotificationCard = ({ notification, children }: Props) => {
  const t = useTranslate();
  const { readOne } = useNotificationActs();
  const [isOpen, setOpen] = useState(false);
  const [titleId, contentId] = [useId(), useId()];
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
  const { title, content, withdrawn } = notification;
  return (
    <li className={`card notification ${notification.read ? '' : 'notification--unread'}`}>
      <h2 className="notification__title">
        <button
          type="button"
          className="notification__toggle"
          aria-labelledby={titleId}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <Disc of={drawingOf(notification)} tone={notification.read ? 'plain' : 'accent'} />
          <span className="notification__words">
            <span className="notification__top">
              <span id={titleId} className="notification__name">
                {notification.read ? null : (
                  <span className="hidden-text">{t('notifications.unread')}: </span>
                )}
                <Words text={title} withdrawn={withdrawn} />
              </span>
              <Came notification={notification} />
            </span>
            {isOpen ? null : (
              <span className="notification__line small soft" aria-hidden="true">
                <Words text={content} withdrawn={false} />
              </span>
            )}
          </span>
        </button>
      </h2>
      <div id={contentId} className="notification__body" hidden={!isOpen}>
        <Opened notification={notification} />
      </div>
      {withdrawn || children ? (
        <div className="notification__foot">
          {withdrawn ? <span className="tag">{t('service.withdrawn')}</span> : null}
          {children}
        </div>
      ) : null}
    </li>
  );
};
