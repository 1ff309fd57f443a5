import { isAppLink } from '@fairlead/contract/app-links';
import { useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { reportAccountError } from '../../shared/calls/report-error';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { Icon } from '../../shared/ui/icon';
import { Moment } from '../../shared/ui/moment';
import { showToast } from '../../shared/ui/toast';
import { type Notice, useNotificationActs } from './api';

/** One notification: its title until it is opened, which marks it read. */
export const NotificationCard = ({ notice }: { notice: Notice }) => {
  const t = useTranslate();
  const { readOne } = useNotificationActs();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const tellFailure = useCallback(
    (error: unknown): boolean => {
      showToast(t('notices.markFailed'));
      reportAccountError(error);
      return true;
    },
    [t],
  );
  const { send: markRead } = useSend(() => readOne(notice.id), tellFailure);
  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen && !notice.read) void markRead();
  };
  return (
    <li className={`card notice ${notice.read ? '' : 'notice--unread'}`}>
      <h2 className="notice__title">
        <button
          type="button"
          className="notice__toggle"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={toggle}
        >
          <span className="notice__words">
            {notice.read ? null : <span className="notice__dot" />}
            {notice.read ? null : <span className="hidden-text">{t('notices.unread')}: </span>}
            {notice.title}
          </span>
          <span className={`notice__arrow ${isOpen ? 'notice__arrow--open' : ''}`}>
            <Icon name="next" />
          </span>
        </button>
      </h2>
      <div id={contentId} hidden={!isOpen}>
        <p className="plain-text">{notice.content}</p>
        {/* The server takes no other link, but older rows were not held against the list. */}
        {notice.link === null || !isAppLink(notice.link) ? null : (
          <Link to={notice.link} className="notice__link">
            {t('notices.follow')}
          </Link>
        )}
      </div>
      <div className="notice__foot">
        <span className="small soft">{t(`notices.category.${notice.category}`)}</span>
        <Moment time={notice.created_at} />
      </div>
    </li>
  );
};
