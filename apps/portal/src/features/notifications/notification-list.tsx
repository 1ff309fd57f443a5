import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { reportAccountError } from '../../shared/calls/report-error';
import { useSend } from '../../shared/calls/use-send';
import { useTranslate } from '../../shared/i18n/use-translate';
import { unread } from '../../shared/session/unread';
import { Button } from '../../shared/ui/button';
import { Loaded } from '../../shared/ui/loaded';
import { More } from '../../shared/ui/more';
import { Choices } from '../../shared/ui/tabs';
import { showToast } from '../../shared/ui/toast';
import { type Category, type Filter, type Notice, useNotificationActs, useNotifications } from './api';
import { NotificationCard } from './notification-card';
import './notifications.css';

const CATEGORIES = ['all', ...NOTIFICATION_CATEGORIES] as const;
const FILTERS = ['all', 'unread', 'read'] as const;

/** The newest on show: what arrives after it stays unread. */
const newestOf = (notices: readonly Notice[]): string | undefined => notices[0]?.id;

interface BarProps {
  category: Category | 'all';
  filter: Filter;
  notices: readonly Notice[];
}

/** How many are unread, and the way to mark all read that were seen. */
const ReadBar = ({ category, filter, notices }: BarProps) => {
  const t = useTranslate();
  const { readAll } = useNotificationActs();
  const total = useSyncExternalStore(unread.onChange, unread.get);
  const tellFailure = useCallback(
    (error: unknown): boolean => {
      showToast(t('notices.markAllFailed'));
      reportAccountError(error);
      return true;
    },
    [t],
  );
  const { send, sending } = useSend(async () => {
    const upTo = newestOf(notices);
    if (upTo === undefined) return;
    await readAll(upTo, category);
    showToast(t('notices.marked'), 'done');
  }, tellFailure);
  return (
    <div className="notices__bar">
      <p className="small soft">{t('notices.unreadTotal', { count: total })}</p>
      {/* Among those that were read, nobody sees what would be marked. */}
      {filter === 'read' ? null : (
        <Button
          look="quiet"
          sending={sending}
          disabled={total === 0 || notices.length === 0}
          onClick={() => void send()}
        >
          {t('notices.markAll')}
        </Button>
      )}
    </div>
  );
};

/** Notifications by category and by read. */
export const NotificationList = () => {
  const t = useTranslate();
  const [category, setCategory] = useState<Category | 'all'>('all');
  const [filter, setFilter] = useState<Filter>('all');
  const { list, more } = useNotifications(category, filter);
  return (
    <>
      <Choices
        label={t('notices.categories')}
        options={CATEGORIES.map((value) => ({ value, label: t(`notices.category.${value}`) }))}
        value={category}
        onChange={setCategory}
      />
      <div className="notices__filters">
        <Choices
          label={t('notices.filters')}
          options={FILTERS.map((value) => ({ value, label: t(`notices.filter.${value}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <Loaded query={list} lines={8}>
        {(notices) => (
          <>
            <ReadBar category={category} filter={filter} notices={notices} />
            {notices.length === 0 ? (
              <p className="soft">{t(`notices.none.${filter}`)}</p>
            ) : (
              <ul className="stack stack--tight">
                {notices.map((notice) => (
                  <NotificationCard key={notice.id} notice={notice} />
                ))}
              </ul>
            )}
            {more.hasMore ? <More {...more} /> : null}
          </>
        )}
      </Loaded>
    </>
  );
};
